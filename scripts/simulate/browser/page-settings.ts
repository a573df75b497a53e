import type { Window } from '../dom/window.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Random } from '../kernel/random.ts';
import type { PageResponse } from '../network/page-response.ts';
import type { Client } from './client.ts';
import type { Device } from './device.ts';
import type { TabHistory } from './history.ts';

/** Sends a request of a page; the promise is that of `fetch`. */
export type PageFetch = (page: Page, url: URL, init: RequestInit) => Promise<PageResponse>;

/** What a page reports besides what it shows. */
export interface PageReports {
  readonly error: (page: Page, kind: string, text: string) => void;
}

export interface PageSettings {
  readonly name: string;
  readonly kernel: Kernel;
  readonly random: Random;
  readonly client: Client;
  readonly config: string;
  readonly device: Device;
  readonly history: TabHistory;
  readonly sessionTexts: Map<string, string>;
  readonly send: PageFetch;
  readonly reports: PageReports;
  /** Whether the browser has the Web Locks API. */
  readonly hasLocks: boolean;
  /** Leaves the page for an address, for itself, or for the entry of the history with a number. */
  readonly leave: (target: URL | 'reload' | number) => void;
}

/** One page load: a window with its own run of the client. */
export interface Page {
  readonly tab: string;
  readonly device: Device;
  readonly window: Window;
  readonly isAlive: () => boolean;
  /** Ends the page as a kill does: its tasks, timers and responses are dropped, nothing is cleaned up. */
  readonly end: () => void;
  /** Moves through the history. */
  readonly go: (by: number) => void;
  /** Fires an event at the window. */
  readonly fire: (type: string) => void;
}
