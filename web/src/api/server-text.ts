import { errorResponse, message } from '@matka/contracts/decoders/errors';
import { decode } from '@matka/contracts/decoding/decode';

/** The text of an error response: error, message, detail, else plain text. */
export function serverText(body: unknown): string | undefined {
  const said = decode(errorResponse, body);
  return said ? (said.error ?? said.message ?? said.detail) : decode(message, body);
}
