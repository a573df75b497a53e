import { readText, writeText } from '../lib/local-storage.ts';
import { en } from './en.ts';
import { type Language, languages } from './languages.ts';
import type { Catalogue } from './text.ts';
import { setLanguage } from './translate.ts';

/** Key of local storage; absent for English. */
export const LANGUAGE_KEY = 'language';

const catalogues: Readonly<Record<Language, () => Promise<Partial<Catalogue>>>> = {
  en: async () => en,
  hi: () => import('./hi.ts').then(({ hi }) => hi),
  mr: () => import('./mr.ts').then(({ mr }) => mr),
};

/** The language that was chosen last, while its texts may still be loading. */
let wanted: Language | undefined;

/** Shows the app in a language once its texts are loaded; rejects if their file is missing. Ignores an unknown one. */
export async function showLanguage(name: string): Promise<void> {
  if (!Object.hasOwn(languages, name)) return;
  const language = name as Language;
  wanted = language;
  const texts = await catalogues[language]();
  if (language !== wanted) return;
  document.documentElement.lang = languages[language].locale;
  setLanguage(language, texts);
}

/** Shows the app in a language and remembers the choice on this device. */
export async function chooseLanguage(language: string): Promise<void> {
  await showLanguage(language);
  writeText(LANGUAGE_KEY, language === 'en' ? null : language);
}

/** Shows the app in the language that this device remembers; in English if its texts cannot be loaded. */
export const startLanguage = (): Promise<void> =>
  showLanguage(readText(LANGUAGE_KEY) ?? 'en').catch(() => undefined);
