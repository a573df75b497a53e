import type { Shell } from './shell.ts';
import type { WorkerScope } from './worker-scope.ts';

const PREFIX = 'shell-';
/** The page is the same on every path, so it is kept once. */
const PAGE = '/';

/** The page and the files of one build in the browser's cache storage. */
export function shellCache(scope: WorkerScope, { version, entry, files }: Shell) {
  const name = PREFIX + version;
  const own = () => scope.caches.open(name);

  /** Whether an answer is the page of this build and no other: that of another needs other files. */
  async function isOurPage(answer: Response): Promise<boolean> {
    if (!answer.ok || answer.redirected) return false;
    return (await answer.clone().text()).includes(`"${entry}"`);
  }

  /** One file from an earlier build that has it too, else from the server. */
  async function keepFile(cache: Cache, path: string): Promise<void> {
    const answer =
      (await scope.caches.match(path)) ?? (await scope.fetch(path, { priority: 'low' }));
    // A server that answers a missing file with its page would else be believed for ever.
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    if (!answer.ok || isPage) throw new Error(`${path} is not there (${answer.status})`);
    await cache.put(path, answer);
  }

  return {
    /** Fetches all of it. Throws when the server has another build by now, or a file is not there. */
    async addAll(): Promise<void> {
      const page = await scope.fetch(PAGE, { headers: { accept: 'text/html' }, cache: 'no-cache' });
      if (!(await isOurPage(page))) throw new Error('The server has the page of another build');
      const cache = await own();
      await Promise.all(files.map((path) => keepFile(cache, path)));
      await cache.put(PAGE, page);
    },

    /** Takes over a page that just came from the server, with the configuration in it. */
    async renewPage(answer: Response): Promise<void> {
      if (await isOurPage(answer)) await (await own()).put(PAGE, answer);
    },

    page: async () => (await own()).match(PAGE, { ignoreVary: true }),

    /** A file of this build or of the one before, whose pages may still be open. */
    file: (path: string) => scope.caches.match(path, { ignoreVary: true }),

    /** Lets go of all builds but this one and the one before. */
    async deleteOld(): Promise<void> {
      const names = await scope.caches.keys();
      const others = names.filter((other) => other.startsWith(PREFIX) && other !== name);
      await Promise.all(others.slice(0, -1).map((old) => scope.caches.delete(old)));
    },
  };
}
