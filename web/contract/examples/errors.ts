import { shaped } from '@matka/contracts/pact/example';

/** Hosts choose their error texts. The contract covers their fields, their types and the words that the client looks for. */
export const detail = { detail: 'Given token not valid for any token type' };
export const bettingError = { error: 'Betting is closed.' };
export const fieldErrors = (...fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, ['This field is required.']]));

/** An error text with words that the client looks for. */
export const bettingErrorWith = (words: string, example: string) => ({
  error: shaped(`[\\s\\S]*(${words})[\\s\\S]*`, example),
});
