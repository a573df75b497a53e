import { inspect } from 'node:util';
import type { Fate } from '../host/fate.ts';
import type { Control } from '../player/screen.ts';

export interface Target {
  readonly role: Control['role'];
  readonly name: string;
  readonly nth?: number;
}

/** A player enters this on a bid screen before Add Bid. */
export interface Entry {
  /** Texts by the labels of their fields, in order. */
  readonly texts: Readonly<Record<string, string>>;
  readonly ticks: readonly string[];
  readonly session?: 'Open' | 'Close';
  readonly keys: readonly string[];
}

export interface SignIn {
  readonly mobile: string;
  readonly secret: string;
}

export type TabAction =
  | { readonly do: 'press'; readonly target: Target; readonly twice?: true }
  /** Types into a field, or chooses an option of a list by its text. */
  | { readonly do: 'type'; readonly target: Target; readonly text: string }
  | ({ readonly do: 'sign in' } & SignIn)
  /** Presses Place Bet of a market and the tile of a bet type, from wherever the player is. */
  | { readonly do: 'open'; readonly market: string; readonly tile: string }
  | { readonly do: 'fill'; readonly entry: Entry }
  | { readonly do: 'submit'; readonly twice?: true }
  | { readonly do: 'sign out' }
  /** Opens an address; `withState`: with the navigation state of the current entry. */
  | { readonly do: 'visit'; readonly path: string; readonly withState?: true }
  /** Goes to a screen by the controls of the app. */
  | { readonly do: 'go to'; readonly path: string }
  | { readonly do: 'back' }
  | { readonly do: 'forward' }
  | { readonly do: 'reload' }
  | { readonly do: 'close' }
  | { readonly do: 'look'; readonly sees?: readonly string[]; readonly misses?: readonly string[] };

/** A step of a run as data, so that it can be stored, played again and left out. */
export type Step =
  /** `wait`: milliseconds that pass afterwards. */
  | (TabAction & { readonly tab: string; readonly wait?: number })
  | { readonly do: 'new tab'; readonly tab: string; readonly path: string }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'sleep'; readonly ms: number }
  | { readonly do: 'offline' | 'online'; readonly device: string }
  | { readonly do: 'set clock'; readonly device: string; readonly ahead: number }
  /** The next request of this kind by the tab, or the one after `skip` others, gets a fate. */
  | {
      readonly do: 'fault';
      readonly tab: string;
      readonly call: string;
      readonly skip?: number;
      readonly fate: Fate;
    }
  | { readonly do: 'expire tokens' }
  | { readonly do: 'refuse refresh'; readonly refuses: boolean }
  | { readonly do: 'suspend'; readonly market: string; readonly suspended: boolean }
  | {
      readonly do: 'set draw';
      readonly market: string;
      readonly session: 'open' | 'close';
      readonly pana: string;
    };

/** The default time that passes after a step of a tab, in milliseconds. */
export const WAIT = 600;

/** A step on one line: the tab, the action and its object. */
export function describeStep({ do: kind, ...step }: Step): string {
  const { tab, ...rest } = { tab: '', ...step };
  const values = inspect(rest, { depth: null, breakLength: Number.POSITIVE_INFINITY });
  return [tab, kind, values === '{}' ? '' : values].filter(Boolean).join(' ');
}
