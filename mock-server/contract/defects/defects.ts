import {
  type EndpointName,
  endpointNames,
  endpoints,
  isUnshown,
  isUnused,
} from '@matka/contracts/api/endpoints';
import { type AnyPlace, anyRow, isSamePlace, placeText } from '@matka/contracts/reading/place';
import {
  bytesOf,
  endpointAsked,
  type HostResponse,
  isSuccess,
  type Transformer,
} from '../hosts/host.ts';
import { answers, queries } from '../hosts/transform.ts';
import { type Outcome, type Place, parametersOf, placesOf, readingOf } from './declared.ts';
import { contradicting, leavingOut, placeOperators } from './operators.ts';

/** A host with one defect at one place of one endpoint. */
export interface Defect {
  call: EndpointName;
  operator: string;
  /** In any row and under any key; or `status`, `content type`, `body`, the name of a parameter. */
  place: AnyPlace;
  outcome: Outcome;
  /** True if a host may do it: it leaves out an optional field, or changes a field that no client reads. */
  isPermitted: boolean;
  /** Creates the transformer; `differs` is called when the client reads a changed value because of it. */
  transform: (differs: () => void) => Transformer;
}

type Broken = (answer: HostResponse) => HostResponse;

const hasOutcome = ({ status }: HostResponse, outcome: Outcome): boolean =>
  outcome === 'success' ? status >= 200 && status < 300 : status >= 400;

/** Changes the responses of an endpoint with an outcome. A contradiction counts however the client reads it. */
const onAnswers =
  (
    call: EndpointName,
    outcome: Outcome,
    change: Broken,
    contradicts = false,
  ): Defect['transform'] =>
  (differs) =>
    answers(call, (answer) => {
      if (!hasOutcome(answer, outcome)) return answer;
      const broken = change(answer);
      if (contradicts || readingOf(call, broken) !== readingOf(call, answer)) differs();
      return broken;
    });

/** A host that ignores a parameter of the query. */
const ignoring =
  (call: EndpointName, name: string): Defect['transform'] =>
  (differs) =>
  (host) => {
    const ignorant = queries(call, (query) => query.delete(name))(host);
    return async (asked) => {
      if (endpointAsked(asked) !== call || !asked.url.searchParams.has(name)) return host(asked);
      const [sound, other] = [await host(asked), await ignorant(asked)];
      if (!isSuccess(other)) return sound;
      if (readingOf(call, sound) !== readingOf(call, other)) differs();
      return other;
    };
  };

const withStatus =
  (status: number): Broken =>
  (answer) => ({ ...answer, status });

const withType =
  (type: string | undefined): Broken =>
  ({ headers: { 'content-type': _, ...headers }, ...answer }) => ({
    ...answer,
    headers: type === undefined ? headers : { ...headers, 'content-type': type },
  });

const otherStatuses = { success: [400, 500], error: [200, 418, 500] } as const;

const aroundBody = (outcome: Outcome): [operator: string, place: string, change: Broken][] => [
  ...otherStatuses[outcome].map((status): [string, string, Broken] => [
    `status ${status}`,
    'status',
    withStatus(status),
  ]),
  ['content type HTML', 'content type', withType('text/html')],
  ['content type missing', 'content type', withType(undefined)],
  [
    'encoded twice',
    'body',
    (answer) => ({ ...answer, raw: JSON.stringify(bytesOf(answer).toString()) }),
  ],
  ['truncated', 'body', (answer) => ({ ...answer, raw: bytesOf(answer).toString().slice(0, -5) })],
];

/** A place as a path of the host styles. */
const pathOf = (place: Place['place']): string =>
  place.map((key) => (typeof key === 'symbol' ? '*' : key)).join('.');

/** Fields that no screen shows. The client reads the days of a market from its weeks alone. */
const isUnread = (call: EndpointName, { place }: Place): boolean =>
  isUnshown(call, place) || (call === 'results' && place[0] === 'days' && place.length > 1);

