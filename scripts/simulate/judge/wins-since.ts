import type { Device } from '../browser/device.ts';
import type { Tab } from '../browser/tab.ts';
import type { Call, Served } from '../network/network.ts';
import { type Screen, textOf } from '../player/screen.ts';
import type { Ledger } from './ledger.ts';
import type { Report } from './report.ts';
import { fieldsOf, type HistoryBet, historyBet, listOf, parse } from './wire.ts';

/** Checks what the app says was won since the balance that it shows. */
export interface WinsSince {
  /** @param isOpen whether the outcome of a submission is not known yet: a history may then tell the balance */
  readonly received: (call: Call, served: Served, isOpen: boolean) => void;
  readonly check: (tab: Tab, screen: Screen, player: string) => void;
}

/** What a phone heard since the last response with a balance. */
interface Since {
  readonly player: string;
  /** The times at which the call of that response began and ended. */
  readonly begun: number;
  readonly at: number;
  readonly pending: Set<number>;
  /** Wins that the app must name, and those that it may name, by the ids of their bets. */
  readonly sure: Map<number, number>;
  readonly possible: Map<number, number>;
  isUncertain: boolean;
}

/** A bet may be placed this long before the app learns the balance after it. */
const MARGIN = 60_000;

const sum = (wins: ReadonlyMap<number, number>): number =>
  [...wins.values()].reduce((total, win) => total + win, 0);

function note(since: Since, { id, status, at, win = 0 }: HistoryBet): void {
  if (status === 'PENDING') since.pending.add(id);
  if (status !== 'won') return;
  const wasPending = since.pending.has(id);
  if (wasPending || at >= since.begun) since.sure.set(id, win);
  if (wasPending || at >= since.at - MARGIN) since.possible.set(id, win);
}

/** The amount in the note about the balance; 0 without one. */
const wonOn = ({ body }: Screen): number => {
  const said = textOf(body.querySelector('main')).match(/₹([\d,.]+) won since/)?.[1];
  return Number(said?.replaceAll(',', '') ?? 0);
};

const screens: readonly string[] = ['/win-history', '/wallet'];

export function createWinsSince(ledger: Ledger, now: () => number, report: Report): WinsSince {
  const all = new Map<Device, Since>();
  return {
    received: ({ endpoint, token, begun, page }, { status, text }, isOpen) => {
      if (status !== 200) return;
      const known = all.get(page.device);
      if (endpoint === '/users/login/' || endpoint === '/betting/') {
        const { user } = fieldsOf(parse(text));
        const player = String(fieldsOf(user).mobile_number ?? ledger.playerOf(token));
        const fresh = { pending: new Set<number>(), sure: new Map(), possible: new Map() };
        all.set(page.device, { player, begun, at: now(), isUncertain: false, ...fresh });
      } else if (
        endpoint === '/bets/history/' &&
        known &&
        known.player === ledger.playerOf(token)
      ) {
        if (isOpen) known.isUncertain = true;
        for (const bet of listOf(fieldsOf(parse(text)).data).map(historyBet)) note(known, bet);
      }
    },
    check: ({ device }, screen, player) => {
      const since = all.get(device);
      const isKnown = since?.player === player && !since.isUncertain && !device.wasWrong;
      if (!isKnown || !screens.includes(screen.path) || ledger.wasCorrected) return;
      const said = wonOn(screen);
      const [least, most] = [sum(since.sure), sum(since.possible)];
      if (said >= least - 0.01 && said <= most + 0.01) return;
      report(
        'wrong screen',
        `₹${least}${most === least ? '' : ` to ₹${most}`} won since the balance on ${screen.path}`,
        `₹${said}`,
      );
    },
  };
}
