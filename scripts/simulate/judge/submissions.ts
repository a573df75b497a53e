import type { Call } from '../run/stage.ts';
import type { Report } from './findings.ts';
import type { BookedBet } from './ledger.ts';
import { areNamed, type Claim, type NoticeClaim, type ReadClaim, type Row } from './reading.ts';
import type { Bet } from './wire.ts';

/** A player submitted these bets by pressing Submit once; the app has made claims about them since. */
export interface Meant {
  readonly number: number;
  readonly player: string;
  readonly phone: string;
  readonly market: string;
  readonly rows: readonly Row[];
  tab: string;
  at: number;
  claim: Claim | undefined;
  /** A notice named its bets, but an equal submission may have placed them. */
  isNamed: boolean;
  /** A notice was taken to be about it, but not about an equal submission. */
  isNoticed: boolean;
  /** The app found its bets in the history, without a receipt. */
  isFound: boolean;
  isLeft: boolean;
  /** Numbers of its requests. */
  readonly calls: number[];
  /** Repetitions that the player confirmed, or that the browser makes by itself. */
  extra: number;
}

type Press = Pick<Meant, 'player' | 'phone' | 'market' | 'rows' | 'tab' | 'at'>;

const keyOf = (player: string, market: string, { number, points }: Row | Bet): string =>
  `${player} ${market} ${number} ${points}`;

const rowsKey = (rows: readonly Pick<Bet, 'number' | 'points' | 'session'>[] = []): string =>
  rows
    .map(({ number, points, session }) => `${number}:${points}:${session}`)
    .sort()
    .join();

/** The same without their sessions, which not every request has. */
const numbersKey = (rows: readonly (Row | Bet)[]): string =>
  rowsKey(rows.map((row) => ({ ...row, session: '' })));

const isEqual = (one: NoticeClaim, other: NoticeClaim): boolean =>
  one.claim === other.claim && JSON.stringify(one.bets) === JSON.stringify(other.bets);

const isFinal = (claim: Claim | undefined): boolean => claim === 'placed' || claim === 'not placed';

const labelOf = ({ number, market, rows }: Meant): string =>
  `submission ${number} (${rows.map((row) => `${row.number} for ${row.points}`).join(', ')} on ${market})`;

/** All submissions of a run, the claims about them, and their truth. */
export class Submissions {
  readonly all: Meant[] = [];
  readonly #report: Report;
  /** Numbers of requests that the browser sends twice and that the host accepted once. */
  readonly #takenOnce = new Set<number>();

  constructor(report: Report) {
    this.#report = report;
  }

