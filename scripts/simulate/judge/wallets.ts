import type { Tab } from '../browser/tab.ts';
import type { Call, Served } from '../network/network.ts';
import type { Screen } from '../player/screen.ts';
import type { Ledger } from './ledger.ts';
import { shownBalance } from './reading.ts';
import type { Report } from './report.ts';
import { fieldsOf, historyBet, listOf, numberIn, parse, textIn } from './wire.ts';

/** The balances that a device may show: that of the last response that carried one. */
interface Shown {
  readonly player: string;
  readonly allowed: Set<number>;
}

export interface Wallets {
  readonly served: (call: Call) => void;
  /** @param isOpen whether the outcome of a submission is not known yet */
  readonly received: (call: Call, served: Served, isOpen: boolean) => void;
  /** @param isOpen whether the outcome of a submission is not known yet */
  readonly check: (tab: Tab, screen: Screen, player: string, isOpen: boolean) => void;
}

const inPoints = (amount: number): number => Math.round(amount * 100) / 100;

export function createWallets(ledger: Ledger, report: Report): Wallets {
  const shown = new Map<object, Shown>();
  /** The first call with a key that the host has served. */
  const firstCalls = new Map<string, Call>();

  const signedIn = (device: object, served: Served) => {
    const user = fieldsOf(fieldsOf(parse(served.text)).user);
    shown.set(device, {
      player: textIn(user, 'mobile_number'),
      allowed: new Set([numberIn(user, 'points')]),
    });
  };

  const placed = (call: Call, served: Served, state: Shown) => {
    const balance = fieldsOf(fieldsOf(parse(served.text)).user_balance);
    const after = numberIn(balance, 'current_balance');
    // The receipt of a repeated request may be older than the last one, which has the newer wallet then.
    const isRepeat = call.key !== undefined && firstCalls.get(call.key) !== call;
    if (!isRepeat) state.allowed.clear();
    state.allowed.add(after);
  };

  /** A bet found in the history tells the balance after the newest bet. */
  const read = (served: Served, state: Shown) => {
    const newest = listOf(fieldsOf(parse(served.text)).data)[0];
    if (!newest) return;
    const { before, amount } = historyBet(newest);
    if (before !== undefined) state.allowed.add(inPoints(before - amount));
  };

  return {
    served: (call) => {
      if (call.key && !firstCalls.has(call.key)) firstCalls.set(call.key, call);
    },
    received: (call, served, isOpen) => {
      const { device } = call.page;
      if (call.endpoint === '/users/login/' && served.status === 200)
        return signedIn(device, served);
      const state = shown.get(device);
      if (!state || served.status !== 200 || ledger.playerOf(call.token) !== state.player) return;
      if (call.endpoint === '/betting/') placed(call, served, state);
      if (call.endpoint === '/bets/history/' && isOpen) read(served, state);
    },
    check: (tab, screen, player, isOpen) => {
      const state = shown.get(tab.device);
      const balance = shownBalance(screen);
      if (!state || balance === undefined || state.player !== player || isOpen) return;
      if (state.allowed.has(balance)) return;
      report(
        'wrong wallet',
        `₹${[...state.allowed].join(' or ₹')}`,
        `₹${balance} on ${screen.path}`,
      );
    },
  };
}
