import type { Place } from '../../reading/place.ts';
import { part } from '../finding.ts';
import { hundredths, statusOf } from '../game/bet-entries.ts';
import type { Findings, KnownRecord, Observed, PlayerState } from '../state.ts';

const isPending = ({ record }: KnownRecord): boolean => statusOf(record) === 'pending';

/** Tells if an amount is the sum of the latest stakes: a rise by it gives them back. */
function givesBack(stakes: readonly number[], amount: number): boolean {
  let sum = 0;
  return stakes.toReversed().some((stake) => {
    sum += stake;
    return sum === amount;
  });
}

/** Compares a wallet that a response shows, in hundredths, with what the exchanges before it lead to. */
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
 * Compares the increases of a wallet with the wins that were seen; run after the last exchange. Points may come from
 * elsewhere, e.g. a deposit, but none are a stake that comes back, or a win that is paid twice.
 */
export function checkIncreases(player: PlayerState, { held, check, note }: Findings): void {
  const { increases, wins, records } = player;
  const known = increases.filter(({ recordsKnown }) => recordsKnown);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return;
  const isUnknown = (one: KnownRecord) =>
    isPending(one)
      ? one.lastSeen < last.exchange
      : statusOf(one.record) === 'won' && one.record.calculated_values.win_amount === undefined;
  if ([...records.values()].some(isUnknown)) return;
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
