import { type EndpointName, isUnused } from '../../api/endpoints.ts';
import { at, isObject } from '../../pact/json.ts';
import { anyRow } from '../../reading/place.ts';
import { type Exchange, type ExchangeRequest, holdsPlaceholder, isSuccess } from '../exchange.ts';
import { among, differenceOf, type Part } from '../finding.ts';
import {
  isListedOtherwise,
  isSessionOpen,
  isSessionOpenNow,
  readBetRequest,
} from '../game/bet-request.ts';
import { type ReadCall, type Reading, read } from '../reader.ts';
import type { Observed } from '../state.ts';
import { pageParts, recordNotes, recordParts } from './bet-records.ts';
import { betTypeNotes, betTypeParts } from './bet-types.ts';
import { homepageNotes, homepageParts } from './homepage.ts';
import { readBody } from './losses.ts';
import { marketNotes, marketParts } from './markets.ts';
import { pageOf } from './pages.ts';
import { payoutNotes, payoutParts } from './payouts.ts';
import { refusalParts } from './refusals.ts';
import { resultNotes, resultParts } from './results.ts';
import { loginNotes, loginParts } from './users.ts';

/** Statuses that do not decide a request: its token is refused, or the host did not read it. */
const unheard: readonly number[] = [401, 408, 425, 429];

/** The statuses that refuse a request. The specification does not prefer one of them. */
export const refusals: readonly number[] = Array.from(
  { length: 100 },
  (_, index) => 400 + index,
).filter((status) => !unheard.includes(status));

/** The experience of the player with a response that the client cannot use. */
const noReading = 'sees an error instead';

/** The experience of the player with a refusal that the client reads differently. */
const statusEffects: Partial<Record<EndpointName, string>> = {
  betting: 'reads another outcome than that of the bet',
  register: 'reads another outcome than that of the registration',
  login: 'reads another cause than that of the failure',
  refresh: 'is not led to the login as the client means it',
};

/** The experience of the player with a success in place of the expected refusal. */
const successEffects: Partial<Record<EndpointName, string>> = {
  betting: 'has a bet that cannot be',
  register: 'has an account by a form that is wrong',
  login: 'is signed in by a wrong credential',
  refresh: 'is not led to the login',
  suggestions: 'is offered numbers for an input that has none',
  bet: 'sees a bet that is not there',
};

/** Statuses in words: any of a class, or the few that the client distinguishes. */
const statusesText = (statuses: readonly number[]): string =>
  statuses.length > 3 ? 'a status from 400 to 499' : statuses.join(' or ');

const wordsOfApp = 'reads the words of the app';

const statusAlone: readonly EndpointName[] = ['login', 'refresh', 'bet'];

const isWanted = (status: number, { expected }: Exchange): boolean =>
  expected !== undefined && expected.status !== 'success' && expected.status.includes(status);

function statusPart(endpoint: EndpointName, { response, expected }: Exchange): Part | undefined {
  const { status } = response;
  const wanted = expected?.status;
  const fits =
    wanted === undefined
      ? isSuccess(response) || (status >= 400 && status < 500)
      : wanted === 'success'
        ? isSuccess(response)
        : wanted.includes(status);
  if (fits) return undefined;
  return {
    place: 'status',
    found: `is ${status}`,
    expected:
      wanted === undefined || wanted === 'success'
        ? 'a status from 200 to 299'
        : statusesText(wanted),
    effect: isSuccess(response)
      ? (successEffects[endpoint] ?? 'is let in by a token that is no longer good')
      : (statusEffects[endpoint] ?? noReading),
    plain: 'a status that the client does not expect',
  };
}

const isJson = (type: string) => /^(application|text)\/([\w.-]+\+)?json\s*(;|$)/i.test(type);

const typePart = (type: string, effect: string): Part => ({
  place: 'content type',
  found: type ? `is ${type.slice(0, 40)}` : 'is missing',
  expected: 'application/json',
  effect,
  plain: 'something other than application/json',
});

