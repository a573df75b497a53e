import { LANGUAGE_KEY } from './language-key.ts';
import { type Language, type LoadedLanguage, languages } from './languages.ts';
import { english, setLanguage, type Translator } from './translate.ts';
import { createTranslator } from './translator.ts';

const catalogues = {
  hi: () => import('./hi.ts').then(({ hi }) => hi),
  mr: () => import('./mr.ts').then(({ mr }) => mr),
} as const satisfies Record<LoadedLanguage, unknown>;

/** The language that was chosen last, while its texts may still be loading. */
let wanted: Language | undefined;

async function translatorOf(language: Language): Promise<Translator> {
  if (language === 'en') return english;
  return createTranslator(languages[language].locale, await catalogues[language]());
}

/**
 * Shows the app in a language once its texts are loaded; an unknown one changes nothing.
 * @throws Error if the file of its texts is missing
 */
export async function showLanguage(name: string): Promise<void> {
  if (!Object.hasOwn(languages, name)) return;
  const language = name as Language;
  wanted = language;
  const translator = await translatorOf(language);
  // Another language was chosen meanwhile.
  if (language !== wanted) return;
  document.documentElement.lang = languages[language].locale;
  setLanguage(language, translator);
}

/** Shows the app in a language and remembers the choice on this device. */
export async function chooseLanguage(language: string): Promise<void> {
  await showLanguage(language);
  try {
    if (language === 'en') localStorage.removeItem(LANGUAGE_KEY);
    else localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
