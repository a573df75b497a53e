import { t } from '../i18n/translate.ts';

/** Minutes as `38 min` or `1 h 20 min`. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t('{minutes} min', { minutes: rest });
  return rest === 0
    ? t('{hours} h', { hours })
    : t('{hours} h {minutes} min', { hours, minutes: rest });
}

/** Minutes before the end of bidding at which it becomes urgent. */
export const SOON = 10;
