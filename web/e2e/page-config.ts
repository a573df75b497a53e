import type { Page } from '@playwright/test';
import type { ConfigInput } from '../src/config.ts';

const holder = /(<script type="application\/json" id="matka-config">)(.*?)(<\/script>)/s;

/** The HTML of a page with members of its configuration replaced. */
export function withConfig(html: string, change: ConfigInput): string {
  return html.replace(holder, (_, start: string, json: string, end: string) => {
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

/** Runs in a page before its own scripts: replaces members of its configuration as soon as the page has it. */
function changeConfig(change: ConfigInput): void {
  const read = (text: string): object | undefined => {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  };
  const observer = new MutationObserver(() => {
    // The text, not the element: the page's policy forbids to set that of a script.
    const text = document.getElementById('matka-config')?.firstChild;
    const config = text && read(text.textContent ?? '');
    if (!config) return;
    observer.disconnect();
    text.textContent = JSON.stringify({ ...config, ...change });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** The address of a page of the app. As a pattern, it spares the files and calls a way through the test. */
const pageAddress = /^https?:\/\/[^/]+\/(?!api\/)[^.]*$/;

/** Serves every page of the app with members of its configuration and its policy replaced. */
const serveConfigured = (page: Page, change: ConfigInput): Promise<unknown> =>
  page.route(pageAddress, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    // Fetched by Node, which cannot resolve names below localhost: send the name in the header.
    const url = new URL(route.request().url());
    const headers = { ...route.request().headers(), host: url.host };
    url.hostname = '127.0.0.1';
    // A kept connection may end just as it is used again.
    const response = await route.fetch({ url: url.href, headers, maxRetries: 2 });
    await route.fulfill({
      response,
      headers: withReach(response.headers(), change),
      body: withConfig(await response.text(), change),
    });
  });

/**
 * Replaces members of the configuration of every page of the app; the last replacement counts. Another API needs
 * another policy as well, so that the pages are served anew, without the browser's cache.
 */
export async function configure(page: Page, change: ConfigInput): Promise<void> {
  await (change.apiBase ? serveConfigured(page, change) : page.addInitScript(changeConfig, change));
}
