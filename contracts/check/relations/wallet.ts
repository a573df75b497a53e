import type { Findings, Observed, PlayerState } from '../state.ts';

/** Compares a wallet that a response shows, in hundredths, with what the exchanges before it lead to. */
export function noteWallet(
  player: PlayerState,
  shown: number,
  place: string,
  { check, index }: Observed,
): void {
  const { wallet } = player;
  if (wallet !== undefined) {
    check(
      'nothing without a bet',
      shown >= wallet,
      place,
      () => `is ${shown / 100}, the exchanges before it lead to a wallet of ${wallet / 100}`,
    );
    if (shown > wallet)
      player.increases.push({
        amount: shown - wallet,
        exchange: index,
        recordsKnown: player.firstPageAt >= 0,
      });
  }
  player.wallet = shown;
}

/** Compares the increases of a wallet with the wins that were seen; run after the last exchange. */
export function checkIncreases({ increases, wins }: PlayerState, { check }: Findings): void {
  const known = increases.filter(({ recordsKnown }) => recordsKnown);
  const [first] = known;
  if (!first) return;
  const sum = known.reduce((total, { amount }) => total + amount, 0);
  check(
    'nothing without a bet',
    sum <= wins,
    '$.user.points',
    () => `rises by ${sum / 100}, bets won ${wins / 100} meanwhile`,
    first.exchange,
  );
}
