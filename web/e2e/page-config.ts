import type { Page } from '@playwright/test';
import type { ConfigInput } from '../src/config.ts';
import { fetchByNode } from './fetch-by-node.ts';

const holder = /(<script type="application\/json" id="matka-config">)(.*?)(<\/script>)/s;

export function withConfig(html: string, change: ConfigInput): string {
  return html.replace(holder, (all: string, start: string, json: string, end: string) => {
    // A server that lacks a file may answer with the page as it is built.
    if (json === '__MATKA_CONFIG__') return all;
    return start + JSON.stringify({ ...JSON.parse(json), ...change }) + end;
  });
}

/** The headers of a page; its policy permits an API of another origin. */
function withReach(headers: Record<string, string>, { apiBase }: ConfigInput) {
  const policy = headers['content-security-policy'];
  if (!policy || !apiBase?.startsWith('http')) return headers;
  const reach = `connect-src 'self' ${new URL(apiBase).origin}`;
  return { ...headers, 'content-security-policy': policy.replace("connect-src 'self'", reach) };
}

/** The address of a page of the app. As a pattern, it spares the files and calls a way through the test. */
const pageAddress = /^https?:\/\/[^/]+\/(?!api\/)[^.]*$/;

/**
 * Serves every page of the app with members of its configuration replaced, and its policy where it calls another API.
 * The last replacement counts.
 */
export async function configure(page: Page, change: ConfigInput): Promise<void> {
  await page.route(pageAddress, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await fetchByNode(route);
    await route.fulfill({
      response,
      headers: withReach(response.headers(), change),
      body: withConfig(await response.text(), change),
    });
  });
}
