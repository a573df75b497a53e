import { createContext, type ReactNode, use } from 'react';
import useSWR from 'swr';
import type { WorldControl } from '../client/mock-client.ts';
import type { JournalEntry } from '../src/journal/entry.ts';
import type { MarketDay } from '../src/routes/control/market-day.ts';
import type { ClockChange, WorldSummary } from '../src/routes/control/worlds.ts';
import { mock } from './control.ts';

/** What a part of the page can do with its world. */
export interface ConsoleActions {
  /** True if a call came after the last action on this page. */
  isNew: (entry: JournalEntry) => boolean;
  /** Number of the changes that this page made, for an app that follows them. */
  changes: number;
  /** Runs an action, then reads everything again; shows the error if it fails. */
  act: (work: () => Promise<unknown>) => Promise<void>;
  /** Runs an action that gives the id of a world, and shows this world. */
  enter: (work: () => Promise<string>) => Promise<void>;
  /** Changes the world and offers to put it back as it was. The work returns a description of the change. */
  change: (work: () => Promise<string>) => Promise<void>;
  /** Moves the time or sets a draw; shows the draws and the next event, or `otherwise` if nothing was drawn. */
  step: (work: () => Promise<ClockChange>, otherwise?: string) => Promise<void>;
  /** Makes a world in the state right after a call of the journal, and offers to open it. */
  branch: (number: number) => Promise<void>;
  /** Shows the result of an action for a while, or until the next press. */
  tell: (message: ReactNode) => void;
}

/** Shared state and actions of the page. */
interface Console extends ConsoleActions {
  /** The world that the page shows. */
  world: WorldControl;
  summary: WorldSummary;
  day: MarketDay;
  /** The journal of the world, oldest first. */
  journal: readonly JournalEntry[];
}

export const ConsoleContext = createContext<Console | undefined>(undefined);

/** Throws outside the page. */
export function useConsole(): Console {
  const found = use(ConsoleContext);
  if (found === undefined) throw new Error('There is no console around this part.');
  return found;
}

/** Milliseconds between two reads of live data. */
const interval = 2_000;

/**
 * Data of the control API about a world: read when its part is shown, again after each action and, if it is live, every
 * two seconds. Undefined until it is read.
 */
export const useWorldData = <Data>(
  { id }: { id: string },
  name: string,
  read: () => Promise<Data>,
  { live = false } = {},
): Data | undefined =>
  useSWR([name, id], read, { refreshInterval: live ? interval : 0, keepPreviousData: true }).data;

/** All worlds, the newest first. */
export const useWorlds = (): WorldSummary[] =>
  useSWR('worlds', mock.worlds).data?.toReversed() ?? [];

/** The address of the app and the demo players, which do not change while the mock runs. */
export const useAbout = () => useSWR('about', mock.about).data;
