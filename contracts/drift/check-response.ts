import { type CallName, callOf, calls, titleOf } from '../pact/endpoints.ts';
import { schemaOf } from '../pact/json-schema.ts';
import { namingFor } from './redact-names.ts';
import { type Difference, differencesIn } from './schema-differences.ts';

/** What came back for a request. */
export interface Passed {
  method: string;
  /** Below the base address, without query. */
  path: string;
  query: string;
  /** The body as it was sent, for what must not be told. */
  sent: string;
  status: number;
  /** The content type; empty when there is none. */
  type: string;
  /** Undefined when it is too large to be looked at. */
  text: string | undefined;
}

/** An answer held to the contract. */
export interface Examined {
  call: string;
  status: number;
  differences: Difference[];
}

const words = new Set(Object.values(calls).flatMap(({ path }) => path.split('/')));

/** A path that the contract does not know: what it does not know in it may be anybody's number. */
const shownPath = (path: string): string =>
  path
    .split('/')
    .map((step) => (words.has(step) || step === '' ? step : '…'))
    .join('/');

const parsed = (text: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

const breaking = (what: string, place = 'answer'): Difference => ({ place, what, breaks: true });

function bodyDifferences(name: CallName, passed: Passed): Difference[] {
  const { status, type, text, sent, query } = passed;
  const answers: Readonly<Record<number, object>> = calls[name].answers;
  // A client takes any success alike.
  const usual = Object.entries(answers).find(([known]) => Number(known) < 300)?.[1];
  const schema = answers[status] ?? (status >= 200 && status < 300 ? usual : undefined);
  if (!schema) return [breaking('a status that the contract does not know', 'status')];
  if (text === undefined)
    return [{ place: 'answer', what: 'too large to be looked at', breaks: false }];
  if (/html/i.test(type)) return [breaking('HTML instead of JSON')];
  const body = parsed(text);
  if (!body) return [breaking(text.trim() === '' ? 'nothing instead of JSON' : 'no JSON')];
  const typed = /^application\/json\b/i.test(type)
    ? []
    : [breaking('another type than application/json', 'content type')];
  const naming = namingFor(body.value, parsed(sent)?.value, [
    ...new URLSearchParams(query).values(),
  ]);
  return [...typed, ...differencesIn(schemaOf(schema), body.value, naming)];
}

/** How a call is told: by its place in the contract, else with nothing in it that the contract does not know. */
export function shownCall(method: string, path: string): string {
  const name = callOf(method, path);
  return name ? titleOf(name) : `${/^[A-Z]{3,7}$/.test(method) ? method : '…'} ${shownPath(path)}`;
}

/** Holds an answer to the contract. What it gives holds no value of request or answer. */
export function examine(passed: Passed): Examined {
  const { method, path, status } = passed;
  const name = callOf(method, path);
  const differences = name
    ? bodyDifferences(name, passed)
    : [breaking('a call that the contract does not know', 'call')];
  return { call: shownCall(method, path), status, differences };
}
