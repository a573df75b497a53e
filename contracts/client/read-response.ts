import { decode } from '../decoding/decode.ts';
import { decodeInSteps } from '../decoding/decode-in-steps.ts';
import type { Decoded, Kind, See } from '../decoding/kinds.ts';
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

/** @throws ApiError when the status of a response is no success */
export function expectSuccess(response: HttpResponse): void {
  const { status, retryAfter } = response;
  if (status >= 200 && status < 300) return;
  throw new ApiError('status', `Status ${status}`, { status, body: bodyOf(response), retryAfter });
}

/** @throws ApiError when a parsed body held nothing usable */
function usable<T>(value: T | undefined, body: unknown, { status }: HttpResponse): T {
  if (value !== undefined) return value;
  throw new ApiError('malformed', 'The response is not what was asked for', { status, body });
}

/**
 * What a response holds.
 * @param see is called with every value that is looked for
 * @throws ApiError when its status is no success or its body is not usable
 */
export function readResponse<K extends Kind>(
  decoder: K,
  response: HttpResponse,
  see?: See,
): Decoded<K> {
  expectSuccess(response);
  const body = bodyOf(response);
  return usable(decode(decoder, body, see), body, response);
}

/** Longer texts, in characters, are parsed in one task and read in later ones: taps come between. */
const LONG_TEXT = 500_000;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** As `readResponse`, without keeping a slow phone busy for long at a stretch. @throws ApiError as it does */
export async function readInSteps<K extends Kind>(
  decoder: K,
  response: HttpResponse,
): Promise<Decoded<K>> {
  if (response.text.length <= LONG_TEXT) return readResponse(decoder, response);
  expectSuccess(response);
  const body = bodyOf(response);
  await nextTask();
  return usable(await decodeInSteps(decoder, body, nextTask), body, response);
}
