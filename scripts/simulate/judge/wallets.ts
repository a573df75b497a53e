import type { Served } from '../host/host.ts';
import type { Phone } from '../page/phone.ts';
import type { Screen } from '../player/screen.ts';
import type { Call } from '../run/stage.ts';
import type { Report } from './findings.ts';
import { shownBalance } from './reading.ts';
import { fieldsOf, listOf, numberIn, parse, textIn } from './wire.ts';

/** The balances that a phone may show: those of the last responses that carried one. */
interface Shown {
  readonly player: string;
  readonly allowed: Set<number>;
}

/** Checks that the balance in the bar is that of the last response that had one. */
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
      this.#shown.set(phone, { player: textIn(user, 'mobile_number'), allowed });
    }
    const shown = this.#shown.get(phone);
    if (!shown || shown.player !== player) return;
    if (call.name === 'POST /betting/') {
      // The receipt of a repeated request may be older than the last one, which has the newer wallet then.
      const isRepeat = call.key !== undefined && this.#firstCalls.get(call.key) !== call;
      if (!isRepeat) shown.allowed.clear();
      shown.allowed.add(numberIn(fieldsOf(body.user_balance), 'current_balance'));
    }
    if (call.name === 'GET /bets/history/' && isOpen) {
      // Bets found in the history tell the balance after the newest one.
      const { before_amount, amount } = fieldsOf(listOf(body.data)[0]?.bet_details);
      if (typeof before_amount === 'number')
        shown.allowed.add(Math.round((before_amount - Number(amount)) * 100) / 100);
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