  press(press: Press): void {
    const same = this.#equal(press).findLast(
      (each) => each.phone === press.phone && !isFinal(each.claim),
    );
    // The same bets as an open submission are that submission again; without a claim about it, they may be new ones.
    if (same) {
      const extra = same.extra + (same.claim === undefined ? 1 : 0);
      Object.assign(same, { tab: press.tab, at: press.at, isLeft: false, extra });
      return;
    }
    this.all.push({
      ...press,
      number: this.all.length + 1,
      claim: undefined,
      calls: [],
      extra: 0,
      isNamed: false,
      isNoticed: false,
      isFound: false,
      isLeft: false,
    });
  }

  /** The submissions of a player with the same bets on the same market. */
  #equal({ player, market, rows }: Pick<Meant, 'player' | 'market' | 'rows'>): Meant[] {
    return this.all.filter(
      (each) =>
        each.player === player && each.market === market && rowsKey(each.rows) === rowsKey(rows),
    );
  }

  agree(tab: string): void {
    const meant = this.#latest(tab);
    if (!meant) return;
    for (const each of this.all)
      if (each.player === meant.player && rowsKey(each.rows) === rowsKey(meant.rows)) each.extra++;
    if (meant.claim === 'asks') meant.claim = undefined;
  }

  begun(call: Call, player: string | undefined, bets: readonly Bet[]): void {
    const fitting = this.all.filter(
      (each) =>
        each.player === player &&
        each.market === bets[0]?.market &&
        numbersKey(each.rows) === numbersKey(bets),
    );
    const meant =
      fitting.findLast((each) => rowsKey(each.rows) === rowsKey(bets)) ?? fitting.at(-1);
    meant?.calls.push(call.number);
    if (!meant)
      this.#report('sent what was not meant', 'bets that the player submitted', call.body ?? '');
  }

  /** The host served a request that the browser sends twice: the page gets only the second response. */
  servedTwice(call: number, isTaken: boolean): void {
    const meant = this.all.find(({ calls }) => calls.includes(call));
    if (meant && this.#takenOnce.has(call)) meant.extra++;
    else if (isTaken) this.#takenOnce.add(call);
  }

  /** A dialog of a bid screen is about a submission of the signed-in player. */
  sayInDialog(tab: string, market: string, claim: ReadClaim, player: string | undefined): void {
    const meant = this.#latest(tab, player) ?? this.#latestLeft(tab, market, player);
    if (!meant) return;
    this.#say(meant, claim);
    // Its notice ends with the dialog: a later notice is about an equal submission.
    if (isFinal(meant.claim)) meant.isNoticed = false;
  }

  /** All notices of a screen: each of several equal submissions has a notice. */
  sayInNotices(player: string, phone: string, claims: readonly NoticeClaim[]): void {
    for (const [at, claim] of claims.entries()) {
      const before = claims.slice(0, at).filter((each) => isEqual(each, claim)).length;
      this.#sayInNotice(player, phone, claim, before);
    }
  }

  leave(tab: string): void {
    for (const each of this.all) if (each.tab === tab) each.isLeft = true;
  }

  hasOpen = (player: string): boolean =>
    this.all.some((each) => each.player === player && !isFinal(each.claim));

  compare(booked: readonly BookedBet[]): void {
    for (const meant of this.all) {
      if (meant.claim !== undefined || meant.calls.length === 0 || meant.isNamed) continue;
      const expected = `the app tells the outcome of ${labelOf(meant)}`;
      this.#report('submission without an outcome', expected, 'nothing');
    }
    const meantByKey = Map.groupBy(
      this.all.flatMap((meant) => meant.rows.map((row) => ({ meant, row }))),
      ({ meant, row }) => keyOf(meant.player, meant.market, row),
    );
    const bookedByKey = Map.groupBy(booked, (bet) => keyOf(bet.player, bet.market, bet));
    for (const key of new Set([...meantByKey.keys(), ...bookedByKey.keys()])) {
      const all = (meantByKey.get(key) ?? []).map(({ meant }) => meant);
      const saying = (...claims: readonly Meant['claim'][]) =>
        all.filter(({ claim }) => claims.includes(claim));
      const count = bookedByKey.get(key)?.length ?? 0;
      const low = saying('placed').filter((each) => !this.#mayBeOfOtherPhone(each)).length;
      const meant = all.reduce((sum, { extra }) => sum + 1 + extra, 0);
      const high = meant - saying('not placed', 'asks').length;
      const said = all.map(({ claim }) => claim ?? 'nothing').join(', ');
      const seen = `${count} booked; the app said: ${said}`;
      if (count < low)
        this.#report('said placed, not booked', `at least ${low} booked: ${key}`, seen);
      if (count > high) {
        const kind = count > meant ? 'booked more than meant' : 'said not placed, booked';
        this.#report(kind, `at most ${high} booked: ${key}`, seen);
      }
    }
  }

  /** The submissions of a tab, the last pressed first, even if it was open before. */
  #lastPressed(tab: string, player: string | undefined): readonly Meant[] {
    return this.all
      .filter((each) => each.tab === tab && (player === undefined || each.player === player))
      .sort((one, other) => other.at - one.at || other.number - one.number);
  }

  #latest(tab: string, player?: string): Meant | undefined {
    return this.#lastPressed(tab, player).find(({ isLeft }) => !isLeft);
  }

  /** A screen that was loaded again continues the submissions that it sent before. */
  #latestLeft(tab: string, market: string, player?: string): Meant | undefined {
    const [left] = this.#lastPressed(tab, player);
    const isOpen = left && left.calls.length > 0 && !isFinal(left.claim);
    return isOpen && left.market === market ? left : undefined;
  }

  #say(meant: Meant, { claim, text }: ReadClaim): void {
    const { claim: before } = meant;
    if (before === claim) return;
    if (claim === 'asks') {
      if (before === undefined) meant.claim = 'asks';
      return;
    }
    const isOther =
      (before === 'placed' && claim !== 'placed') ||
      (before === 'not placed' && claim === 'placed');
    // Of equal submissions one may be placed and another not, or unknown.
    const isOfAnother = isOther && meant.extra > 0;
    if (isOfAnother && before === 'placed') return;
    if (isOther && !isOfAnother)
      this.#report('changed its word', `${labelOf(meant)} stays "${before}"`, text);
    if (isFinal(before) && !isOther) return;
    meant.claim = claim;
    meant.isFound = claim === 'placed' && /Found in your bid history/.test(text);
  }

  /** @param before how many notices of the screen, above this one, have the same text */
  #sayInNotice(player: string, phone: string, claim: NoticeClaim, before: number): void {
    const { bets } = claim;
    const fitting = this.all.filter(
      (each) =>
        each.player === player &&
        each.phone === phone &&
        each.market === bets.market &&
        areNamed(each.rows, bets),
    );
    for (const each of fitting) each.isNamed = true;
    // An earlier submission's notice is no evidence of a later one, but a further notice is. A bet placed at once had
    // none.
    const known = fitting.filter((each) => each.isNoticed && each.claim === claim.claim);
    if (known.length > before) return;
    const meant = fitting.findLast((each) => !isFinal(each.claim)) ?? fitting.at(-1);
    if (!meant) return;
    meant.isNoticed = true;
    this.#say(meant, claim);
  }

  /** Without keys nothing distinguishes the bets of one phone from equal bets of another phone. */
  #mayBeOfOtherPhone(meant: Meant): boolean {
    const isOther = (each: Meant) => each.phone !== meant.phone && each.claim === 'placed';
    return meant.isFound && this.#equal(meant).some(isOther);
  }
}
