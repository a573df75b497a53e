import type { IncomingHttpHeaders } from 'node:http';
import { type EndpointName, endpointNames } from '@matka/contracts/api/endpoints';
import type { HostRules } from '../db/settings.ts';
import { changeAt, type ValueChange } from './change.ts';
import { bets, isBetTarget, isMarketTarget, markets } from './chosen.ts';
import { type Change, type Fields, fieldsIn, type Json } from './json.ts';

/** A request as its route gets it. */
export interface Sent {
  readonly endpoint: EndpointName;
  /** The path and the query as the client wrote them. */
  readonly url: string;
  /** Their names are in lower case. */
  readonly headers: IncomingHttpHeaders;
  readonly params: Fields;
  readonly query: Fields;
  /** Undefined without a body. */
  readonly body: Json | undefined;
}

/** A response before it is sent. */
export interface HostResponse {
  readonly status: number;
  /** Their names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json;
  /** Sent unchanged in place of the body. */
  readonly raw?: string;
}

/** An endpoint, several, or all; or the bets, markets or draws in the responses of several. */
export type Target =
  | EndpointName
  | readonly EndpointName[]
  | 'all'
  | 'draws'
  | keyof typeof bets
  | keyof typeof markets;

/** A change of some responses, as data. */
export interface ResponseChange {
  /** All endpoints if absent. */
  readonly endpoint?: Target;
  /** Refusals, or the responses of one status; successes if absent. */
  readonly when?: 'refused' | number;
  /** `data.*.id`: `*` is each entry of a list or map; the whole body without a path. */
  readonly path?: string | readonly string[];
  readonly change?: ValueChange;
  readonly status?: number;
  readonly headers?: HostResponse['headers'];
  readonly raw?: string;
}

/** Behaviour that differs from the mock's: a part of the rules of a world, read by the code concerned. */
export interface StyleRules extends HostRules {
  /** Rates on a page; 50 without it. */
  readonly ratesPageSize?: number;
  /** Bets on a page of GET /betting/history/; by default the page size of the other history. */
  readonly plainPageSize?: number;
  readonly oldestFirst?: boolean;
  readonly ignoresKeys?: boolean;
  readonly signsInOnRegistration?: boolean;
  /** The number of requests that an access token is good for. */
  readonly accessTokenUses?: number;
  /** The number of refreshes that a refresh token is good for. */
  readonly refreshTokenUses?: number;
  /** A refresh returns a new refresh token, too. */
  readonly renewsRefreshTokens?: boolean;
  readonly opaqueRefreshTokens?: boolean;
  /** A login ends the earlier sessions of its player. */
  readonly oneSession?: boolean;
  /** Each request of this number is refused with 429. */
  readonly refusesEvery?: number;
  /** Minutes after midnight in India at which a market day begins. */
  readonly dayStart?: number;
  /** The list of markets shows the last draw until the next one. */
  readonly keepsLastResult?: boolean;
  /** Markets besides the world's, with their times. */
  readonly moreMarkets?: number;
}

/** How a host writes: pure functions of one request and of one response. */
export interface Form {
  /** The request as the mock knows it. */
  readonly request?: (sent: Sent) => Sent;
  /** The response to a request that the client sent. */
  readonly response?: (response: HostResponse, sent: Sent) => HostResponse;
}

export type ResponseForm = NonNullable<Form['response']>;

/** A difference between a host and the mock: a form, rules of the world, its scenario or its time. */
export interface HostStyle extends Form {
  readonly name: string;
  readonly description: string;
  /** The subject that it decides: two styles with the same subject contradict each other. */
  readonly decides?: string;
  readonly rules?: StyleRules;
  readonly scenario?: string;
  /** ISO 8601 with its offset. */
  readonly now?: string;
}

/** A style as data; changes that data cannot express are functions. */
export interface Row extends Omit<HostStyle, 'name'>, ResponseChange {
  readonly changes?: readonly ResponseChange[];
}

/** Rows by their names. */
export type Rows = Readonly<Record<string, Row>>;

const histories = ['history', 'bettingHistory'] as const;

/** The places of draws in lists of markets, charts and results of a day. */
const drawPlaces = ['*', 'calendar_weeks.*.*', 'days.*', 'markets.*.*'];

/** The endpoints of a target, with its places in their bodies, and a filter for the target's values. */
function placesOf(target: Target): [readonly EndpointName[], readonly string[], Chosen?][] {
  if (target === 'all') return [[endpointNames, ['']]];
  if (target === 'draws') return [[['markets', 'results'], drawPlaces]];
  if (isMarketTarget(target)) return [[['markets'], ['*'], markets[target]]];
  if (isBetTarget(target))
    return [
      [['bet'], [''], bets[target]],
      [histories, ['data.*'], bets[target]],
    ];
  return [[[target].flat(), ['']]];
}

type Chosen = (value: Fields) => boolean;

const isMeant = ({ status }: HostResponse, when: ResponseChange['when']): boolean => {
  if (typeof when === 'number') return status === when;
  return when === 'refused' ? status >= 400 : status < 300;
};

function bodyChange({ path = '', change }: ResponseChange, isChosen?: Chosen): Change {
  if (change === undefined) return (body) => body;
  const paths = [path].flat();
  return (value) =>
    isChosen?.(fieldsIn(value)) === false
      ? value
      : paths.reduce((next, one) => changeAt(one, change)(next), value);
}

/** The function of responses for a change as data. */
function responseOf(change: ResponseChange): ResponseForm[] {
  const { endpoint = 'all', when, status, headers, raw } = change;
  return placesOf(endpoint).map(([endpoints, places, isChosen]) => {
    const own = bodyChange(change, isChosen);
    const edit: Change = (body) => places.reduce((next, place) => changeAt(place, own)(next), body);
    return (response, { endpoint: asked }) => {
      if (!endpoints.includes(asked) || !isMeant(response, when)) return response;
      return {
        ...response,
        body: edit(response.body),
        ...(status !== undefined && { status }),
        ...(headers && { headers: { ...response.headers, ...headers } }),
        ...(raw !== undefined && { raw }),
      };
    };
  });
}

/** The forms one after the other; the first stands next to the mock. Undefined for no forms. */
export function formOf(forms: readonly Form[]): Form | undefined {
  const requests = forms.flatMap(({ request }) => request ?? []).toReversed();
  const responses = forms.flatMap(({ response }) => response ?? []);
  if (requests.length + responses.length === 0) return undefined;
  return {
    ...(requests.length > 0 && {
      request: (sent) => requests.reduce((next, request) => request(next), sent),
    }),
    ...(responses.length > 0 && {
      response: (response, sent) => responses.reduce((next, form) => form(next, sent), response),
    }),
  };
}

function styleOf(name: string, row: Row): HostStyle {
  const {
    description,
    decides,
    rules,
    scenario,
    now,
    request,
    response,
    changes = [],
    ...own
  } = row;
  const all = Object.keys(own).length > 0 ? [own, ...changes] : changes;
  const responses = [...all.flatMap(responseOf), response];
  return {
    name,
    description,
    ...(decides !== undefined && { decides }),
    ...(rules && { rules }),
    ...(scenario !== undefined && { scenario }),
    ...(now !== undefined && { now }),
    ...formOf([
      { ...(request && { request }) },
      ...responses.map((one) => ({ ...(one && { response: one }) })),
    ]),
  };
}

/** The host styles of rows, in their order. */
export const stylesOf = (rows: Rows): HostStyle[] =>
  Object.entries(rows).map(([name, row]) => styleOf(name, row));
