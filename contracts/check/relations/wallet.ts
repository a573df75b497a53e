import { anyRow, type Place } from '../../reading/place.ts';
import { part } from '../finding.ts';
import { hundredths, placedAt, statusOf } from '../game/bet-entries.ts';
import type { BetRecord } from '../reader.ts';
import type { Findings, HostState, KnownRecord, Observed, PlayerState } from '../state.ts';
import { isDrawnBy, isDrawnSince, paidBy } from './records.ts';

const isPending = ({ record }: KnownRecord): boolean => statusOf(record) === 'pending';

/** Tells if an amount is the sum of the latest stakes: a rise by it returns them. */
function givesBack(stakes: readonly number[], amount: number): boolean {
  let sum = 0;
  return stakes.toReversed().some((stake) => {
    sum += stake;
    return sum === amount;
  });
}

/** Compares a wallet in a response, in hundredths, with the wallet expected after the exchanges before it. */
export function noteWallet(
  player: PlayerState,
  shown: number,
  place: Place,
  { check, ask, index, exchange }: Observed,
): void {
  const { wallet, records } = player;
  if (wallet === undefined) player.walletSince = Date.parse(exchange.at);
  if (wallet !== undefined) {
    check(
      'nothing without a bet',
      shown >= wallet,
      place,
      () => `is ${shown / 100}, the exchanges before it lead to a wallet of ${wallet / 100}`,
    );
    if (shown > wallet) {
      player.increases.push({
        amount: shown - wallet,
        exchange: index,
        at: Date.parse(exchange.at),
        recordsKnown: player.newestSeenAt >= 0,
        givesBack: givesBack(player.stakes, shown - wallet),
      });
      // Bets that were pending may have won by now.
      for (const known of records.values()) if (isPending(known) && known.page) ask(known.page);
    }
  }
  player.wallet = shown;
}

/**
 * Compares the increases of a wallet with the known wins; run after the last exchange. Points may come from elsewhere,
 * e.g. a deposit, but an increase may not be a returned stake or a win that is paid twice.
 */
export function checkIncreases(
  player: PlayerState,
  state: HostState,
  { held, check, note }: Findings,
): void {
  const { increases, records, walletSince } = player;
  const known = increases.filter(({ recordsKnown }) => recordsKnown);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return;
  const isUnknown = (one: KnownRecord) =>
    isPending(one)
      ? one.lastSeen < last.exchange && isDrawnBy(one.record, last.at, state)
      : statusOf(one.record) === 'won' && one.record.calculated_values.win_amount === undefined;
  if ([...records.values()].some(isUnknown)) return;
  const won = [...records.values()].filter(
    ({ wasPending, record }) => wasPending || isDrawnSince(record, walletSince, state),
  );
  const wins = won.reduce((total, { record }) => total + Math.max(0, winOf(record)), 0);
  const excess = known.reduce((total, { amount }) => total + amount, 0) - wins;
  if (excess <= 0) {
    held('nothing without a bet');
    return;
  }
  const place = ['user', 'points'];
  const text = `rises by ${excess / 100} more than the bets that won meanwhile`;
  const isPaidTwice = [...records.values()].some(
    ({ record }) => hundredths(record.calculated_values.win_amount ?? 0) === excess,
  );
  const back = known.find((one) => one.givesBack);
  if (back || isPaidTwice)
    check(
      'nothing without a bet',
      false,
      place,
      () => `${text}, by ${back ? 'the stakes of bets' : 'a win that was paid before'}`,
      (back ?? last).exchange,
    );
  else note(part(place, text, 'or not', 'has points from elsewhere'), last.exchange);
}

const winOf = ({ calculated_values: { win_amount: win = 0 } }: BetRecord) => hundredths(win);

/** The wallet before a bet and after it, in hundredths; undefined if a record lacks it. */
function walletsOf({ bet_details: { before_amount: before, amount } }: BetRecord) {
  if (before === undefined) return undefined;
  return { before: hundredths(before), after: hundredths(before) - hundredths(amount) };
}

