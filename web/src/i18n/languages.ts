/** The languages of the app: each by its own name, with the locale of its dates and plural forms. */
export const languages = {
  en: { name: 'English', locale: 'en-IN' },
  hi: { name: 'हिन्दी', locale: 'hi-IN' },
  mr: { name: 'मराठी', locale: 'mr-IN' },
} as const;

export type Language = keyof typeof languages;
