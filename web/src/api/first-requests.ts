import { fetchArguments } from '@matka/contracts/client/exchange';
import { config } from '../config.ts';
import { appPath } from '../lib/base-path.ts';
import { bidPath, bidScreens, paths } from '../lib/paths.ts';
import { REQUEST_TIMEOUT } from '../lib/timings.ts';
import { lifeLeft } from './token-life.ts';
import { readAccessToken } from './tokens.ts';

const requestOf = (path: '/homepage/' | '/markets/') =>
  ({ method: 'GET', path, query: { app_id: config().appId } }) as const;

const fetchOf = (request: ReturnType<typeof requestOf>, token?: string) =>
  fetchArguments({ baseUrl: () => config().apiBase }, request, token);

/** The requests of home: its configuration and its markets. */
export const homepageRequest = () => requestOf('/homepage/');
export const marketsRequest = () => requestOf('/markets/');

/** A response that was requested before the app was loaded. */
interface First {
  /** When it was requested, by the device's clock in milliseconds. */
  readonly sentAt: number;
  readonly response: Promise<Response>;
}

/** By address; each is used once. */
const waiting = new Map<string, First>();

/** A screen that is opened later than this sends its own request, in milliseconds. */
const LIFE = 60_000;

/** The first requests of the screen at a path: both on home, only the markets on the screens of a market. */
function requestsAt(path: string) {
  if (path === paths.home) return [homepageRequest(), marketsRequest()];
  const isOfMarket =
    path === paths.bettingOptions || bidScreens.some((screen) => path === bidPath(screen));
  return isOfMarket ? [marketsRequest()] : [];
}

/** Sends the first requests of the screen that a player opens. @returns whether it did */
export function sendFirstRequests(): boolean {
  const token = readAccessToken();
  if (!token || !((lifeLeft(token) ?? 0) > 0)) return false;
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT);
  for (const request of requestsAt(appPath())) {
    const { url, init } = fetchOf(request, token);
    const response = fetch(url, { ...init, signal });
    response.catch(() => undefined);
    waiting.set(url, { sentAt: Date.now(), response });
  }
  return waiting.size > 0;
}

/** Settles when the responses that were requested at the start have arrived. */
export const firstResponses = (): Promise<unknown> =>
  Promise.allSettled(Array.from(waiting.values(), ({ response }) => response));

/** Tells if responses that were requested at the start are still unused. */
export const isFirstWaiting = (): boolean => waiting.size > 0;

/** The time a request was sent: at the start if its response is waiting, else now. By the device's clock in milliseconds. */
export const sentAt = (request: ReturnType<typeof requestOf>): number =>
  waiting.get(fetchOf(request).url)?.sentAt ?? Date.now();

/** Uses the response that was requested at the start once; fetches if there is none or it failed. */
export function fetchOrTake(url: string, init: RequestInit): Promise<Response> {
  const first = waiting.get(url);
  waiting.delete(url);
  if (!first || Date.now() - first.sentAt > LIFE) return fetch(url, init);
  return first.response.catch(() => fetch(url, init));
}
