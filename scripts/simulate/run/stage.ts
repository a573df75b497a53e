import type { Window } from 'happy-dom';
import type { Fate } from '../host/fate.ts';
import type { Host, HostRequest, Served } from '../host/host.ts';
import type { Client } from '../page/client.ts';
import type { TabHistory } from '../page/history.ts';
import type { Phone } from '../page/phone.ts';
import type { Random } from './random.ts';
import type { RunWorld } from './world.ts';

/** All runs of a process share these parts. */
export interface Parts {
  readonly client: Client;
  readonly host: Host;
}

/** A run under way: its host, its network, and its phones with their tabs. */
export interface Stage extends Parts {
  readonly world: RunWorld;
  /** The source of all random values on the pages. */
  readonly random: Random;
  readonly events: Events;
  readonly phones: ReadonlyMap<string, Phone>;
  /** Open tabs by name: `A1` is the first of phone A. */
  readonly tabs: Map<string, Tab>;
  /** All pages of the run, including those that were left. */
  readonly pages: Page[];
  readonly calls: Call[];
  readonly fateOf: (call: Call) => Fate | undefined;
}

/** A tab: history and session storage outlive its pages. */
export interface Tab {
  readonly name: string;
  readonly phone: Phone;
  readonly history: TabHistory;
  readonly session: Map<string, string>;
  page: Page;
}

/** One page load: a window with its own run of the client. */
export interface Page {
  readonly tab: Omit<Tab, 'page'>;
  readonly window: Window;
  isAlive: boolean;
}

export interface Call extends HostRequest {
  readonly number: number;
  readonly page: Page;
  /** Method, and path without its query and with ids replaced. */
  readonly name: string;
  fate: Fate | undefined;
  /** Ends the request for the page; `served` is given for the host's own, complete response. */
  end: (ending: Response | Error, served?: Served) => void;
}

export type Pressed = Readonly<Record<'role' | 'name', string>>;

/** Observes a run. */
export interface Events {
  readonly begun: (call: Call) => void;
  readonly served: (call: Call, served: Served) => void;
  /** Called with the response of the page; `served` is undefined if it is not the host's own, complete response. */
  readonly received: (call: Call, served: Served | undefined) => void;
  /** An uncaught error, or a warning or error on the console. */
  readonly failed: (kind: 'crash' | 'console error', text: string) => void;
  /** Called before a page is left. */
  readonly leaving: (tab: Tab) => void;
  /** Called before the player presses a control. */
  readonly pressing: (tab: Tab, control: Pressed) => void;
}

export const pathOf = ({ history }: Pick<Tab, 'history'>): string => history.current.url.pathname;
