import type { Place } from '../../reading/place.ts';
import { statusOf } from '../game/bet-entries.ts';
import type { Findings, KnownRecord, Observed, PlayerState } from '../state.ts';

const isPending = ({ record }: KnownRecord): boolean => statusOf(record) === 'pending';

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
        recordsKnown: player.firstPageAt >= 0,
      });
      // Bets that were pending may have won by now.
      for (const known of records.values()) if (isPending(known) && known.page) ask(known.page);
    }
  }
  player.wallet = shown;
}

/** Compares the increases of a wallet with the wins that were seen; run after the last exchange. */
export function checkIncreases(player: PlayerState, { check }: Findings): void {
  const { increases, wins, records } = player;
  const known = increases.filter(({ recordsKnown }) => recordsKnown);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return;
  const isUnknown = (one: KnownRecord) =>
    isPending(one)
      ? one.lastSeen < last.exchange
      : statusOf(one.record) === 'won' && one.record.calculated_values.win_amount === undefined;
  if ([...records.values()].some(isUnknown)) return;
  const sum = known.reduce((total, { amount }) => total + amount, 0);
  check(
    'nothing without a bet',
    sum <= wins,
    ['user', 'points'],
    () => `rises by ${sum / 100}, bets won ${wins / 100} meanwhile`,
    first.exchange,
  );
}
