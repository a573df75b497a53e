import type { Page } from '@playwright/test';

/** One call as the browser sent it. */
export interface ApiRequest {
  /** Method and path without the query, e.g. `GET /markets/`. */
  name: string;
  query: URLSearchParams;
}

const apiBase = '/api';

/** Every call that a page sends to the API from now on, in order; the list grows while the page is used. */
export function recordApiRequests(page: Page): ApiRequest[] {
  const calls: ApiRequest[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith(`${apiBase}/`)) return;
    const name = `${request.method()} ${pathname.slice(apiBase.length)}`;
    calls.push({ name, query: searchParams });
  });
  return calls;
}

/** The names of the calls so far. */
export const namesOf = (calls: readonly ApiRequest[]): string[] => calls.map(({ name }) => name);
