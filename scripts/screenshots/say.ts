import { en } from '@matka/web/src/i18n/en';
import { hi } from '@matka/web/src/i18n/hi';
import { mr } from '@matka/web/src/i18n/mr';

/** A text as the app shows it in a language, by its English text; unchanged if the app lacks it. */
export type Say = (text: string) => string;

const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = { hi, mr };

export function sayIn(language: string): Say {
  const catalogue: Readonly<Record<string, string>> = catalogues[language] ?? en;
  const ids = new Map<string, string>(Object.entries(en).map(([id, text]) => [text, id]));
  return (text) => catalogue[ids.get(text) ?? ''] ?? text;
}
