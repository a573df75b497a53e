import { isoTime } from './iso-time.ts';
import { isOnlyMeant, type JsonSchema } from './json-schema.ts';

/** Surrogates without their other half, which no address or cookie can hold. */
const loneSurrogates = /\p{Cs}/gu;

const patterns = new Map<string, RegExp>();

/** Tells if a text matches a pattern of a schema. */
export function matches(pattern: string, text: string): boolean {
  const known = patterns.get(pattern) ?? new RegExp(pattern);
  patterns.set(pattern, known);
  return known.test(text);
}

function textOf(found: unknown): string | undefined {
  if (typeof found === 'string') return found.replace(loneSurrogates, '\uFFFD');
  return Number.isFinite(found) ? String(found) : undefined;
}

function numberOf(found: unknown): number | undefined {
  const value = typeof found === 'string' && found.trim() ? Number(found) : found;
  // Beyond that it could not be added up, nor written without an exponent.
  return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER
    ? value
    : undefined;
}

/** Tells if a text is a row of stars, which stands for a number that does not exist yet. */
export const isPlaceholder = (schema: JsonSchema, found: unknown): boolean =>
  schema['x-read'] === 'form' && typeof found === 'string' && /^\*+$/.test(found.trim());

/** Tells if a day `YYYY-MM-DD` exists: browsers differ on the 31st of February. */
export function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(+moment) && moment.toISOString().slice(0, 10) === text;
}

/** A text; a number counts as the text of its digits. `undefined` if it does not match the schema. */
export function readText(schema: JsonSchema, found: unknown): string | undefined {
  const given = textOf(found);
  const text = schema.format === 'date-time' && given ? isoTime(given.trim()) : given;
  if (text === undefined || text.length < (schema.minLength ?? 0)) return undefined;
  if (schema['x-read'] === 'day' && !(text === found && isDay(text))) return undefined;
  const { pattern } = schema;
  if (!pattern || matches(pattern, text)) return text;
  const word = text.trim().toLowerCase();
  if (schema['x-read'] === 'word' && matches(pattern, word)) return word;
  return isOnlyMeant(schema) ? text : undefined;
}

/** A number that is counted exactly; its text counts as well. */
export function readNumber({ minimum }: JsonSchema, found: unknown): number | undefined {
  const value = numberOf(found);
  return value === undefined || value < (minimum ?? value) ? undefined : value;
}

const yes: readonly unknown[] = [true, 1, '1', 'true'];
const no: readonly unknown[] = [false, 0, '0', 'false'];

/** True or false, also as 1 or 0, which many databases keep, and as the text of either. */
export function readBoolean(found: unknown): boolean | undefined {
  if (yes.includes(found)) return true;
  return no.includes(found) ? false : undefined;
}

/** Any text that is not blank. A number counts if it is exact: others could be rounded to the same id. */
export function readId(found: unknown): string | undefined {
  if (typeof found === 'string') return textOf(found)?.trim() || undefined;
  return numberOf(found) === undefined ? undefined : String(found);
}

/** Tells if two ids are the same: a host may write an id as a number here and as a text there. */
export const isSameId = (one: unknown, other: unknown): boolean =>
  readId(one) !== undefined && readId(one) === readId(other);

/** The same id in its original type, so that the host recognises it. */
export const readOpaqueId = (found: unknown): number | string | undefined =>
  readId(found) !== undefined && (typeof found === 'string' || typeof found === 'number')
    ? found
    : undefined;

/** A text for people that is not blank, or the first such text of a list. */
export function readMessage(found: unknown): string | undefined {
  if (typeof found === 'string') return found.trim() || undefined;
  if (!Array.isArray(found)) return undefined;
  for (const item of found) {
    const text = readMessage(item);
    if (text) return text;
  }
  return undefined;
}

/** The value of a text in JSON or written like a Python dict, with single quotes; `undefined` if it is neither. */
export function parseContent(found: unknown): unknown {
  try {
    return typeof found === 'string' ? JSON.parse(found.replaceAll("'", '"')) : undefined;
  } catch {
    return undefined;
  }
}
