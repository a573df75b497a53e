import type { Random } from '../run/random.ts';
import { pathOf, type Stage, type Tab } from '../run/stage.ts';
import type { Step } from '../run/step.ts';
import type { EventKind } from './habits.ts';
import { panaFor } from './numbers.ts';
import { linkedPaths } from './places.ts';
import { readScreen } from './screen.ts';

const minute = 60_000;
const hour = 60 * minute;

export const isSignedOut = (tab: Tab): boolean =>
  ['/', '/login', '/register'].includes(pathOf(tab));

/** Milliseconds until bids end by the text of a screen; 0 if it has none. */
function untilClosing(text: string): number {
  const found = text.match(/bids till (\d\d):(\d\d) (AM|PM)/);
  if (!found) return 0;
  const [, hours, minutes, half] = found;
  const clock = (Number(hours) % 12) * hour + Number(minutes) * minute;
  const end = half === 'PM' ? clock + 12 * hour : clock;
  const now = (Date.now() + 5.5 * hour) % (24 * hour);
  return (end - now + 24 * hour) % (24 * hour);
}

/** The state of the host and the last bet. */
export interface Situation {
  market: string;
  number: string;
  isSuspended: boolean;
  refusesRefresh: boolean;
}

/** A step outside the screen; `undefined` if this kind is impossible at the moment. */
export function drawEvent(
  kind: EventKind,
  { tabs, phones }: Stage,
  tab: Tab,
  random: Random,
  { market, number, isSuspended, refusesRefresh }: Situation,
): Step | undefined {
  const { name, phone } = tab;
  switch (kind) {
    case 'new tab': {
      const device = random.pick([...phones.keys()]);
      const free = [`${device}1`, `${device}2`].find((each) => !tabs.has(each));
      return free ? { do: kind, tab: free, path: random.pick(['/', '/home']) } : undefined;
    }
    case 'close':
      return tabs.size > 1 ? { do: kind, tab: name } : undefined;
    case 'reload':
      return { do: kind, tab: name };
    case 'sign out':
      return isSignedOut(tab) ? undefined : { do: kind, tab: name };
    case 'back':
      return tab.history.index > 0 ? { do: kind, tab: name } : undefined;
    case 'forward':
      return tab.history.index < tab.history.entries.length - 1
        ? { do: kind, tab: name }
        : undefined;
    case 'go to':
      return { do: kind, tab: name, path: random.pick(linkedPaths) };
    case 'wait':
      return { do: kind, ms: random.pick([1000, 3000, 11_000, 35_000]) };
    case 'sleep':
      return { do: kind, ms: random.pick([2 * minute, 11 * minute, 50 * minute, 3 * hour]) };
    case 'to a closing': {
      const ms = untilClosing(readScreen(tab).text) - random.pick([25_000, 4000, -3000, -25_000]);
      return ms > 0 ? { do: 'sleep', ms } : undefined;
    }
    case 'offline':
    case 'online':
      return phone.isOnline === (kind === 'online') ? undefined : { do: kind, device: phone.name };
    case 'set clock':
      return {
        do: kind,
        device: phone.name,
        ahead: random.pick([0, -5 * minute, 2 * hour, -26 * hour]),
      };
    case 'expire tokens':
      return { do: kind };
    case 'refuse refresh':
      return { do: kind, refuses: !refusesRefresh };
    case 'suspend':
      return { do: kind, market, suspended: !isSuspended };
    case 'set draw': {
      const session = random.pick(['open', 'close'] as const);
      return { do: kind, market, session, pana: panaFor(number, random) };
    }
  }
}
