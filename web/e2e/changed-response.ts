import type { Route } from '@playwright/test';
import { fetchByNode } from './fetch-by-node.ts';

/** Answers a request with the JSON of the host, changed. */
export async function changeResponse(
  route: Route,
  change: (body: { readonly data: readonly object[] }) => object,
): Promise<void> {
  const response = await fetchByNode(route);
  await route.fulfill({ response, json: change(await response.json()) });
}