/** The fields that a host may leave empty. */
const mayBeEmpty = (call: EndpointName, { place }: Place): boolean =>
  (isSamePlace(place, call === 'payouts' ? ['data'] : []) &&
    ['payouts', 'markets', 'betTypes', 'homepage'].includes(call)) ||
  isSamePlace(place, [anyRow, 'config_json']);

const histories: readonly EndpointName[] = ['history', 'bettingHistory'];

/**
 * Changes of lists in which a host may choose the order, as in a history or the numbers of a bet, or may repeat rows: a
 * suggestion gets one bet, a rate is shown twice. The client finds the days of a chart by their dates.
 */
const isOtherOrder = (call: EndpointName, operator: string, { place }: Place): boolean =>
  (operator === 'order reversed' &&
    (['suggestions', 'payouts', 'results', ...histories].includes(call) ||
      place.at(-1) === 'placed_bets')) ||
  (operator === 'row doubled' && ['suggestions', 'payouts', 'results'].includes(call));

/** A response that no screen uses may have any form, as long as it does not contradict others. */
const isAlone = (call: EndpointName, operator: string): boolean =>
  isUnused(call) && !contradicting.includes(operator);

/** The app has its own text for every refusal, but the client recognises the refusal of a bet only in JSON. */
const isOwnWords = (call: EndpointName, outcome: Outcome, place: AnyPlace): boolean =>
  outcome === 'error' && place !== 'status' && !(call === 'betting' && typeof place === 'string');

/** A host may refuse with any status of 4xx, but a token only with 401. */
const isOtherRefusal = (call: EndpointName, operator: string): boolean =>
  operator === 'status 418' && !endpoints[call].bearer;

function ofOutcome(call: EndpointName, outcome: Outcome): Defect[] {
  const places = placesOf(call, outcome);
  const inBody = placeOperators.flatMap(({ name, applies, change }) =>
    places.filter(applies).map((one): Defect => {
      const edit = change(pathOf(one.place));
      return {
        call,
        operator: name,
        place: one.place,
        outcome,
        isPermitted:
          isUnread(call, one) ||
          isAlone(call, name) ||
          isOwnWords(call, outcome, one.place) ||
          (name === 'emptied' && mayBeEmpty(call, one)) ||
          isOtherOrder(call, name, one) ||
          (one.presence === 'optional' && leavingOut.includes(name)),
        transform: onAnswers(
          call,
          outcome,
          (answer) => ({ ...answer, body: edit(answer.body) }),
          name === 'row doubled' && histories.includes(call) && isSamePlace(one.place, ['data']),
        ),
      };
    }),
  );
  const around = aroundBody(outcome).map(([operator, place, change]): Defect => {
    const transform = onAnswers(call, outcome, change, operator === 'status 500');
    const isPermitted =
      isAlone(call, operator) || isOwnWords(call, outcome, place) || isOtherRefusal(call, operator);
    return { call, operator, place, outcome, isPermitted, transform };
  });
  return [...inBody, ...around];
}

/** Every defect of an endpoint. */
export const defectsOf = (call: EndpointName): Defect[] => [
  ...ofOutcome(call, 'success'),
  ...ofOutcome(call, 'error'),
  ...parametersOf(call).map(
    (name): Defect => ({
      call,
      operator: name === 'page' ? 'page ignored' : 'filter ignored',
      place: name,
      outcome: 'success',
      isPermitted: false,
      transform: ignoring(call, name),
    }),
  ),
];

/** Every defect of every endpoint. */
export const defects: readonly Defect[] = endpointNames.flatMap(defectsOf);

/** The name of a defect: the endpoint, the place and the change. */
export const nameOf = ({ operator, place, outcome }: Defect): string =>
  `${outcome === 'error' ? 'error ' : ''}${placeText(place)} ${operator}`;
