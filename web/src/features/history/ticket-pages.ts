import { fetchErrorText } from '../../api/fetch-error-text.ts';
import { asValue, type PlainText } from '../../i18n/text.ts';
import { t } from '../../i18n/translate.ts';

export const ticketShapes = { count: 5, height: 84 };

/** The text of a failed fetch of tickets: the host's, else `fallback`. */
export const ticketsFailed = (error: unknown, fallback: PlainText): string =>
  t('Error: {text}', { text: asValue(fetchErrorText(error, fallback)) });
