import { type EndpointName, endpointOf, endpoints, endpointTitle } from '../api/endpoints.ts';
import { schemaOf } from '../reading/json-schema.ts';
import { createNameRedactor } from './redact-names.ts';
import { type Difference, differencesIn } from './schema-differences.ts';

/** A response with the parts of its request that the check needs. */
export interface CapturedResponse {
  method: string;
  /** Below the base address, without query. */
  path: string;
  query: string;
  /** Used to keep its values out of the report. */
  requestBody: string;
  status: number;
  /** Empty if the response has none. */
  contentType: string;
  /** Undefined if it is too large to be checked. */
  responseBody: string | undefined;
}

/** The differences between a response and the contract. */
export interface CheckedResponse {
  call: string;
  status: number;
  differences: Difference[];
}

const knownSegments = new Set(Object.values(endpoints).flatMap(({ path }) => path.split('/')));

/** Hides the segments of an unknown path that the contract does not know: they may be personal data. */
const redactedPath = (path: string): string =>
  path
    .split('/')
    .map((segment) => (knownSegments.has(segment) || segment === '' ? segment : '…'))
    .join('/');

const parseJson = (text: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

const breaking = (what: string, place = 'response'): Difference => ({ place, what, breaks: true });

function responseDifferences(name: EndpointName, captured: CapturedResponse): Difference[] {
  const { status, contentType, responseBody, requestBody, query } = captured;
  const responses: Readonly<Record<number, object>> = endpoints[name].responses;
  // The client treats all success statuses alike.
  const success = Object.entries(responses).find(([known]) => Number(known) < 300)?.[1];
  const schema = responses[status] ?? (status >= 200 && status < 300 ? success : undefined);
  if (!schema) return [breaking('a status that the contract does not know', 'status')];
  if (responseBody === undefined)
    return [{ place: 'response', what: 'too large to be checked', breaks: false }];
  if (/html/i.test(contentType)) return [breaking('HTML instead of JSON')];
  const body = parseJson(responseBody);
  if (!body) return [breaking(responseBody.trim() === '' ? 'an empty body' : 'invalid JSON')];
  const ofType = /^application\/json\b/i.test(contentType)
    ? []
    : [breaking('not application/json', 'content type')];
  const redactName = createNameRedactor(body.value, parseJson(requestBody)?.value, [
    ...new URLSearchParams(query).values(),
  ]);
  return [...ofType, ...differencesIn(schemaOf(schema), body.value, redactName)];
}

/** The title of a request's endpoint; an unknown path without the segments that may be personal data. */
export function redactedEndpoint(method: string, path: string): string {
  const name = endpointOf(method, path);
  return name
    ? endpointTitle(name)
    : `${/^[A-Z]{3,7}$/.test(method) ? method : '…'} ${redactedPath(path)}`;
}

/** Compares a response with the contract. The result contains no value of the request or the response. */
export function checkResponse(captured: CapturedResponse): CheckedResponse {
  const { method, path, status } = captured;
  const name = endpointOf(method, path);
  const differences = name
    ? responseDifferences(name, captured)
    : [breaking('an endpoint that the contract does not know', 'endpoint')];
  return { call: redactedEndpoint(method, path), status, differences };
}
