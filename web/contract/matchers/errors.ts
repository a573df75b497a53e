import { MatchersV3 } from '@pact-foundation/pact';
import { filled, text } from './primitives.ts';

const { eachLike } = MatchersV3;

/** Error texts are the host's own: only their place and type are agreed on, and the words that a client looks for. */
export const detail = { detail: filled('Given token not valid for any token type') };
export const bettingError = { error: filled('Betting is closed.') };
/** A list of messages for each field. */
export const fieldErrors = (...fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, eachLike(filled('This field is required.'))]));

/** An error text in which the client looks for words. */
export const bettingErrorWith = (words: string, example: string) => ({
  error: text(`[\\s\\S]*(${words})[\\s\\S]*`, example),
});
