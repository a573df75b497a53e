import { MatchersV3 } from '@pact-foundation/pact';

const { string, eachLike } = MatchersV3;

/** Error texts are the host's own: only their place and type are agreed on. */
export const detail = { detail: string('Given token not valid for any token type') };
export const bettingError = { error: string('Insufficient balance') };
export const fieldErrors = (field: string) => ({ [field]: eachLike('This field is required.') });
