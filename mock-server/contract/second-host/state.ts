import type { Bet } from './bets.ts';
import { type HostMarket, marketsOf } from './markets.ts';
import type { HostOptions } from './options.ts';
import { accounts, type Player } from './players.ts';
import { seedBets } from './seed-bets.ts';

/** What a host remembers from one request to the next. */
export interface State {
  options: HostOptions;
  markets: readonly HostMarket[];
  /** By mobile number. */
  players: Map<string, Player>;
  /** How many requests were made. */
  requests: number;
  /** How many tokens were signed. */
  tokens: number;
  nextBetId: number;
}

/** The most markets that the seeded bets are on. */
const marketsWithBets = 8;

const player = (
  id: number,
  account: (typeof accounts)[keyof typeof accounts],
  names: readonly [string, string],
  deposit: number,
  bets: Bet[],
): Player => ({ ...account, id, firstName: names[0], lastName: names[1], deposit, bets });

/** The clock of a host: it moves on with each request, if at all. */
export const nowIn = ({ options, requests }: State): number =>
  options.now() + requests * options.tickMs;

/** A new state: three players, of whom one has bets of every type. */
export function createState(options: HostOptions): State {
  const { regular, poor, fresh } = accounts;
  const { deposit, bets } = seedBets(
    options.now(),
    marketsOf(Math.min(options.marketCount, marketsWithBets)),
  );
  const players = [
    player(881, regular, ['Meera', 'Joshi'], deposit, bets),
    player(882, poor, ['Vikram', 'Rane'], 4.5, []),
    player(883, fresh, ['Leela', 'Nair'], 250, []),
  ];
  return {
    options,
    markets: marketsOf(options.marketCount),
    players: new Map(players.map((one) => [one.mobile, one])),
    requests: 0,
    tokens: 0,
    nextBetId: (bets.at(-1)?.id ?? 0) + 3,
  };
}
