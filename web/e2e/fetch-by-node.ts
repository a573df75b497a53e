import type { APIResponse, Route } from '@playwright/test';

/** Sends a request of the page by Node, unchanged. */
export function fetchByNode(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url());
  const headers = { ...route.request().headers(), host: url.host };
  // Node cannot resolve names below localhost: the name goes in the header.
  url.hostname = '127.0.0.1';
  // A kept-alive connection may close just as it is reused.
  return route.fetch({ url: url.href, headers, maxRetries: 2 });
}
