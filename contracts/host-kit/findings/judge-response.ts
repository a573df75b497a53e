import type { EndpointName } from '../../api/endpoints.ts';
import { type ResponseDecoders, responseDecoders } from '../../decoders/responses.ts';
import { at, isObject } from '../../pact/json.ts';
import type { PactInteraction } from '../../pact/pact.ts';
import type { Exchange } from '../exchange.ts';
import { rules } from '../rules/rules.ts';
import { errorResponseFindings } from './error-responses.ts';
import type { Finding } from './finding.ts';
import { effectAt, placesRead, readBody } from './losses.ts';

/** Whether a host refuses or grants a request, as the pact says. */
export interface Expected {
  /** `success`, or the statuses of a refusal that the client tells apart. */
  status: 'success' | readonly number[];
  /** The fields of a form that are wrong; a host may name some of them alone. */
  fields?: readonly string[];
}

/** The verdict on one response. */
export interface Verdict {
  findings: Finding[];
  /** What the client reads of a success; undefined for a refusal. */
  value?: unknown;
  /** The places that were read, with stars for rows. */
  read: ReadonlySet<string>;
}

/** Refusals of a request that is not valid: the client words them alike. */
const invalid = [400, 405, 406, 409, 410, 411, 412, 413, 415, 422];

/** The outcome that the pact expects; a refused form or bet may have any status that the client words alike. */
export function expectedOf({ request, response }: PactInteraction): Expected {
  const rule = at(response.matchingRules, 'status', '$', 'matchers');
  const matcher = Array.isArray(rule) ? at(rule[0], 'status') : undefined;
  if (matcher === 'success' || (response.status >= 200 && response.status < 300))
    return { status: 'success' };
  if (Array.isArray(matcher)) return { status: [...new Set([...matcher.map(Number), 400, 401])] };
  // The kit's refresh token is invalid and not expired: the client has words for both.
  if (request.path === '/token/refresh/' && [400, 401].includes(response.status))
    return { status: [400, 401] };
  const fields = Object.keys(isObject(response.body?.content) ? response.body.content : {});
  return { status: response.status === 400 ? invalid : [response.status], fields };
}

const statusText = ({ status }: Expected) =>
  status === 'success' ? 'a status from 200 to 299' : status.slice(0, 3).join(' or ');

const statusEffects: Partial<Record<Exchange['endpoint'], string>> = {
  betting: 'reads another outcome than that of the bet',
  register: 'reads another outcome than that of the registration',
  login: 'reads another cause than that of the failure',
  refresh: 'is not led to the login as the client means it',
};

const isJson = (type: string) => /^(application|text)\/([\w.-]+\+)?json\s*(;|$)/i.test(type);

function contentFinding({ endpoint, response }: Exchange): Finding | undefined {
  const effect = effectAt(endpoint, '$');
  const type = response.headers['content-type'] ?? '';
  if (response.text.trim() === '')
    return { place: 'body', found: 'is empty', expected: 'JSON', effect };
  if (!isJson(type))
    return {
      place: 'content type',
      found: type ? `is ${type.slice(0, 40)}` : 'is missing',
      expected: 'application/json',
      effect,
    };
  if (response.text.includes('\uFFFD'))
    return {
      place: 'body',
      found: 'is not UTF-8',
      expected: 'UTF-8',
      effect: 'reads broken letters',
    };
  return undefined;
}

/** The parsed body of a response; undefined if it is not JSON. */
export function parseBody(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const isSuccess = (status: number) => status >= 200 && status < 300;

function statusFinding(expected: Expected, { endpoint, response }: Exchange): Finding | undefined {
  const { status } = response;
  const fits = expected.status === 'success' ? isSuccess(status) : expected.status.includes(status);
  if (fits) return undefined;
  const effect = statusEffects[endpoint] ?? effectAt(endpoint, '$');
  return { place: 'status', found: `is ${status}`, expected: statusText(expected), effect };
}

const unread: ReadonlySet<string> = new Set();

/** Of refusals of these the client reads the status alone: nobody reads the text of a bet that does not exist. */
const statusAlone: readonly EndpointName[] = ['login', 'refresh', 'bet'];

/** Judges a response by its status class, its content type and what the client reads of it. */
export function judgeResponse(expected: Expected, exchange: Exchange): Verdict {
  const { endpoint, response } = exchange;
  const status = statusFinding(expected, exchange);
  if (status) return { findings: [status], read: unread };
  const { success: kind }: ResponseDecoders = responseDecoders[endpoint];
  const success = expected.status === 'success';
  // The client reads the status of a registration and of a refused token alone.
  if (success && !kind) return { findings: [], read: unread };
  if (!success && (response.status === 401 || statusAlone.includes(endpoint)))
    return { findings: [], read: unread };
  const content = contentFinding(exchange);
  if (content) return { findings: [content], read: unread };
  const body = parseBody(response.text);
  if (!body) {
    const effect = effectAt(endpoint, '$');
    return {
      findings: [
        { place: 'body', found: 'is not valid JSON', expected: 'one JSON document', effect },
      ],
      read: unread,
    };
  }
  if (!success || !kind)
    return { findings: errorResponseFindings(exchange, body.value, expected.fields), read: unread };
  const { value, losses, seen } = readBody(endpoint, kind, body.value);
  const applied = value === undefined ? [] : (rules[endpoint]?.(value, exchange, body.value) ?? []);
  return { findings: [...losses, ...applied], value, read: placesRead(seen) };
}
