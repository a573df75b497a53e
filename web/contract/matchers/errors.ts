import { MatchersV3 } from '@pact-foundation/pact';
import { filled, text } from './primitives.ts';

const { eachLike } = MatchersV3;

/** Hosts choose their error texts. The contract covers their fields, their types and the words that the client looks for. */
export const detail = { detail: filled('Given token not valid for any token type') };
export const bettingError = { error: filled('Betting is closed.') };
/** An array of messages for each field. */
export const fieldErrors = (...fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, eachLike(filled('This field is required.'))]));

/** An error text with words that the client looks for. */
export const bettingErrorWith = (words: string, example: string) => ({
  error: text(`[\\s\\S]*(${words})[\\s\\S]*`, example),
});
