import type { Page } from '@playwright/test';

export interface ApiRequest {
  /** Method and path without the query, e.g. `GET /markets/`. */
  name: string;
  query: URLSearchParams;
}

const apiBase = '/api';

/** Records every later request of a page to the API, in order. */
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

export const namesOf = (requests: readonly ApiRequest[]): string[] =>
  requests.map(({ name }) => name);

export const countOf = (requests: readonly ApiRequest[], name: string): number =>
  requests.filter((request) => request.name === name).length;
