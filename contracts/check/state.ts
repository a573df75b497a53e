import type { EndpointName } from '../api/endpoints.ts';
import type { Exchange } from './exchange.ts';
import type { Part } from './finding.ts';
import type { BetEntry } from './game/bet-entries.ts';
import type { BetRecord, BetType, Market } from './reader.ts';
import type { RuleName } from './rules.ts';

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
  /** When its receipt was received, by the clocks that are known, milliseconds since 1970. */
  times: readonly number[];
}

/** A list as far as its pages were read. */
export interface ReadList {
  /** Reads of an earlier version are of another time. */
  version: number;
  pages: Map<number, readonly BetRecord[]>;
  totalPages: number;
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
  /** How often the host accepted it. */
  accepted: number;
}

/** Numbers of a draw that a response showed; null for one that is not drawn. */
export interface KnownDraw {
  open_pana: string | null;
  open_digit: string | null;
  close_digit: string | null;
  close_pana: string | null;
  exchange: number;
}

/** The chart of a market and a month, as it was last seen. */
export interface KnownChart {
  /** The days that it shows, `2026-11-20`. */
  days: ReadonlySet<string>;
  /** The day on which it was read, in India. */
  readOn: string;
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
  markets: readonly Market[] | undefined;
  /** The exchange that last listed the markets, and the day in India on which it did; -1 before it. */
  marketsAt: number;
  marketsDay: string;
  betTypes: readonly BetType[] | undefined;
  /** The exchanges that last listed bet types and rates; -1 before it. */
  betTypesAt: number;
  ratesAt: number;
  /** Points won by each point, by the name in the list of rates. */
  rates: ReadonlyMap<string, number> | undefined;
  /** Whether the rates go on after the first page. */
  hasMoreRates: boolean;
  /** By name of the market and day. */
  draws: Map<string, KnownDraw>;
  /** The latest day with a result, by name of the market. */
  latestDraws: Map<string, string>;
  /** By name of the market and month. */
  charts: Map<string, KnownChart>;
  /** Latest time that the host's tokens allow it to be, milliseconds since 1970. */
  latestEnd: number;
}

/** Where checks put what they find. Comparisons are counted, whether they hold or not. */
export interface Findings {
  /** Compares; a comparison that does not hold is a failure at a place. */
  check: (
    rule: RuleName,
    holds: boolean,
    place: string,
    text: () => string,
    exchange?: number,
  ) => void;
  /** A failure at a place of a response. */
  fail: (rule: RuleName, part: Part) => void;
  /** What the specification permits, and a reader should know. */
  note: (part: Part, exchange?: number) => void;
}

/** An exchange as the rules see it. */
export interface Observed extends Findings {
  index: number;
  exchange: Exchange;
  endpoint: EndpointName | undefined;
  success: boolean;
  /** The player whose token the request carries. */
  player: PlayerState | undefined;
  state: HostState;
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
  marketsAt: -1,
  marketsDay: '',
  betTypes: undefined,
  betTypesAt: -1,
  ratesAt: -1,
  rates: undefined,
  hasMoreRates: false,
  draws: new Map(),
  latestDraws: new Map(),
  charts: new Map(),
  latestEnd: 0,
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
