import { entity } from '../decoding/entities.ts';
import { optional } from '../decoding/fields.ts';
import type { Message } from '../decoding/kinds.ts';
import { number } from '../decoding/values.ts';

function readMessage(found: unknown): string | undefined {
  if (typeof found === 'string') return found.trim() || undefined;
  if (!Array.isArray(found)) return undefined;
  for (const item of found) {
    const text = readMessage(item);
    if (text) return text;
  }
  return undefined;
}

/** A text for people; also the body of an error response that is plain text. */
export const message: Message = { kind: 'message', read: readMessage };

const text = optional(message);

/** What every error response may say. The first of these that is there is shown. */
export const errorResponse = entity({ error: text, message: text, detail: text });

/** The error response of a login: as a whole, then by field. */
export const loginError = entity({
  non_field_errors: text,
  detail: text,
  message: text,
  mobile_number: text,
  password: text,
  mpin: text,
  otp: text,
  status: optional(number),
});
