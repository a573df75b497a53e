import { createContext, runInContext } from 'node:vm';

/** A first visit: where to, and the cookie of a player who has signed in. */
export interface Visit {
  readonly path: string;
  readonly cookie: string;
}

interface Link {
  href?: string;
}

/** A document that the scripts of the page add links to. */
const documentOf = (cookie: string, links: Link[]) => ({
  cookie,
  head: { append: (link: Link) => links.push(link) },
  createElement: () => ({ relList: { supports: () => true } }),
});

/** The first visits whose sizes count: of a visitor, and of a player. */
export const firstVisits = {
  login: { path: '/login', cookie: '' },
  home: { path: '/home', cookie: 'access_token=1' },
} as const satisfies Record<string, Visit>;

/**
 * The built files, as `assets/…`, that a built page requests by itself on a first visit: those of its tags, and those
 * that its scripts add for the first screen of this visitor or player.
 * @throws Error when the scripts add none
 */
export function filesOfVisit(page: string, { path, cookie }: Visit): string[] {
  const links: Link[] = [];
  const context = createContext({
    document: documentOf(cookie, links),
    location: { pathname: path },
  });
  for (const [, script = ''] of page.matchAll(/<script>(.*?)<\/script>/gs))
    if (script.includes('matkaFiles')) runInContext(script, context);
  // Without it, a size would be far too small and within any budget.
  if (links.length === 0) throw new Error(`The page requests no first screen for ${path}`);
  const tags = page.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+)"/g);
  const found = [...Array.from(tags, ([, file]) => file), ...links.map(({ href }) => href)];
  return [...new Set(found)].flatMap((file) => (file?.startsWith('/assets/') ? file.slice(1) : []));
}