/** The reason why the client cannot read a body at all; undefined for JSON. */
function contentPart({ response }: Exchange): Part | undefined {
  const { contentType: type, body, isJsonText = false } = response;
  const isText = typeof body === 'string' && !isJsonText;
  const part = (place: string, found: string, expected: string, effect: string): Part => ({
    place,
    found,
    expected,
    effect,
    plain: `something other than ${expected}`,
  });
  if (body === undefined) return part('body', 'is empty', 'JSON', noReading);
  if (isText && !isJson(type)) return typePart(type, noReading);
  if (JSON.stringify(body).includes('\uFFFD'))
    return part('body', 'is not UTF-8', 'UTF-8', 'reads broken letters');
  return isText ? part('body', 'is not valid JSON', 'one JSON document', noReading) : undefined;
}

interface Within<Call extends ReadCall> {
  /** The required agreement of a response with itself, as a sentence without values. */
  holds: string;
  /** Differences, and what the specification permits. */
  judge: (
    value: Reading<Call>,
    observed: Observed,
    body: unknown,
  ) => { parts: readonly Part[]; notes?: readonly Part[] };
}

const ofRecords =
  'each bet has an id of its own and a number under a name of its type, and names one session; a win says how high it is';

/** The rules of a response beside its declaration, by call. */
export const within: { readonly [Call in ReadCall]?: Within<Call> } = {
  login: {
    holds: 'a player has points, and shows no other mobile number than the one that signs in',
    judge: (value, { exchange }) => ({
      parts: loginParts(value, exchange),
      notes: loginNotes(value, exchange),
    }),
  },
  homepage: {
    holds:
      'banners and buttons have different ids, pictures have an address, colours are of CSS, and banners stay long enough to be seen',
    judge: (value, _, body) => ({ parts: homepageParts(value, body), notes: homepageNotes(value) }),
  },
  markets: {
    holds:
      'markets have different ids, name and number of a status agree, and the last bid comes before its result and is in the time of India',
    judge: (value, { exchange }, body) => ({
      parts: marketParts(value, body, exchange),
      notes: marketNotes(value),
    }),
  },
  betTypes: {
    holds:
      'bet types have different ids, codes are spelt as in the specification and fit their names, and no limit excludes every number',
    judge: (value, _, body) => ({ parts: betTypeParts(value, body), notes: betTypeNotes(value) }),
  },
  payouts: {
    holds: 'each rate is above 0, and the page is the one that was asked for',
    judge: (value, { exchange }) => ({
      parts: payoutParts(value, exchange),
      notes: payoutNotes(value),
    }),
  },
  history: {
    holds: ofRecords,
    judge: (value, { state }, body) => ({
      parts: pageParts(value, body, state),
      notes: recordNotes(value.data, ['data', anyRow]),
    }),
  },
  bettingHistory: {
    holds: ofRecords,
    judge: (value, { state }, body) => ({ parts: pageParts(value, body, state) }),
  },
  bet: {
    holds: ofRecords,
    judge: (value, { state }) => ({ parts: recordParts(value, [], state) }),
  },
  results: {
    holds:
      'a day has the results by market, in lists; a chart has the days of its month, and says of each whether it has a result',
    judge: (value, { exchange }, body) => ({
      parts: resultParts(value, exchange, body),
      notes: resultNotes(exchange, body),
    }),
  },
};

function partsWithin<Call extends ReadCall>(call: Call, observed: Observed) {
  const { body } = observed.exchange.response;
  const value = read(call, body);
  const own: Within<Call> | undefined = within[call];
  return value === undefined ? undefined : own?.judge(value, observed, body);
}

/** True for a page that no screen asks for. */
const isBeforeFirst = (request: ExchangeRequest): boolean => (pageOf(request) ?? 1) < 1;

/** Notes the parts of a response that no screen uses, and fails the parts that answer another request. */
function report(endpoint: EndpointName, parts: readonly Part[], observed: Observed): void {
  const { fail, note, exchange } = observed;
  for (const part of parts) {
    const { place } = part;
    if (
      typeof place !== 'string' &&
      holdsPlaceholder(at(exchange.response.body, ...place.map(String)))
    )
      continue;
    if (isUnused(endpoint) || isBeforeFirst(exchange.request))
      note({ ...part, effect: 'does not see it: no screen asks for it' });
    else fail('reading', part);
  }
}

