interface Entry {
  readonly url: URL;
  readonly state: unknown;
  /** The document of the entry: moving to another document loads a page. */
  readonly document: number;
}

/** The target of a page that is left: an address, the same page, or a history entry by its index. */
export type Target = URL | 'reload' | number;

/** The history of a tab, which outlives the pages. */
export class TabHistory {
  readonly entries: Entry[];
  index = 0;

  constructor(url: URL) {
    this.entries = [{ url, state: null, document: 0 }];
  }

  get current(): Entry {
    const entry = this.entries[this.index];
    if (!entry) throw new Error('A tab has no history.');
    return entry;
  }

  put(url: URL, state: unknown, how: 'page' | 'push' | 'replace'): void {
    const document = this.current.document + (how === 'page' ? 1 : 0);
    const entry = { url, state: structuredClone(state ?? null), document };
    if (how !== 'replace') this.index++;
    this.entries.splice(this.index, how === 'replace' ? 1 : Number.POSITIVE_INFINITY, entry);
  }
}

interface Place {
  readonly isAlive: () => boolean;
  /** Moves through the history in a later task. */
  readonly go: (by: number) => void;
  readonly leave: (target: Target) => void;
}

/** `window.history` and `window.location` of a page, on the history of its tab. */
export function pageHistory(tab: TabHistory, { isAlive, go, leave }: Place) {
  const put =
    (how: 'push' | 'replace') =>
    (state: unknown, _title: string, target?: string | URL | null): void => {
      const { url } = tab.current;
      if (isAlive()) tab.put(new URL(target ?? url, url), state, how);
    };
  const assign = (target: string | URL) => leave(new URL(target, tab.current.url));
  const history = {
    scrollRestoration: 'auto',
    get length() {
      return tab.entries.length;
    },
    get state() {
      return tab.current.state;
    },
    pushState: put('push'),
    replaceState: put('replace'),
    go: (by = 0) => go(by),
    back: () => go(-1),
    forward: () => go(1),
  };
  // The address has the other parts of the location.
  const own = {
    assign,
    replace: assign,
    reload: () => leave('reload'),
    toString: () => tab.current.url.href,
  };
  const location = new Proxy(own, {
    get: (_, part) => Reflect.get(own, part) ?? Reflect.get(tab.current.url, part),
    set: (_, part, value) => {
      if (part === 'href') assign(value);
      return part === 'href';
    },
  });
  return { history, location };
}
