import { languages } from './languages.ts';
import { currentLanguage } from './translate.ts';

/** The locale of dates in the current language, with the figures 0 to 9. */
export const dateLocale = (): string => `${languages[currentLanguage()].locale}-u-nu-latn`;
