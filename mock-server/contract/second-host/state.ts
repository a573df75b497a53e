import type { SentBettingResponse as BettingResponse } from '@matka/contracts/api/betting';
import { type Bet, outcomeAt } from './bets.ts';
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
  /** Refresh tokens that were used. */
  usedTokens: Set<string>;
  /** Number of the latest login, by mobile number. */
  sessions: Map<string, number>;
  /** How many requests were made. */
  requests: number;
  /** How many tokens were signed. */
  tokens: number;
  nextBetId: number;
  /** First responses to bets, by idempotency key. */
  receipts: Map<string, BettingResponse>;
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

/** Pending bets, and as many decided ones with a result as an option says. */
function fewer(bets: readonly Bet[], { mostDecided, now }: HostOptions): readonly Bet[] {
  if (mostDecided === undefined) return bets;
  const isPending = (bet: Bet) => outcomeAt(bet, now()).status === 'PENDING';
  const decided = bets.filter((bet) => bet.withResult && !isPending(bet)).slice(0, mostDecided);
  return bets.filter((bet) => isPending(bet) || decided.includes(bet));
}

/** A new state: three players, of whom one has bets of every type. */
export function createState(options: HostOptions): State {
  const { regular, poor, fresh } = accounts;
  const markets = marketsOf(options.marketCount).map((market, index) => ({
    ...market,
    name: options.marketNames[index] ?? market.name,
  }));
  const { deposit, bets: seeded } = seedBets(options.now(), markets.slice(0, marketsWithBets));
  const { settlement } = options;
  const known = options.startsWithBets ? fewer(seeded, options) : [];
  const bets = settlement ? known.map((bet) => ({ ...bet, settlement })) : [...known];
  const players = [
    player(881, regular, ['Meera', 'Joshi'], deposit + options.depositExtra, bets),
    player(882, poor, ['Vikram', 'Rane'], 4.5, []),
    player(883, fresh, ['Leela', 'Nair'], 250, []),
  ];
  return {
    options,
    markets,
    players: new Map(players.map((one) => [one.mobile, one])),
    usedTokens: new Set(),
    sessions: new Map(),
    requests: 0,
    tokens: 0,
    nextBetId: (bets.at(-1)?.id ?? 0) + 3,
    receipts: new Map(),
  };
}
