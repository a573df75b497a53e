import { setTimeout as wait } from 'node:timers/promises';
import { type HttpRequest, type HttpResponse, type RequestOptions, send } from './http-client.ts';

/** The longest time that a request waits for a rate limit, over all its attempts. */
export const patienceMs = 60_000;
/** The time before the next attempt where the host says none. */
const defaultDelayMs = 1000;

/** The wait that a host asks for: its `Retry-After` in seconds or as a date. */
export function retryDelay(value: string | undefined, now: number): number {
  if (value === undefined) return defaultDelayMs;
  const seconds = Number(value);
  const delay = Number.isNaN(seconds) ? Date.parse(value) - now : seconds * 1000;
  return Number.isFinite(delay) ? Math.max(0, delay) : defaultDelayMs;
}

/** Sends a request and repeats a 429 after the time the host asks for, up to a minute. Throws NoResponseError, and AbortError. */
export async function sendPatiently(
  url: URL,
  request: HttpRequest,
  options: RequestOptions,
  signal?: AbortSignal,
): Promise<HttpResponse> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const response = await send(url, request, options);
    const delay = retryDelay(response.headers['retry-after'], Date.now());
    if (response.status !== 429 || Date.now() + delay > end) return response;
    await wait(delay, undefined, signal && { signal });
  }
}
