import type { Call } from '../network/network.ts';
import type { Bet } from './game.ts';
import { isDecidedAtClose } from './game.ts';
import type { Claim, ReadClaim, Row } from './reading.ts';
import type { Report } from './report.ts';

/** What a player submitted by pressing Submit once, and what the app said about it since. */
export interface Meant {
  readonly number: number;
  readonly player: string;
  readonly device: string;
  tab: string;
  readonly market: string;
  readonly rows: readonly Row[];
  at: number;
  claim: Claim | undefined;
  /** Whether a notice named its bets, which may be those of an equal submission. */
  isNamed: boolean;
  /** Whether a notice was taken to be about it, not about an equal one. */
  isNoticed: boolean;
  /** Whether the app found its bets in the history, without a receipt. */
  isFound: boolean;
  /** Whether the page that it was submitted on was left. */
  isLeft: boolean;
  /** Numbers of the requests that carried it: a request would hold on to its page. */
  readonly calls: number[];
  /** Repetitions that the player agreed to, or that the browser makes by itself. */
  extra: number;
}

const keyOf = (player: string, market: string, { number, points, session }: Row): string =>
  `${player} ${market} ${number} ${points} ${session}`;

const rowsKey = (rows: readonly Row[]): string =>
  rows
    .map(({ number, points, session }) => `${number}:${points}:${session}`)
    .sort()
    .join();

/** A bet of a request as a row of the screen. The wire does not carry the session of a jodi. */
const asRow = ({ number, points, session, typeId }: Bet): Row => ({
  number,
  points,
  session: session ?? (isDecidedAtClose(typeId) ? 'close' : 'open'),
});

/** Whether rows of the screen and bets of a request are the same; jodis and sangams have one session. */
function isSame(rows: readonly Row[], bets: readonly Bet[]): boolean {
  const sessionless = bets.every(
    ({ session, typeId }) => session === null || isDecidedAtClose(typeId),
  );
  const plain = (list: readonly Row[]) =>
    rowsKey(sessionless ? list.map((row) => ({ ...row, session: 'close' as const })) : list);
  return plain(rows) === plain(bets.map(asRow));
}

/** Whether a notice names the bets of a submission. */
const names = ({ rows }: Meant, claim: ReadClaim): boolean =>
  rowsKey(rows) === rowsKey(claim.rows ?? []);

/** Whether two notices say the same of the same bets. */
const isEqual = (one: ReadClaim, other: ReadClaim): boolean =>
  one.claim === other.claim &&
  one.market === other.market &&
  rowsKey(one.rows ?? []) === rowsKey(other.rows ?? []);

const finality: readonly (Claim | undefined)[] = ['placed', 'not placed'];

/** All submissions of a run, what was said about them, and whether it was true. */
export interface Submissions {
  readonly all: readonly Meant[];
  readonly press: (
    about: Omit<
      Meant,
      'number' | 'claim' | 'isNamed' | 'isNoticed' | 'isFound' | 'isLeft' | 'calls' | 'extra'
    >,
  ) => void;
  /** The player agreed to send again. */
  readonly agree: (tab: string) => void;
  readonly begun: (call: Call, player: string | undefined, bets: readonly Bet[]) => void;
  /**
   * The host served a request that the browser sends twice, and nothing tells it that both are one: the page hears of
   * the second alone.
   */
  readonly servedTwice: (call: number, isTaken: boolean) => void;
  /** What a bid screen says is about a submission of the player who is signed in. */
  readonly sayInDialog: (
    tab: string,
    market: string,
    claim: ReadClaim,
    player: string | undefined,
  ) => void;
  /** All notices of a screen: equal submissions have a notice each. */
  readonly sayInNotices: (player: string, device: string, claims: readonly ReadClaim[]) => void;
  readonly leave: (tab: string) => void;
  /** Compares what was said with what the host booked. */
  readonly compare: (booked: readonly (Bet & { readonly player: string })[]) => void;
  readonly hasOpen: (player: string) => boolean;
}

