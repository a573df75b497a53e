import { openLinkedWorld } from './linked-world.ts';
import type { CreateWorld } from './readiness.ts';

/** The key under which a site at a path stores which world it shows. */
const shownKey = (base: string): string => `matka-demo-world ${base}`;
const noteKey = 'matka-demo-note';

/** The world of the page's configuration, which the app sends as its app id. */
function configure(id: string): void {
  const data = document.getElementById('matka-config')?.firstChild;
  // The text itself: setting the content of a script element needs a Trusted Types policy.
  if (data instanceof Text) data.data = JSON.stringify({ ...JSON.parse(data.data), appId: id });
}

/** The world that the page shows, by its id; undefined for the default one. */
export function shownWorld(base: string): string | undefined {
  try {
    return localStorage.getItem(shownKey(base)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Shows another world from the next load on, the default one without an id. Its players sign in on their own. */
export function showWorld(base: string, id: string | undefined): void {
  if (id === undefined) localStorage.removeItem(shownKey(base));
  else localStorage.setItem(shownKey(base), id);
  for (const name of ['access_token', 'refresh_token']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the app stores its tokens this way.
    document.cookie = `${name}=; max-age=0; path=${base}`;
  }
}

/** A message for the next load of the page. */
export const leaveNote = (text: string): void => sessionStorage.setItem(noteKey, text);

/** The message that the load before has left. */
export function takeNote(): string | undefined {
  const note = sessionStorage.getItem(noteKey) ?? undefined;
  sessionStorage.removeItem(noteKey);
  return note;
}

/** Letters that make the id of a linked world its own. */
const suffix = (): string => Math.random().toString(36).slice(2, 6).padEnd(4, '0');

/**
 * Takes the world of a link into the configuration of the page, before the app reads it. Returns the work that
 * creates the world once the mock can be called; undefined if there is none.
 */
export function takeLink(base: string): CreateWorld | undefined {
  const fields = new URLSearchParams(location.hash.slice(1));
  const [linked, existing] = [fields.get('world'), fields.get('in-world')];
  if (linked === null && existing === null) {
    const shown = shownWorld(base);
    if (shown !== undefined) configure(shown);
    return undefined;
  }
  // A reload shows the world as it is then, and does not create it again.
  history.replaceState(history.state, '', location.pathname + location.search);
  const before = shownWorld(base);
  const isScenario = linked !== null && /^[a-z0-9-]{1,58}$/.test(linked);
  const id = existing ?? `${isScenario ? linked : 'linked'}-${suffix()}`;
  showWorld(base, id);
  configure(id);
  if (linked === null) return undefined;
  const from = isScenario ? { scenario: linked } : { state: linked };
  return (send) =>
    openLinkedWorld(base, id, from, send).catch((error: unknown) => {
      showWorld(base, before);
      leaveNote(error instanceof Error ? error.message : String(error));
      location.replace(base);
      throw error;
    });
}
