import { pathOf, type Tab } from '../browser/tab.ts';
import type { Random } from '../kernel/random.ts';
import type { Stage } from '../run/stage.ts';
import type { Entry, Step, TabAction } from '../run/step.ts';
import type { StepKind } from './habits.ts';
import { panaFor } from './numbers.ts';
import { linkedPaths, marketNames, otherPaths } from './places.ts';

/** What the player did last, which draws and suspensions like to concern. */
export interface Memory {
  market: string;
  readonly numbers: string[];
  /** The market and the tile that were opened last. */
  opened: { readonly market: string; readonly tile: string } | undefined;
  /** What was entered last on a bid screen. */
  last: Entry | undefined;
  /** The last sign-in of all. */
  lastSignIn: Extract<TabAction, { do: 'sign in' }> | undefined;
  /** Who signed in last on each device. */
  readonly signedIn: Map<string, string>;
  /** The markets that home showed as open. */
  open: readonly string[];
  /** The markets that the operator suspended. */
  readonly suspended: Set<string>;
  /** Whether the host refuses refreshes. */
  refusesRefresh: boolean;
}

/** Chooses steps besides those on a screen: tabs, time, network, host and operator. */
export interface Surroundings {
  /** Undefined if there is nothing to do of this kind. */
  readonly step: (kind: StepKind) => Step | undefined;
  readonly anyTab: () => Tab;
  /** Milliseconds until bids end by what a screen says; 0 if it says nothing. */
  readonly untilClosing: (tab: Tab) => number;
  /** A tab that can be opened; empty if there are enough. */
  readonly freeName: () => string;
  /** Opens a screen, by its address or by what the app offers. */
  readonly toScreen: (path: string) => TabAction;
}

/** Whether a tab shows a screen of somebody who is not signed in. */
export const isSignedOut = (tab: Tab): boolean =>
  ['/', '/login', '/register'].includes(pathOf(tab));

const minute = 60_000;
const hour = 60 * minute;

export function createSurroundings(
  stage: Stage,
  random: Random,
  memory: Memory,
  signIn: (tab: Tab) => TabAction,
  addresses: number,
): Surroundings {
  const names = () => [...stage.tabs.keys()];
  const anyTab = (): Tab => {
    const tab = stage.tabs.get(random.pick(names()));
    if (!tab) throw new Error('No tab is open');
    return tab;
  };

  const freeName = (): string => {
    const device = random.pick([...stage.devices.keys()]);
    const used = names().filter((name) => name.startsWith(device)).length;
    return used < 2 ? (stage.tabs.has(`${device}1`) ? `${device}2` : `${device}1`) : '';
  };

  const drawnPana = (): string => {
    const number = memory.numbers.at(-1 - random.below(2)) ?? '';
    return panaFor(number, random);
  };

  const untilClosing = (tab: Tab): number => {
    const found = stage.screenOf(tab).text.match(/bids till (\d\d):(\d\d) (AM|PM)/);
    if (!found) return 0;
    const [, hours, minutes, half] = found;
    const clock = (Number(hours) % 12) * hour + Number(minutes) * minute;
    const end = half === 'PM' ? clock + 12 * hour : clock;
    const now = (stage.kernel.now() + 5.5 * hour) % (24 * hour);
    return (end - now + 24 * hour) % (24 * hour);
  };

  const toScreen = (path: string): TabAction => {
    if (random.chance(addresses)) return { do: 'visit', path };
    return { do: 'go to', path: linkedPaths.includes(path) ? path : random.pick(linkedPaths) };
  };

  const suspension = (): Step => {
    const suspended = random.chance(0.3) || memory.suspended.size === 0;
    const others = random.chance(0.6) ? [memory.market] : marketNames;
    const market = random.pick(suspended ? others : [...memory.suspended]);
    return { do: 'suspend', market, suspended };
  };

  const step = (kind: StepKind): Step | undefined => {
    const tab = anyTab();
    const { name: device } = tab.device;
    switch (kind) {
      case 'new tab': {
        const name = freeName();
        return name === ''
          ? undefined
          : { do: 'new tab', tab: name, path: random.pick(['/', '/home']) };
      }
      case 'close':
        return names().length > 1 ? { do: 'close', tab: tab.name } : undefined;
      case 'visit':
        return { tab: tab.name, ...toScreen(random.pick([...otherPaths, '/no-such-page'])) };
      case 'wait':
        return { do: 'wait', ms: random.pick([1000, 3000, 11_000, 35_000]) };
      case 'sleep':
        return {
          do: 'sleep',
          ms: random.pick([2 * minute, 11 * minute, 50 * minute, 3 * hour, 14 * hour]),
        };
      case 'to a closing': {
        const ms = untilClosing(tab) - random.pick([25_000, 4000, -3000, -25_000]);
        return ms > 0 ? { do: 'sleep', ms } : undefined;
      }
      case 'offline':
      case 'online':
        return tab.device.isOnline === (kind === 'online') ? undefined : { do: kind, device };
      case 'set clock':
        return {
          do: 'set clock',
          device,
          ahead: random.pick([0, -5 * minute, 2 * hour, -26 * hour]),
        };
      case 'expire tokens':
        return { do: 'expire tokens' };
      case 'refuse refresh':
        return { do: 'refuse refresh', refuses: !memory.refusesRefresh };
      case 'set draw':
        return {
          do: 'set draw',
          market: memory.market,
          session: random.pick(['open', 'close']),
          pana: drawnPana(),
        };
      case 'suspend':
        return suspension();
      case 'sign in elsewhere':
        return isSignedOut(tab)
          ? { tab: tab.name, ...signIn(tab) }
          : { do: 'sign out', tab: tab.name };
      case 'back':
        return tab.history.index > 0 ? { do: kind, tab: tab.name } : undefined;
      case 'forward':
        return tab.history.index < tab.history.entries.length - 1
          ? { do: kind, tab: tab.name }
          : undefined;
      case 'sign out':
        return isSignedOut(tab) ? undefined : { do: kind, tab: tab.name };
      default:
        return { do: kind, tab: tab.name };
    }
  };

  return { step, anyTab, untilClosing, freeName, toScreen };
}