export function createSubmissions(report: Report): Submissions {
  const all: Meant[] = [];
  /** Numbers of requests that are sent twice and were taken once. */
  const takenOnce = new Set<number>();

  const describe = ({ number, market, rows }: Meant): string =>
    `submission ${number} (${rows.map((row) => `${row.number} for ${row.points}`).join(', ')} on ${market})`;

  const isOf = ({ player }: Meant, signedIn: string | undefined): boolean =>
    signedIn === undefined || player === signedIn;

  /** That which was pressed last: one that was open before may be pressed once more. */
  const lastPressed = (tab: string, player: string | undefined): readonly Meant[] =>
    all
      .filter((each) => each.tab === tab && isOf(each, player))
      .sort((one, other) => other.at - one.at || other.number - one.number);

  const latest = (tab: string, player?: string): Meant | undefined =>
    lastPressed(tab, player).find(({ isLeft }) => !isLeft);

  /** A screen that was loaded again goes on with what was sent from it before. */
  const latestLeft = (tab: string, market: string, player?: string): Meant | undefined => {
    const [left] = lastPressed(tab, player);
    const isOpen = left && left.calls.length > 0 && !finality.includes(left.claim);
    return isOpen && left.market === market ? left : undefined;
  };

  const say = (meant: Meant, { claim, text }: ReadClaim) => {
    const { claim: before } = meant;
    if (before === claim) return;
    if (claim === 'asks') {
      if (before === undefined) meant.claim = 'asks';
      return;
    }
    const isOther =
      (before === 'placed' && claim !== 'placed') ||
      (before === 'not placed' && claim === 'placed');
    // Of equal submissions one may be placed and another not, or not known.
    const isOfAnother = isOther && meant.extra > 0;
    if (isOfAnother && before === 'placed') return;
    if (isOther && !isOfAnother)
      report('changed its word', `${describe(meant)} stays "${before}"`, text);
    if (!finality.includes(before) || isOther) {
      meant.claim = claim;
      meant.isFound = claim === 'placed' && /Found in your bid history/.test(text);
    }
  };

  /** Without keys nothing tells the bets of one phone from equal ones that another phone of the player placed. */
  const mayBeOfOtherPhone = (meant: Meant): boolean =>
    meant.isFound &&
    all.some(
      (each) =>
        each.player === meant.player &&
        each.device !== meant.device &&
        each.market === meant.market &&
        each.claim === 'placed' &&
        rowsKey(each.rows) === rowsKey(meant.rows),
    );

  const sayInNotice = (player: string, device: string, claim: ReadClaim, before: number) => {
    const fitting = all.filter(
      (each) =>
        each.player === player &&
        each.device === device &&
        each.market === claim.market &&
        names(each, claim),
    );
    const foreign = all.find(
      (each) => each.player !== player && each.market === claim.market && names(each, claim),
    );
    if (fitting.length === 0 && foreign) {
      report("another player's data", `notices of ${player}`, describe(foreign));
    }
    for (const each of fitting) each.isNamed = true;
    // A notice of an earlier one with the same bets says nothing about a later one, but a further notice does. One
    // that was placed at once never had a notice.
    const known = fitting.filter((each) => each.isNoticed && each.claim === claim.claim);
    if (known.length > before) return;
    const open = fitting.filter((each) => !finality.includes(each.claim));
    const meant = open.at(-1) ?? fitting.at(-1);
    if (!meant) return;
    meant.isNoticed = true;
    say(meant, claim);
  };

  return {
    all,
    press: (about) => {
      const same = all.findLast(
        (each) =>
          each.player === about.player &&
          each.device === about.device &&
          each.market === about.market &&
          rowsKey(each.rows) === rowsKey(about.rows) &&
          !finality.includes(each.claim),
      );
      // The same bets as those of an open submission are that submission once more. Nothing was said of it yet:
      // it may have ended unseen, and these be others.
      if (same) {
        const extra = same.extra + (same.claim === undefined ? 1 : 0);
        Object.assign(same, { tab: about.tab, at: about.at, isLeft: false, extra });
        return;
      }
      all.push({
        ...about,
        number: all.length + 1,
        claim: undefined,
        isNamed: false,
        isNoticed: false,
        isFound: false,
        isLeft: false,
        calls: [],
        extra: 0,
      });
    },
    agree: (tab) => {
      const meant = latest(tab);
      if (!meant) return;
      const rows = rowsKey(meant.rows);
      for (const each of all)
        if (each.player === meant.player && rowsKey(each.rows) === rows) each.extra++;
      if (meant.claim === 'asks') meant.claim = undefined;
    },
    begun: (call, player, bets) => {
      const fitting = all.filter(
        (each) =>
          each.player === player && each.market === bets[0]?.market && isSame(each.rows, bets),
      );
      const meant = fitting.at(-1);
      meant?.calls.push(call.number);
      if (meant) return;
      report('sent what was not meant', 'bets that the player submitted', call.body ?? '');
    },
    servedTwice: (call, isTaken) => {
      const meant = all.find(({ calls }) => calls.includes(call));
      if (meant && takenOnce.has(call)) meant.extra++;
      else if (isTaken) takenOnce.add(call);
    },
    sayInDialog: (tab, market, claim, player) => {
      const meant = latest(tab, player) ?? latestLeft(tab, market, player);
      if (!meant) return;
      say(meant, claim);
      // Its notice ends with the dialog: one that comes after is about an equal submission.
      if (finality.includes(meant.claim)) meant.isNoticed = false;
    },
    sayInNotices: (player, device, claims) => {
      const read: ReadClaim[] = [];
      for (const claim of claims) {
        sayInNotice(player, device, claim, read.filter((each) => isEqual(each, claim)).length);
        read.push(claim);
      }
    },
    leave: (tab) => {
      for (const each of all) if (each.tab === tab) each.isLeft = true;
    },
    hasOpen: (player) =>
      all.some((each) => each.player === player && !finality.includes(each.claim)),
    compare: (booked) => {
      const bounds = new Map<string, { low: number; high: number; meant: Meant[] }>();
      for (const meant of all) {
        const wasSent = meant.calls.length > 0;
        if (meant.claim === undefined && wasSent && !meant.isNamed) {
          report(
            'submission without an outcome',
            `the app says what became of ${describe(meant)}`,
            'nothing',
          );
        }
        const high = meant.claim === 'not placed' || meant.claim === 'asks' ? 0 : 1;
        for (const row of meant.rows) {
          const key = keyOf(meant.player, meant.market, row);
          const sum = bounds.get(key) ?? { low: 0, high: 0, meant: [] };
          sum.low += meant.claim === 'placed' && !mayBeOfOtherPhone(meant) ? 1 : 0;
          sum.high += high + meant.extra;
          sum.meant.push(meant);
          bounds.set(key, sum);
        }
      }
      const counts = new Map<string, number>();
      for (const bet of booked) {
        const rows = (['open', 'close'] as const).map((session) => ({ ...asRow(bet), session }));
        const fits = rows.filter((row) => bounds.has(keyOf(bet.player, bet.market, row)));
        const keyIn = (row: Row) => keyOf(bet.player, bet.market, row);
        const isFree = (row: Row) =>
          (counts.get(keyIn(row)) ?? 0) < (bounds.get(keyIn(row))?.high ?? 0);
        // The screen names a session for such bets too, and equal ones may have been entered for both.
        const own =
          fits.findLast(isFree) ??
          fits.find(({ session }) => session === asRow(bet).session) ??
          fits[0] ??
          asRow(bet);
        const key = keyIn(isDecidedAtClose(bet.typeId) ? own : asRow(bet));
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      for (const [key, { low, high, meant }] of bounds) {
        const count = counts.get(key) ?? 0;
        const said = meant.map((each) => each.claim ?? 'nothing').join(', ');
        const seen = `${count} booked; the app said: ${said}`;
        if (count < low) report('said placed, not booked', `at least ${low} booked: ${key}`, seen);
        if (count > high) {
          const isMore = count > meant.length + meant.reduce((sum, each) => sum + each.extra, 0);
          report(
            isMore ? 'booked more than meant' : 'said not placed, booked',
            `at most ${high} booked: ${key}`,
            seen,
          );
        }
        counts.delete(key);
      }
      for (const [key, count] of counts) {
        report('booked more than meant', 'only what was submitted', `${count} booked: ${key}`);
      }
    },
  };
}
