import { isObject } from '../reading/json.ts';
import { readMessage } from '../reading/scalars.ts';

/** The members of a refusal that hold a text for people, whatever framework wrote it. */
const textNames = [
  'error',
  'message',
  'detail',
  'non_field_errors',
  'title',
  'msg',
  'reason',
  'description',
  'error_description',
  'defaultMessage',
] as const;
type TextName = (typeof textNames)[number];

/** Members that hold further members of a refusal, a list of them, or texts by field. */
const containers: readonly string[] = [
  ...[...textNames, 'errors', 'details', 'data', 'response'],
  ...['violations', 'invalid-params', 'invalid_params', 'invalidParams'],
];

/** Members whose text is a code, or the address of one. */
const codeNames = /^((error|status|http|response)_?)?code$|^(type|status|error_?type)$/i;

/** Other members for programs, which frameworks and RFC 9457 add; they are not fields of a request. */
const forPrograms =
  /^(success|ok|instance|timestamp|time|path|url|method|value|location|links|meta|stack|trace|(trace|request|correlation)_?id)$/i;

/** Names of the field in an entry of a list of errors. */
const fieldNames = [
  ...['field', 'path', 'param', 'property', 'propertyPath', 'loc', 'pointer', 'source', 'attr'],
  'name',
];

/** No known framework nests them deeper. */
const DEEPEST = 4;

/** The texts of a refusal. */
export interface Refusal {
  /** The first text under each name; `body` is a body that is itself a text, or a list of texts, and `errors` a list of errors. */
  readonly texts: { readonly [Name in TextName | 'body' | 'errors']?: string };
  /** The first text of each field of the request, under its name in snake case. */
  readonly fields: Readonly<Record<string, string>>;
  /** Codes for programs, e.g. `INSUFFICIENT_BALANCE`. */
  readonly codes: readonly string[];
}

type Members = Readonly<Record<string, unknown>>;

const isTextName = (name: string): name is TextName =>
  (textNames as readonly string[]).includes(name);

/** The last name of a place: `body.mobile_number`, `/mobileNumber` and `["body", "mobile_number"]` are all mobile_number. */
function fieldOf(place: unknown): string | undefined {
  if (isObject(place)) return fieldOf(place.pointer ?? place.parameter);
  const last = Array.isArray(place) ? place.at(-1) : place;
  if (typeof last !== 'string') return undefined;
  const name = last
    .split(/[./[\]#$]+/)
    .filter(Boolean)
    .pop();
  return name?.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase();
}

/**
 * Reads the body of a refused request in the forms that hosts use: `error`, `message` or `detail`, alone or in lists (DRF, NestJS),
 * problem+json, messages by field at the top or in `errors` (Laravel, ASP.NET), lists of errors that name their field (FastAPI,
 * express-validator, JSON:API), and `{error: {code, message}}`.
 * @param body parsed JSON, or a plain text
 */
export function readRefusal(body: unknown): Refusal {
  const texts = new Map<string, string>();
  const fields = new Map<string, string>();
  const codes: string[] = [];
  const note = (into: Map<string, string>, name: string, text: string | undefined) => {
    if (text && !into.has(name)) into.set(name, text);
  };

  function readEntry(entry: unknown, name: string, depth: number): void {
    const members = isObject(entry) ? entry : {};
    const field = fieldNames.map((one) => fieldOf(members[one])).find(Boolean);
    if (field) {
      const text = textNames.map((one) => readMessage(members[one])).find(Boolean);
      note(fields, field, text);
      note(texts, name, text);
    } else readMember(entry, name, depth);
  }

  function readMember(found: unknown, name: string, depth: number): void {
    const text = readMessage(found);
    if (text) note(texts, name, text);
    else if (depth > DEEPEST) return;
    else if (Array.isArray(found)) for (const entry of found) readEntry(entry, name, depth + 1);
    else if (isObject(found)) readMembers(found, depth + 1);
  }

  function readMembers(members: Members, depth: number): void {
    for (const [name, found] of Object.entries(members)) {
      const text = readMessage(found);
      if (codeNames.test(name)) codes.push(...(text ? [text] : []));
      else if (containers.includes(name))
        readMember(found, isTextName(name) ? name : 'errors', depth);
      else if (!forPrograms.test(name)) note(fields, fieldOf(name) ?? name, text);
    }
  }

  if (isObject(body)) readMembers(body, 0);
  else readMember(body, 'body', 0);
  return { texts: Object.fromEntries(texts), fields: Object.fromEntries(fields), codes };
}
