import type { Served } from '../host/host.ts';
import type { Phone } from '../page/phone.ts';
import type { Screen } from '../player/screen.ts';
import { clock } from '../run/clock.ts';
import type { Call } from '../run/stage.ts';
import type { Report } from './findings.ts';
import { shownBalance } from './reading.ts';
import { fieldsOf, listOf, numberIn, parse, textIn } from './wire.ts';

/** The balances that a phone may show, from the last responses with a balance. */
interface Shown {
  readonly player: string;
  readonly allowed: Set<number>;
  /** The time of the last of these balances, in milliseconds. */
  at: number;
}

/** A bet of the history changes the balance if it is newer by this number of milliseconds; other bets may change it. */
const CLEARLY_NEWER = 5000;

/** Checks that the bar shows the balance of the last response with a balance. */
export class Wallets {
  readonly #shown = new Map<object, Shown>();
  readonly #firstCalls = new Map<string, Call>();
  readonly #report: Report;

  constructor(report: Report) {
    this.#report = report;
  }

  served(call: Call): void {
    if (call.key && !this.#firstCalls.has(call.key)) this.#firstCalls.set(call.key, call);
  }

  received(call: Call, { status, text }: Served, player: string | undefined, isOpen: boolean) {
    if (status !== 200) return;
    const { phone } = call.page.tab;
    const body = fieldsOf(parse(text));
    if (call.name === 'POST /users/login/') {
      const user = fieldsOf(body.user);
      const allowed = new Set([numberIn(user, 'points')]);
      this.#shown.set(phone, { player: textIn(user, 'mobile_number'), allowed, at: clock.now });
    }
    const shown = this.#shown.get(phone);
    if (!shown || shown.player !== player) return;
    if (call.name === 'POST /betting/') {
      // The receipt of a repeated request may be older than the last one, which has the newer wallet then.
      const isRepeat = call.key !== undefined && this.#firstCalls.get(call.key) !== call;
      if (!isRepeat) shown.allowed.clear();
      shown.allowed.add(numberIn(fieldsOf(body.user_balance), 'current_balance'));
      shown.at = clock.now;
    }
    if (call.name === 'GET /bets/history/') {
      // The bets found, or placed on another phone, show the balance after the newest bet.
      const newest = listOf(body.data)[0];
      const { before_amount, amount } = fieldsOf(newest?.bet_details);
      if (typeof before_amount !== 'number') return;
      const age = Date.parse(textIn(fieldsOf(newest?.timestamps), 'created_at')) - shown.at;
      if (age > CLEARLY_NEWER) shown.allowed.clear();
      if (age > 0 || isOpen)
        shown.allowed.add(Math.round((before_amount - Number(amount)) * 100) / 100);
      shown.at += Math.max(age, 0);
    }
  }

  /** @param isOpen whether the outcome of a submission is not known yet */
  check(phone: Phone, screen: Screen, player: string, isOpen: boolean): void {
    const shown = this.#shown.get(phone);
    const balance = shownBalance(screen);
    if (!shown || balance === undefined || shown.player !== player || isOpen) return;
    if (shown.allowed.has(balance)) return;
    const expected = `₹${[...shown.allowed].join(' or ₹')}`;
    this.#report('wrong wallet', expected, `₹${balance} on ${screen.path}`);
  }
}
