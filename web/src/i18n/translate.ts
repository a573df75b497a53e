import { proxy, useSnapshot } from 'valtio';
import { en } from './en.ts';
import { type Language, languages } from './languages.ts';
import { formatMessage } from './message-format.ts';
import type { Catalogue, PlainText, Shown, TextId, Value, ValuesOf } from './text.ts';

const state = proxy<{ language: Language }>({ language: 'en' });

let catalogue: Partial<Catalogue> = en;

/** Shows the app in a language with its texts; a missing text is shown in English. */
export function setLanguage(language: Language, texts: Partial<Catalogue> = en): void {
  catalogue = texts;
  state.language = language;
}

/** The current language; renders again when it changes. */
export const useLanguage = (): Language => useSnapshot(state).language;

export const currentLanguage = (): Language => state.language;

const valueText = (value: Value): string | number =>
  typeof value === 'object' ? show(value as Shown) : value;

function translate(id: TextId, values: Readonly<Record<string, Value>>): string {
  const texts = Object.entries(values).map(([name, value]) => [name, valueText(value)]);
  return formatMessage(
    catalogue[id] ?? id,
    Object.fromEntries(texts),
    languages[state.language].locale,
  );
}

/** A text in the current language. Call it where it is rendered, never at module level: the language can change. */
export function t(id: PlainText): string;
export function t<Id extends TextId>(id: Id, ...[values]: ValuesOf<Id>): string;
export function t(id: TextId, values: Readonly<Record<string, Value>> = {}): string {
  return translate(id, values);
}

/** A message of the app in the current language, or an unchanged text of the host. */
export function show(message: Shown): string {
  if (typeof message === 'string') return translate(message, {});
  if ('text' in message) return message.text;
  return translate(message.id, 'values' in message ? message.values : {});
}
