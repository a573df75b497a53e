/** One entry of a tab's history. */
interface Entry {
  readonly url: URL;
  readonly state: unknown;
  /** The document of the entry: going to another one loads a page. */
  readonly document: number;
}

/** The history of a tab: it outlives the pages. */
export interface TabHistory {
  readonly entries: Entry[];
  index: number;
}

export const createTabHistory = (url: URL): TabHistory => ({
  entries: [{ url, state: null, document: 1 }],
  index: 0,
});

/** The entry that a tab is at. */
export function currentEntry({ entries, index }: TabHistory): Entry {
  const entry = entries[index];
  if (!entry) throw new Error('A tab without history');
  return entry;
}

function push(history: TabHistory, entry: Entry): void {
  history.entries.splice(history.index + 1);
  history.entries.push(entry);
  history.index = history.entries.length - 1;
}

/** Visits an address with a document of its own: entries ahead are dropped. */
export function visit(history: TabHistory, url: URL, state: unknown = null): void {
  push(history, { url, state, document: currentEntry(history).document + 1 });
}

/** What a history needs of its page. */
interface Place {
  readonly isAlive: () => boolean;
  /** Moves through the history, later. */
  readonly go: (by: number) => void;
  /** Is called with the new address after a push or a replacement. */
  readonly moved: (url: URL) => void;
}

/** `window.history` of a page. */
export function pageHistory(history: TabHistory, { isAlive, go, moved }: Place) {
  const put = (state: unknown, target: string | URL | null | undefined, isNew: boolean) => {
    if (!isAlive()) return;
    const before = currentEntry(history);
    const url = new URL(target ?? before.url, before.url);
    const entry = { url, state: structuredClone(state ?? null), document: before.document };
    if (isNew) push(history, entry);
    else history.entries[history.index] = entry;
    moved(url);
  };
  return {
    scrollRestoration: 'auto',
    get length() {
      return history.entries.length;
    },
    get state() {
      return currentEntry(history).state;
    },
    pushState: (state: unknown, _title: string, url?: string | URL | null) => put(state, url, true),
    replaceState: (state: unknown, _title: string, url?: string | URL | null) =>
      put(state, url, false),
    go: (by = 0) => go(by),
    back: () => go(-1),
    forward: () => go(1),
  };
}

/** `window.location` of a page. */
export function pageLocation(history: TabHistory, leave: (url: URL | 'reload') => void) {
  const url = () => currentEntry(history).url;
  return {
    get href() {
      return url().href;
    },
    set href(target: string) {
      leave(new URL(target, url()));
    },
    get origin() {
      return url().origin;
    },
    get protocol() {
      return url().protocol;
    },
    get host() {
      return url().host;
    },
    get hostname() {
      return url().hostname;
    },
    get port() {
      return url().port;
    },
    get pathname() {
      return url().pathname;
    },
    get search() {
      return url().search;
    },
    get hash() {
      return url().hash;
    },
    assign: (target: string) => leave(new URL(target, url())),
    replace: (target: string) => leave(new URL(target, url())),
    reload: () => leave('reload'),
    toString: () => url().href,
  };
}
