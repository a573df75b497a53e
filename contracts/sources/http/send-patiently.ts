import { setTimeout as sleep } from 'node:timers/promises';
import {
  type HttpRequest,
  type HttpResponse,
  NoResponseError,
  type RequestOptions,
  send as sendOnce,
} from './http-client.ts';

/** The longest time that a request waits for a rate limit, over all its attempts. */
export const patienceMs = 60_000;
/** The shortest wait before the next attempt, whatever the host asks for; it doubles with each attempt. */
const shortestMs = 1000;
/** After this many requests in a row that stayed limited a run sends no more. */
const mostLimited = 2;

/** The wait that a host asks for, in ms: its `Retry-After` in seconds or as a date; 0 without one. */
export function retryDelay(value: string | undefined, now: number): number {
  const seconds = Number(value);
  const delay = Number.isNaN(seconds) ? Date.parse(value ?? '') - now : seconds * 1000;
  return Number.isFinite(delay) ? Math.max(0, delay) : 0;
}

/** The line of a run about a host with a lasting rate limit. */
export const limitedText =
  'the rate of requests stays limited (429) after a minute of waiting, so that the rest was not tried';

/** The host limits the rate of requests for longer than a run waits. */
export class RateLimitError extends NoResponseError {}

/** A sender of requests that waits out rate limits. */
export interface PatientSend {
  /** Sends one request and returns its response. Throws NoResponseError, and RateLimitError once the host is given up. */
  send: (url: URL, request: HttpRequest) => Promise<HttpResponse>;
  /** True if a request stayed limited in spite of waiting. */
  isLimited: () => boolean;
}

interface Patience {
  /** Ends a wait when it is aborted. */
  signal?: AbortSignal | undefined;
  /** Receives the line that tells the user why the run waits; at most one in a run. */
  tell?: ((line: string) => void) | undefined;
}

/**
 * Sends the requests of one run. A 429 is repeated after the time that the host asks for, and at least after a second, then
 * two, four and so on, up to a minute without any other response; then it is returned. When two requests in a row stay
 * limited, the host is given up.
 */
export function createPatientSend(
  options: RequestOptions,
  { signal, tell }: Patience = {},
): PatientSend {
  const { wait = (ms) => sleep(ms, undefined, signal && { signal }) } = options;
  let waited = 0;
  let limited = 0;
  let [isTold, isLimited] = [false, false];

  async function send(url: URL, request: HttpRequest): Promise<HttpResponse> {
    if (limited >= mostLimited) throw new RateLimitError(`${url.origin}: ${limitedText}`);
    for (let shortest = shortestMs; ; shortest *= 2) {
      const response = await sendOnce(url, request, options);
      if (response.status !== 429) {
        [waited, limited] = [0, 0];
        return response;
      }
      const left = patienceMs - waited;
      const asked = retryDelay(response.headers['retry-after'], Date.now());
      const delay = Math.max(asked, Math.min(shortest, left));
      if (left === 0 || delay > left) {
        limited += 1;
        isLimited = true;
        return response;
      }
      if (!isTold) tell?.(`${url.origin} limits the rate of requests (429): waiting for it.`);
      isTold = true;
      waited += delay;
      await wait(delay);
    }
  }

  return { send, isLimited: () => isLimited };
}
