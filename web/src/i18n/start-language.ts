import { LANGUAGE_KEY } from './language-key.ts';

/** Shows the app in the language that was chosen on this device before, or in English. */
export async function startLanguage(): Promise<void> {
  try {
    const chosen = localStorage.getItem(LANGUAGE_KEY);
    if (chosen) await (await import('./choose-language.ts')).showLanguage(chosen);
  } catch {
    // Without storage, or without the file of its texts, the app shows English.
  }
}
