import type { Shown } from '../i18n/text.ts';
import { show } from '../i18n/translate.ts';

/** A message in English, as the specification prints it; undefined without one. */
export const english = (message: Shown | null | undefined): string | undefined =>
  message ? show(message) : undefined;

const isShown = (value: object): boolean =>
  ('id' in value && 'values' in value) || Object.keys(value).join() === 'text';

/** A copy of a value with its messages in English. */
export function inEnglish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inEnglish);
  if (typeof value !== 'object' || value === null) return value;
  if (isShown(value)) return show(value as Shown);
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, inEnglish(member)]),
  );
}
