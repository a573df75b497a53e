import { readRefusal } from '@matka/contracts/client/refusal';
import { wordsOf } from '@matka/contracts/client/words-of';

/** The reason phrases of HTTP: frameworks add them to the text, and they only repeat the status. */
const reasonPhrases: readonly string[] = [
  'bad request',
  'unauthorized',
  'payment required',
  'forbidden',
  'not found',
  'not acceptable',
  'conflict',
  'gone',
  'precondition failed',
  'unprocessable entity',
  'unprocessable content',
  'too many requests',
  'internal server error',
];

/** A code for programs, e.g. `MARKET_CLOSED`, `marketClosed` or `invalid`. */
const isCode = (text: string): boolean =>
  /^[\w.:/-]+$/.test(text) && !/^[A-Z][a-z]+\.?$/.test(text);

/** The first of several texts that is for people, not a code or the name of a status. */
export const forPlayer = (...texts: readonly (string | undefined)[]): string | undefined =>
  texts.find(
    (text) => text && !isCode(text) && !reasonPhrases.includes(wordsOf(text).replace(/[.!]$/, '')),
  );

/** The text of an error response: error, message, detail, else plain text. */
export function serverText(body: unknown): string | undefined {
  const { error, message, detail, body: own, ...others } = readRefusal(body).texts;
  const texts = [error, message, detail, own, ...Object.values(others)];
  return forPlayer(...texts) ?? texts.find(Boolean);
}
