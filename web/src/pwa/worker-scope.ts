/** The part of the service worker API used here, which the DOM library does not declare. */
export interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** A request; of a navigation, whether it is a reload. */
export type NavigationRequest = Request & { readonly isReloadNavigation?: boolean };

export interface FetchEvent extends ExtendableEvent {
  readonly request: NavigationRequest;
  /** The response to a request that the browser sent while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

export interface WorkerMessage extends ExtendableEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface Events {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: WorkerMessage;
}

export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> } | undefined;
  };
  fetch(input: Request | string, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): void;
}
