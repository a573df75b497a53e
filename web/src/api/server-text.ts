import { AnyError, message } from '@matka/contracts/api/errors';
import { read } from '@matka/contracts/reading/read';

/** The text of an error response: error, message, detail, else plain text. */
export function serverText(body: unknown): string | undefined {
  const said = read(AnyError, body).value;
  return said ? (said.error ?? said.message ?? said.detail) : read(message, body).value;
}
