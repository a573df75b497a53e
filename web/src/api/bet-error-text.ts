import { ApiError } from '@matka/contracts/client/api-error';
import { readRefusal } from '@matka/contracts/client/refusal';
import { isUncovered } from '@matka/contracts/client/uncovered';
import { wordsOf } from '@matka/contracts/client/words-of';
import type { PlainText, Shown } from '../i18n/text.ts';
import { forPlayer } from './server-text.ts';

export const INSUFFICIENT =
  'Insufficient balance. Please add funds to your wallet to place this bet.';

/** The text of a failed submission; `insufficient` opens the balance dialog instead. */
export type BetErrorText = { text: Shown; insufficient: boolean };

const texts = {
  timeout: 'Request timeout - the server is taking too long to respond. Please try again.',
  network: 'Network error - please check your connection and try again.',
  insufficient: INSUFFICIENT,
  validation: 'Invalid bet data. Please check your inputs and try again.',
  unauthorized: 'Session expired. Please login again to continue.',
  forbidden: 'You do not have permission to perform this action.',
  notFound: 'The requested resource was not found. Please try again.',
  server: 'Server error. Please try again later.',
  other: 'Unable to process your request. Please try again.',
  none: 'Failed to submit bets. Please try again.',
  silentException: 'Failed to submit bets',
} as const satisfies Record<string, PlainText>;
type Kind = keyof typeof texts;

/** Words that identify a failure, in this order, case-insensitive. */
const words: readonly (readonly [RegExp, Kind])[] = [
  [/timeout|timed out/i, 'timeout'],
  [/network/i, 'network'],
  [/validation/i, 'validation'],
  [/unauthorized|authentication/i, 'unauthorized'],
  [/forbidden/i, 'forbidden'],
  [/not found/i, 'notFound'],
  [/server error/i, 'server'],
];

const kindByWords = (text: string): Kind | undefined =>
  words.find(([pattern]) => pattern.test(wordsOf(text)))?.[1];

function kindByStatus(status: number): Kind | undefined {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  return status >= 500 ? 'server' : undefined;
}

const shown = (kind: Kind): BetErrorText => ({
  text: texts[kind],
  insufficient: kind === 'insufficient',
});

function answerText({ kind, status = 0, body }: ApiError): BetErrorText {
  if (kind === 'timeout' || kind === 'network') return shown(kind);
  const refusal = readRefusal(body);
  const { error, message, ...others } = refusal.texts;
  const insufficient = isUncovered(refusal, status);
  const said = forPlayer(message, ...Object.values(others)) ?? message;
  // Any other text in the field error is hidden from the player: a quirk that is kept. A code does not count as a text.
  if (error && (forPlayer(error) || !said || status >= 500))
    return shown(
      insufficient ? 'insufficient' : (kindByWords(error) ?? kindByStatus(status) ?? 'other'),
    );
  if (said && said === message) return { text: { text: message }, insufficient };
  if (insufficient) return shown('insufficient');
  const byStatus = kindByStatus(status);
  if (said && byStatus !== 'unauthorized' && byStatus !== 'server')
    return { text: { text: said }, insufficient };
  if (status === 400 || status === 422) return shown('validation');
  return shown(byStatus ?? 'none');
}

/** The text of a failed submission: by the words of the field error, else by the status; the field message unchanged. */
export function betErrorText(error: unknown): BetErrorText {
  if (error instanceof ApiError) return answerText(error);
  if (!(error instanceof Error)) return shown('none');
  const message = error.message.trim();
  if (!message) return shown('silentException');
  const kind = isUncovered(readRefusal(message)) ? 'insufficient' : kindByWords(message);
  return kind ? shown(kind) : { text: { text: message }, insufficient: false };
}