/** The bets before which a win of a fraction of a point must have been paid. */
function afterPaise(all: readonly KnownRecord[], state: HostState): KnownRecord[] {
  const wins = all.flatMap(({ record }) => {
    const win = winOf(record);
    return win > 0 ? [{ win, placed: placedAt(record), paid: paidBy(record, state) }] : [];
  });
  return all.filter(({ record }) => {
    const time = placedAt(record);
    const earlier = wins.filter(({ placed }) => placed < time);
    const isPaid = earlier.every(({ paid }) => !(paid > time));
    return isPaid && earlier.reduce((sum, { win }) => sum + win, 0) % 100 !== 0;
  });
}

/**
 * Compares the wallets before the bets of a history with what was won in between. Points may come and go by other ways:
 * it is a contradiction where the stakes alone lead from each bet to the next, although several bets won meanwhile, and
 * where the wallet never changes by less than a point, although the wins do.
 */
export function checkWinsInWallet(
  player: PlayerState,
  state: HostState,
  { check }: Findings,
): void {
  const all = [...player.records.values()].toSorted(
    ({ record: one }, { record: other }) =>
      placedAt(one) - placedAt(other) ||
      (other.bet_details.before_amount ?? 0) - (one.bet_details.before_amount ?? 0),
  );
  const isByStakesAlone = all.every(({ record }, index) => {
    const [wallets, next] = [walletsOf(record), all[index + 1]];
    return wallets && (!next || walletsOf(next.record)?.before === wallets.after);
  });
  const last = all.at(-1);
  if (!last) return;
  const end = placedAt(last.record);
  const paid = all.filter(
    ({ record }) =>
      statusOf(record) === 'won' && winOf(record) > 0 && !isDrawnSince(record, end, state),
  );
  const [first] = paid;
  if (!first || paid.length < 2) return;
  const befores = all.flatMap(({ record }) => walletsOf(record) ?? []);
  const paise = new Set(befores.flatMap(({ before, after }) => [before % 100, after % 100]));
  const [, lacking] = afterPaise(all, state);
  const place = ['data', anyRow, 'bet_details', 'before_amount'];
  if (lacking && befores.length === all.length)
    check(
      'nothing without a bet',
      paise.size > 1,
      place,
      () =>
        `of bet ${lacking.record.id} is ${lacking.record.bet_details.before_amount}: the paise of the wallet never change, although the wins before it have some`,
      lacking.lastSeen,
    );
  check(
    'nothing without a bet',
    !isByStakesAlone,
    place,
    () =>
      `of bet ${last.record.id} is ${last.record.bet_details.before_amount}: the wallet holds none of the ${paid.length} wins before it, of ${winOf(first.record) / 100} for bet ${first.record.id}`,
    last.lastSeen,
  );
}

/** Compares the profits of won and lost bets: all contain the stake, or none does. */
export function checkProfits({ records }: PlayerState, { check }: Findings): void {
  const profits = [...records.values()].flatMap((known) => {
    const { bet_details: details, calculated_values: values } = known.record;
    const { win_amount: win, net_profit: net } = values;
    const isKnown = details.amount > 0 && win !== undefined && net !== undefined;
    return isKnown ? [{ known, win, net, amount: details.amount }] : [];
  });
  const ofStatus = (status: string) =>
    profits.filter(({ known }) => statusOf(known.record) === status);
  const lost = ofStatus('lost').find(({ net, amount }) => hundredths(net) === -hundredths(amount));
  const won = ofStatus('won').find(({ net, win }) => hundredths(net) === hundredths(win));
  if (!lost || ofStatus('won').length === 0) return;
  check(
    'amounts',
    !won,
    ['data', anyRow, 'calculated_values', 'net_profit'],
    () =>
      `of bet ${won?.known.record.id} is its win of ${won?.win}, without the stake of ${won?.amount}; of bet ${lost.known.record.id}, which lost, it is the stake`,
    won?.known.lastSeen,
  );
}
