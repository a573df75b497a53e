import { configIn, entryIn } from './messages.ts';

/** A reload has two signs, of which a browser has one. */
const isReload = (request: Request): boolean =>
  Reflect.get(request, 'isReloadNavigation') === true ||
  request.cache === 'no-cache' ||
  request.cache === 'reload';

/** The text of a whole page of the app, of any build; undefined for an error, a redirect or half a page. */
async function pageText(page: Response): Promise<string | undefined> {
  if (!page.ok || page.redirected) return undefined;
  if (!page.headers.get('content-type')?.startsWith('text/html')) return undefined;
  const text = await page.clone().text();
  return text.trimEnd().endsWith('</html>') ? text : undefined;
}

/**
 * Opens the page of the app, the same at every path: from the cache at once, while it is renewed for its configuration; a
 * reload from the network first. Without a readable cache every page comes from the network.
 * @param base the path of the site, under which the page is cached
 * @param cacheName the cache of the build
 * @param entry the path of the entry file of the build
 */
export function pageOpener(base: string, cacheName: string, entry: string) {
  let newestConfig: Promise<string | undefined> = Promise.resolve(undefined);

  /** The cached page; undefined if it is damaged. */
  const cachedPage = async (): Promise<Response | undefined> => {
    const page = await (await caches.open(cacheName)).match(base, { ignoreVary: true });
    const text = page && (await pageText(page));
    return text && entryIn(text) === entry ? page : undefined;
  };

  /** Caches a page of this build: other builds need other files. Returns the text; undefined for any other text. */
  async function store(page: Response): Promise<string | undefined> {
    const text = await pageText(page);
    if (text && entryIn(text) === entry) await (await caches.open(cacheName)).put(base, page);
    return text;
  }

  return {
    newestConfig: () => newestConfig,

    /** @throws Error if the server already has another build */
    async install(): Promise<void> {
      const page = await fetch(base, { headers: { accept: 'text/html' }, cache: 'no-cache' });
      if (entryIn((await store(page)) ?? '') !== entry)
        throw new Error('The server has the page of another build');
    },

    async open(event: FetchEvent): Promise<Response> {
      const requested: Promise<Response> = Promise.resolve(event.preloadResponse).then(
        (preloaded) => preloaded ?? fetch(event.request),
      );
      newestConfig = requested
        .then((page) => store(page.clone()))
        .then((text) => text && configIn(text))
        .catch(() => undefined);
      event.waitUntil(newestConfig);
      const cached = await cachedPage().catch(() => undefined);
      if (!cached) return requested;
      if (!isReload(event.request)) return cached;
      const response = await requested.catch(() => cached);
      // A gateway error: the app's server is down.
      return response.status >= 500 ? cached : response;
    },
  };
}
