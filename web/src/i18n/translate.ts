import { proxy, useSnapshot } from 'valtio';
import type { Language } from './languages.ts';
import type { Text, ValuesOf } from './text.ts';

/** The translations of a language, loaded with it. */
export type Translator = {
  /** The translation of a text of the catalogue, with its placeholders; `count` decides on the plural form. */
  readonly translate: (text: string, count: string | number | undefined) => string;
  /** The translation of a finished English text; a text that is not the app's own stays as it is. */
  readonly translateFinished: (text: string) => string;
};

const state = proxy<{ language: Language }>({ language: 'en' });

/** English is its own translation. */
export const english: Translator = {
  translate: (text) => text,
  translateFinished: (text) => text,
};

let translator = english;

/** Shows the app in a language with its translations. */
export function setLanguage(language: Language, translations: Translator): void {
  translator = translations;
  state.language = language;
}

/** The current language; renders again when it changes. */
export const useLanguage = (): Language => useSnapshot(state).language;

/** The current language. */
export const currentLanguage = (): Language => state.language;

/**
 * A text in the current language, with its values. Call it where the text is rendered, never at
 * module level: the language can change at any time. What follows a `|` tells equal English texts
 * apart and is not shown.
 */
export function t<T extends Text>(text: T, ...[values]: ValuesOf<T>): string;
export function t(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return translator
    .translate(text, values.count)
    .replace(/{(\w+)}|\|.*/g, (_, name?: string) => `${name ? values[name] : ''}`);
}

/**
 * A finished English text in the current language: a message of a rule, a label of a definition, a
 * stored failure. Texts of the host stay as sent.
 */
export const translated = (text: string): string => translator.translateFinished(text);
