import { hi } from '@matka/web/src/i18n/hi';
import { mr } from '@matka/web/src/i18n/mr';

/** A text as the app shows it in a language, by its English text; unchanged if the app lacks it. */
export type Say = (text: string) => string;

const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = { hi, mr };

export const sayIn =
  (language: string): Say =>
  (text) =>
    catalogues[language]?.[text] ?? text;
