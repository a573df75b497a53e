import type { Route } from '@playwright/test';

/** Answers a request with the JSON of the host, changed. */
export async function changeResponse(
  route: Route,
  change: (body: { readonly data: readonly object[] }) => object,
): Promise<void> {
  const url = new URL(route.request().url());
  const headers = { ...route.request().headers(), host: url.host };
  // Node cannot resolve names below localhost: the name goes in the header.
  url.hostname = '127.0.0.1';
  // A kept-alive connection may close just as it is reused.
  const response = await route.fetch({ url: url.href, headers, maxRetries: 2 });
  await route.fulfill({ response, json: change(await response.json()) });
}
