import type { Page } from '../page/page.ts';
import type { Fate } from './fate.ts';

export interface Call {
  readonly number: number;
  readonly page: Page;
  readonly method: string;
  /** Path and query below the base of the API. */
  readonly target: string;
  /** Path without its query and with ids replaced. */
  readonly endpoint: string;
  readonly token: string | undefined;
  readonly key: string | undefined;
  readonly body: string | undefined;
  fate: Fate | undefined;
  /** The client has stopped waiting. */
  isOver: boolean;
}

export interface Served {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

export const callName = ({ method, endpoint }: Call): string => `${method} ${endpoint}`;

export function callOf(number: number, page: Page, url: URL, init: RequestInit): Call {
  const headers = new Headers(init.headers);
  const path = url.pathname.replace(/^\/api/, '');
  return {
    number,
    page,
    method: init.method ?? 'GET',
    target: path + url.search,
    endpoint: path.replace(/\/\d+\//, '/{id}/'),
    token: headers.get('authorization')?.replace(/^Bearer /, ''),
    key: headers.get('idempotency-key') ?? undefined,
    body: typeof init.body === 'string' ? init.body : undefined,
    fate: undefined,
    isOver: false,
  };
}
