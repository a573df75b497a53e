import { languages } from './languages.ts';
import { currentLanguage } from './translate.ts';

const dateLocale = (): string => `${languages[currentLanguage()].locale}-u-nu-latn`;

/** Formats moments (milliseconds, UTC) in the current language; the formatter is made at the first use. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: number) => string {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  const current = (): Intl.DateTimeFormat => {
    const locale = dateLocale();
    const known = formatters.get(locale);
    if (known) return known;
    const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    formatters.set(locale, made);
    return made;
  };
  return (moment) => current().format(moment);
}
