import { dictionary } from '../decoding/dictionary.ts';
import { message } from './errors.ts';

/** The error response of a registration: messages by field, and others that belong to none. */
export const registerError = dictionary(message);
