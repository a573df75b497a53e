import type { TSchema } from 'typebox';
import { read } from '../reading/read.ts';
import type { Read } from '../reading/read-type.ts';
import { ApiError } from './api-error.ts';
import type { HttpResponse } from './exchange.ts';

/** JSON where the text is JSON, the text itself where it is said to be plain text, else undefined. */
function bodyOf({ contentType, text }: HttpResponse): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return /^text\/plain/i.test(contentType) && text.trim() !== '' ? text : undefined;
  }
}

/** @throws ApiError unless the status of a response is a success */
export function expectSuccess(response: HttpResponse): void {
  const { status, retryAfter } = response;
  if (status >= 200 && status < 300) return;
  throw new ApiError('status', `Status ${status}`, { status, body: bodyOf(response), retryAfter });
}

/** Reads a response. Throws ApiError for a status other than success and for an unusable body. */
export function readResponse<T extends TSchema>(declaration: T, response: HttpResponse): Read<T> {
  expectSuccess(response);
  const body = bodyOf(response);
  const { value } = read(declaration, body);
  if (value !== undefined) return value;
  const { status } = response;
  throw new ApiError('malformed', 'The response is not what was asked for', { status, body });
}
