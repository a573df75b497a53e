import { type EndpointName, endpointOf, endpoints, endpointTitle } from '../pact/endpoints.ts';
import { schemaOf } from '../pact/json-schema.ts';
import { createNameRedactor } from './redact-names.ts';
import { type Difference, differencesIn } from './schema-differences.ts';

/** What came back for a request. */
export interface CapturedResponse {
  method: string;
  /** Below the base address, without query. */
  path: string;
  query: string;
  /** The body as it was sent, for what must not be told. */
  requestBody: string;
  status: number;
  /** The content type; empty when there is none. */
  contentType: string;
  /** Undefined when it is too large to be looked at. */
  responseBody: string | undefined;
}

/** An answer held to the contract. */
export interface CheckedResponse {
  call: string;
  status: number;
  differences: Difference[];
}

const knownSegments = new Set(Object.values(endpoints).flatMap(({ path }) => path.split('/')));

/** A path that the contract does not know: what it does not know in it may be anybody's number. */
const redactedPath = (path: string): string =>
  path
    .split('/')
    .map((step) => (knownSegments.has(step) || step === '' ? step : '…'))
    .join('/');

const parseJson = (text: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

const breaking = (what: string, place = 'answer'): Difference => ({ place, what, breaks: true });

function bodyDifferences(name: EndpointName, passed: CapturedResponse): Difference[] {
  const { status, contentType, responseBody, requestBody, query } = passed;
  const answers: Readonly<Record<number, object>> = endpoints[name].responses;
  // A client takes any success alike.
  const usual = Object.entries(answers).find(([known]) => Number(known) < 300)?.[1];
  const schema = answers[status] ?? (status >= 200 && status < 300 ? usual : undefined);
  if (!schema) return [breaking('a status that the contract does not know', 'status')];
  if (responseBody === undefined)
    return [{ place: 'answer', what: 'too large to be looked at', breaks: false }];
  if (/html/i.test(contentType)) return [breaking('HTML instead of JSON')];
  const body = parseJson(responseBody);
  if (!body) return [breaking(responseBody.trim() === '' ? 'nothing instead of JSON' : 'no JSON')];
  const typed = /^application\/json\b/i.test(contentType)
    ? []
    : [breaking('another type than application/json', 'content type')];
  const naming = createNameRedactor(body.value, parseJson(requestBody)?.value, [
    ...new URLSearchParams(query).values(),
  ]);
  return [...typed, ...differencesIn(schemaOf(schema), body.value, naming)];
}

/** How a call is told: by its place in the contract, else with nothing in it that the contract does not know. */
export function redactedEndpoint(method: string, path: string): string {
  const name = endpointOf(method, path);
  return name
    ? endpointTitle(name)
    : `${/^[A-Z]{3,7}$/.test(method) ? method : '…'} ${redactedPath(path)}`;
}

/** Holds an answer to the contract. What it gives holds no value of request or answer. */
export function checkResponse(passed: CapturedResponse): CheckedResponse {
  const { method, path, status } = passed;
  const name = endpointOf(method, path);
  const differences = name
    ? bodyDifferences(name, passed)
    : [breaking('a call that the contract does not know', 'call')];
  return { call: redactedEndpoint(method, path), status, differences };
}
