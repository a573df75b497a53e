import { type EndpointName, isUnused } from '../../api/endpoints.ts';
import { at, isObject } from '../../reading/json.ts';
import { type Exchange, type ExchangeRequest, holdsPlaceholder, isSuccess } from '../exchange.ts';
import { among, differenceOf, type Part } from '../finding.ts';
import {
  isListedOtherwise,
  isSessionOpen,
  isSessionOpenNow,
  readBetRequest,
} from '../game/bet-request.ts';
import type { Observed } from '../state.ts';
import { readBody } from './losses.ts';
import { pageOf } from './pages.ts';
import { refusalParts } from './refusals.ts';
import { judgeResponse } from './response-rules.ts';
import { isWanted, noReading, statusPart } from './status.ts';

const wordsOfApp = 'reads the words of the app';

/** The client reads only the status of a refusal at these endpoints. */
const statusAlone: readonly EndpointName[] = ['login', 'refresh', 'bet'];

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
  const { parts: all = [], notes = [] } = judgeResponse(endpoint, observed) ?? {};
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
