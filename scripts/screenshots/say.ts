import { hi } from '@matka/web/src/i18n/hi';
import { mr } from '@matka/web/src/i18n/mr';
import type { Text } from '@matka/web/src/i18n/text';
import { createTranslator } from '@matka/web/src/i18n/translator';

/** A text without placeholders as the app shows it. */
export type Say = (text: Text) => string;

const catalogues: Readonly<Record<string, Parameters<typeof createTranslator>[1]>> = { hi, mr };

/** The texts of a language. */
export function sayIn(language: string): Say {
  const catalogue = catalogues[language];
  if (!catalogue) return (text) => text;
  const { translateFinished } = createTranslator(language, catalogue);
  return translateFinished;
}
