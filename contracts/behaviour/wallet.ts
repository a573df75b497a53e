import type { Check } from './rules.ts';
import type { PlayerState } from './state.ts';

/** Compares a wallet that a response shows with what the exchanges before it lead to. */
export function noteWallet(
  player: PlayerState,
  shown: number,
  exchange: number,
  check: Check,
): void {
  const { wallet } = player;
  if (wallet !== undefined) {
    check(
      'nothing without a bet',
      shown >= wallet,
      () => `the wallet is ${shown / 100}, the exchanges before it lead to ${wallet / 100}`,
    );
    if (shown > wallet)
      player.increases.push({
        amount: shown - wallet,
        exchange,
        recordsKnown: player.firstPageAt >= 0,
      });
  }
  player.wallet = shown;
}

/** Compares the increases of a wallet with the wins that were seen; run after the last exchange. */
export function checkIncreases(player: PlayerState, check: Check): void {
  const known = player.increases.filter(({ recordsKnown }) => recordsKnown);
  const [first] = known;
  if (!first) return;
  const sum = known.reduce((total, { amount }) => total + amount, 0);
  check(
    'nothing without a bet',
    sum <= player.wins,
    () => `the wallet rises by ${sum / 100}, bets won ${player.wins / 100} meanwhile`,
    first.exchange,
  );
}
