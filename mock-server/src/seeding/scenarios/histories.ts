import type { SeededBet, SeededOutcome } from '@matka/fixtures/history';
import { mainPlayer } from '@matka/fixtures/players';
import { moveWallet } from '../../db/ledger.ts';
import { playerByMobile } from '../../db/players.ts';
import type { Scenario } from './scenario.ts';

const bet = (betTypeId: number, outcome: SeededOutcome): SeededBet => ({
  betTypeId,
  outcome,
  shape: 'single',
  points: 10,
  rawResult: false,
});
const ofMain = (bets: readonly SeededBet[]) => ({ [mainPlayer.mobile]: bets });
const cycle = <Value>(count: number, values: readonly Value[]): Value[] =>
  Array.from({ length: count }, (_, i) => values[i % values.length]).filter(
    (value) => value !== undefined,
  );

export const fresh: Scenario = {
  description: 'No player has bet yet.',
  histories: {},
};

export const wonYesterday: Scenario = {
  description: 'The main player won one bet yesterday and lost another.',
  histories: ofMain([bet(1, 'won'), bet(1, 'lost')]),
};

export const threePagesOfHistory: Scenario = {
  description: 'The main player has 25 bets, three pages: won, lost and PENDING.',
  histories: ofMain([
    ...cycle(18, [bet(1, 'won'), bet(5, 'lost'), bet(3, 'lost'), bet(20, 'lost')]),
    ...cycle(7, [bet(1, 'PENDING'), bet(5, 'PENDING'), bet(3, 'PENDING')]),
  ]),
};

export const tenThousandBets: Scenario = {
  description: 'The main player has ten thousand bets.',
  histories: ofMain(
    cycle(10_000, [bet(1, 'won'), bet(2, 'lost'), bet(5, 'lost'), bet(18, 'lost')]),
  ),
};

export const balanceOf5: Scenario = {
  description: 'The main player has 5 points left.',
  apply: (db, { at }) => {
    const player = playerByMobile(db, mainPlayer.mobile);
    if (!player) throw new Error('The seed has no main player');
    const amount = 500 - player.balance;
    moveWallet(db, { playerId: player.id, amount, at, kind: 'set', betId: null });
  },
};
