import { buildMark, type Shell } from './shell.ts';
import type { WorkerScope } from './worker-scope.ts';

/** The beginning of the names of a site's caches: sites below other paths of the host have their own. */
const prefixOf = (base: string): string => (base === '/' ? 'shell-' : `shell-${base}`);

/** A path without the content hash, which is what follows the first hyphen of the file's name. */
const unhashed = (path: string): string => path.replace(/-[^/]*$/, '');

/** The cache of one build: its page and its files. */
export function shellCache(scope: WorkerScope, { base, version, files, onDemand }: Shell) {
  /** Every path has the same page: it is cached once. */
  const PAGE = base;
  const prefix = prefixOf(base);
  const name = prefix + version;
  const own = () => scope.caches.open(name);

  /** The names of the caches of this site, of any build. */
  async function ownNames(): Promise<string[]> {
    const isOwn = (other: string): boolean =>
      other.startsWith(prefix) && !other.slice(prefix.length).includes('/');
    return (await scope.caches.keys()).filter(isOwn);
  }

  /** Whether a response is the page of this build: the page of another needs other files. */
  async function isCurrentBuild(response: Response): Promise<boolean> {
    if (!response.ok || response.redirected) return false;
    return (await response.clone().text()).includes(buildMark(version));
  }

  async function putFile(cache: Cache, path: string, response: Response): Promise<void> {
    // Some servers answer a missing file with the page: never cache that as a file.
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    if (!response.ok || isPage) throw new Error(`${path} is missing (${response.status})`);
    await cache.put(path, response);
  }

  /** Copies a file from the cache of an earlier build, else from the server. */
  async function cacheFile(cache: Cache, path: string): Promise<void> {
    const response =
      (await scope.caches.match(path)) ?? (await scope.fetch(path, { priority: 'low' }));
    await putFile(cache, path, response);
  }

  /** The files on demand whose counterparts of an earlier build are cached: players use them. */
  async function usedOnDemand(): Promise<string[]> {
    const caches = await Promise.all((await ownNames()).map((other) => scope.caches.open(other)));
    const cached = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    const used = new Set(cached.map(({ url }) => unhashed(new URL(url).pathname)));
    return onDemand.filter((path) => used.has(unhashed(path)));
  }

  return {
    /**
     * Caches page and files.
     * @throws Error if the server already has another build or lacks a file
     */
    async addAll(): Promise<void> {
      const page = await scope.fetch(PAGE, { headers: { accept: 'text/html' }, cache: 'no-cache' });
      if (!(await isCurrentBuild(page)))
        throw new Error('The server has the page of another build');
      const cache = await own();
      const all = [...files, ...(await usedOnDemand())];
      await Promise.all(all.map((path) => cacheFile(cache, path)));
      await cache.put(PAGE, page);
    },

    /** Replaces the cached page by a newer response, whose configuration may have changed. */
    async renewPage(response: Response): Promise<void> {
      if (await isCurrentBuild(response)) await (await own()).put(PAGE, response);
    },

    /** Caches a file that a page has loaded. */
    keep: async (path: string, response: Response) => putFile(await own(), path, response),

    page: async () => (await own()).match(PAGE, { ignoreVary: true }),

    /** A file of this build or of the previous one, whose pages may still be open. */
    file: (path: string) => scope.caches.match(path, { ignoreVary: true }),

    /** Deletes all caches but those of this build and the previous one. */
    async deleteOld(): Promise<void> {
      const others = (await ownNames()).filter((other) => other !== name);
      await Promise.all(others.slice(0, -1).map((old) => scope.caches.delete(old)));
    },
  };
}
