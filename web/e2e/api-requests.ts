import type { Page } from '@playwright/test';

/** A request as the browser sent it. */
export interface ApiRequest {
  /** Method and path without the query, e.g. `GET /markets/`. */
  name: string;
  query: URLSearchParams;
}

const apiBase = '/api';

/** Records every request that a page sends to the API from now on, in order. */
export function recordApiRequests(page: Page): ApiRequest[] {
  const requests: ApiRequest[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith(`${apiBase}/`)) return;
    const name = `${request.method()} ${pathname.slice(apiBase.length)}`;
    requests.push({ name, query: searchParams });
  });
  return requests;
}

/** The names of the requests so far. */
export const namesOf = (requests: readonly ApiRequest[]): string[] =>
  requests.map(({ name }) => name);

/** How many requests of this name were sent so far. */
export const countOf = (requests: readonly ApiRequest[], name: string): number =>
  requests.filter((request) => request.name === name).length;
