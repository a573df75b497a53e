import { decode } from '@matka/contracts/decoders/decode';
import { errorResponse, message } from '@matka/contracts/decoders/errors';

/** What the host says in the body of a failure: error, message, detail, else plain text. */
export function serverText(body: unknown): string | undefined {
  const said = decode(errorResponse, body);
  return said ? (said.error ?? said.message ?? said.detail) : decode(message, body);
}