function checkSuccess(endpoint: EndpointName, observed: Observed): void {
  const { exchange, note, held } = observed;
  // The client reads only the status of a registration.
  if (endpoint === 'register') return;
  const content = contentPart(exchange);
  if (content) {
    report(endpoint, [content], observed);
    return;
  }
  // The client parses any JSON, whatever its content type.
  const { contentType } = exchange.response;
  if (!isJson(contentType)) note(typePart(contentType, 'sees no difference'));
  const { losses, unnamed } = readBody(endpoint, exchange.response.body);
  const { parts: all = [], notes = [] } = partsWithin(endpoint, observed) ?? {};
  // An unreadable value is reported once, and not again for the default that replaces it.
  const isLost = among(losses);
  const parts = all.filter((part) => !isLost(part));
  report(endpoint, [...losses, ...parts], observed);
  for (const part of [...unnamed, ...notes]) note(part);
  if (losses.length + parts.length === 0) held('reading');
}

/** Reports an unexpected status. If the market decides it, only once a newer list shows that the market has not changed. */
function failStatus(endpoint: EndpointName, status: Part, observed: Observed): void {
  const { exchange, state, doubt, note } = observed;
  const { request, response } = exchange;
  const isRefused = response.status >= 400 && response.status < 500;
  if (endpoint === 'register' && isRefused && at(request.body, 'grant_type') === 'otp') {
    note({ ...status, effect: 'types the code that was sent to this number' });
    return;
  }
  const bet = endpoint === 'betting' ? readBetRequest(request.body, state) : undefined;
  const open = bet && isSessionOpen(bet);
  const isDecidedByMarket = bet && !bet.problem && !exchange.expected?.aboveBalance;
  if (!isDecidedByMarket || open === undefined || response.status >= 500) {
    report(endpoint, [status], observed);
    return;
  }
  // The market has closed, or opened, since the bet was planned.
  if (open === isSuccess(response)) return;
  // This is reported at the list of bet types.
  if (open && isListedOtherwise(bet)) return;
  const { place, text, expected } = differenceOf(status);
  doubt({
    rule: 'reading',
    place,
    text: () => text,
    expected,
    questions: [state.marketsQuestion],
    isStill: () => isSessionOpenNow(bet, state) === open,
  });
}

/** Checks that the client can read what it needs of a response, and that the response agrees with itself. */
export function checkReading(observed: Observed): void {
  const { endpoint, exchange, success, fail } = observed;
  if (!endpoint) {
    fail('reading', {
      place: 'endpoint',
      found: 'is not in the contract',
      expected: 'a call of the client',
      effect: 'sees none of it',
      plain: 'an endpoint that the contract does not know',
    });
    return;
  }
  // The host has not read the request.
  if (exchange.response.status === 429 && !isWanted(429, exchange)) return;
  const status = statusPart(endpoint, exchange);
  if (status) {
    // The rule of server errors reports it already.
    if (exchange.response.status < 500 || exchange.expected) failStatus(endpoint, status, observed);
    return;
  }
  if (success) {
    checkSuccess(endpoint, observed);
    return;
  }
  if (exchange.response.status === 401 || statusAlone.includes(endpoint)) return;
  const content = contentPart(exchange);
  // Without JSON no client knows that a bet was refused. For other requests the app has its own text.
  const isUnknown = content !== undefined && endpoint === 'betting';
  const own = content && { ...content, effect: isUnknown ? content.effect : wordsOfApp };
  const { parts, notes } = own
    ? { parts: isUnknown ? [own] : [], notes: isUnknown ? [] : [own] }
    : refusalParts(endpoint, exchange);
  report(endpoint, parts, observed);
  for (const one of notes) observed.note(one);
  if (parts.length === 0 && isObject(exchange.response.body)) observed.held('reading');
}
