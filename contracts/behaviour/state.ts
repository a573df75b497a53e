import type { BetType, BetTypes } from '../decoders/bet-types.ts';
import type { BetRecord } from '../decoders/history.ts';
import type { Market, Markets } from '../decoders/markets.ts';
import type { BetEntry } from './numbers.ts';

/** A record of a history, as it was last seen. */
export interface KnownRecord {
  record: BetRecord;
  firstSeen: number;
  lastSeen: number;
}

/** A bet that the host accepted. */
export interface Placement {
  exchange: number;
  market: Market | undefined;
  betType: BetType | undefined;
  entries: readonly BetEntry[];
  /** In points. */
  amount: number;
  before: number;
}

/** A list as far as its pages were read. */
export interface ReadList {
  /** Reads of an earlier version are of another time. */
  version: number;
  pages: Map<number, readonly BetRecord[]>;
  totalPages: number;
  exchange: number;
}

/** A player as far as the exchanges show. */
export interface PlayerState {
  mobile: string;
  /** Hundredths of a point; undefined until it is seen. */
  wallet: number | undefined;
  /** By the key of the record. */
  records: Map<string, KnownRecord>;
  /** Accepted bets that no history has shown yet. */
  awaited: Placement[];
  /** The exchange that last read page 1 of the whole history; -1 before it. */
  firstPageAt: number;
  /** Rises with each accepted bet and each bet that is decided. */
  version: number;
  lists: Map<string, ReadList>;
  /** Increases of the wallet that wins have to explain. */
  increases: { amount: number; exchange: number; recordsKnown: boolean }[];
  /** Hundredths that were won since the first look at the history. */
  wins: number;
  keys: Map<string, { body: string; receipt: string; placement: Placement }>;
  logins: number;
  /** The body of the latest bet that was accepted. */
  latestBet: string | undefined;
}

/** A token that the host issued. */
export interface IssuedToken {
  player: PlayerState;
  use: 'access' | 'refresh';
  /** Number of the login that it comes from. */
  login: number;
  /** Whether the host rejected it after it had issued it. */
  rejected: boolean;
}

/** Numbers of a draw that a response showed; null for one that is not drawn. */
export interface KnownDraw {
  open_pana: string | null;
  open_digit: string | null;
  close_digit: string | null;
  close_pana: string | null;
  exchange: number;
}

/** What is known of a host after some exchanges. */
export interface HostState {
  players: Map<string, PlayerState>;
  tokens: Map<string, IssuedToken>;
  /** Whether the host ends sessions while they are the latest of their player. */
  endsSessions: boolean;
  /** Tokens that were in use before the first login. */
  foreignTokens: Set<string>;
  markets: Markets | undefined;
  betTypes: BetTypes | undefined;
  /** Points won by each point, by the name in the list of rates. */
  rates: Map<string, number> | undefined;
  /** By name of the market and day. */
  draws: Map<string, KnownDraw>;
  /** The latest day with a result, by name of the market. */
  latestDraws: Map<string, string>;
}

/** The key of a draw. */
export const drawKey = (market: string, day: string): string => `${day} ${market}`;

/** A state without knowledge. */
export const emptyState = (): HostState => ({
  players: new Map(),
  tokens: new Map(),
  endsSessions: false,
  foreignTokens: new Set(),
  markets: undefined,
  betTypes: undefined,
  rates: undefined,
  draws: new Map(),
  latestDraws: new Map(),
});

/** The state of a player, who is created at the first look. */
export function playerOf(state: HostState, mobile: string): PlayerState {
  const found = state.players.get(mobile);
  if (found) return found;
  const created: PlayerState = {
    mobile,
    wallet: undefined,
    records: new Map(),
    awaited: [],
    firstPageAt: -1,
    version: 0,
    lists: new Map(),
    increases: [],
    wins: 0,
    keys: new Map(),
    logins: 0,
    latestBet: undefined,
  };
  state.players.set(mobile, created);
  return created;
}
