import type { EndpointName } from '../api/endpoints.ts';
import type { AnyPlace, Place } from '../reading/place.ts';
import type { Exchange, ExchangeRequest } from './exchange.ts';
import type { Part } from './finding.ts';
import type { BetEntry } from './game/bet-entries.ts';
import type { KnownDraw } from './game/draw.ts';
import type { BetRecord, BetType, Market } from './reader.ts';
import type { RuleName } from './rules.ts';

/** A request that only reads. */
export type Question = Pick<ExchangeRequest, 'path' | 'query'>;

/** A contradiction that a change between two responses would explain: it counts if it still exists afterwards. */
export interface Doubt {
  rule: RuleName;
  place: AnyPlace;
  text: () => string;
  /** The expected value; absent if only the text has it. */
  expected?: string;
  /** The exchange with the wrong response; the present one if absent. */
  blamed?: number;
  /** The calls that are read again for the decision, in this order. */
  questions: readonly Question[];
  /** Checks the state again after the questions were answered. */
  isStill: () => boolean;
}

export interface KnownRecord {
  /** All fields that responses showed of it since it was last decided. */
  record: BetRecord;
  firstSeen: number;
  lastSeen: number;
  /** True if a response showed it undecided. */
  wasPending: boolean;
  /** The call and the place of the last response with it. */
  endpoint: EndpointName | undefined;
  place: Place;
  /** The request for a page of the whole history with it. */
  page: Question | undefined;
}

export interface Placement {
  exchange: number;
  market: Market | undefined;
  betType: BetType | undefined;
  entries: readonly BetEntry[];
  /** In points. */
  amount: number;
  /** The wallet before it; undefined if its receipt contradicts itself. */
  before: number | undefined;
  /** The time of its receipt by the known clocks, in milliseconds since 1970. */
  times: readonly number[];
}

/** The read pages of a list. */
export interface ReadList {
  /** Reads of an earlier version are outdated. */
  version: number;
  pages: Map<number, { rows: readonly BetRecord[]; question: Question }>;
  totalPages: number;
}

const newPlayer = (mobile: string) => ({
  mobile,
  /** Hundredths of a point; undefined until it is seen. */
  wallet: undefined as number | undefined,
  /** When it was first seen, by the host's clock, milliseconds since 1970. */
  walletSince: Number.NaN,
  /** True for a player whose registration was seen. */
  isNew: false,
  /** By the key of the record. */
  records: new Map<string, KnownRecord>(),
  /** Accepted bets that no history has shown yet. */
  awaited: [] as Placement[],
  /** The exchange that last showed the newest bets of the whole history; -1 before. */
  newestSeenAt: -1,
  /** The order of the bets in the history, as far as their times show it. */
  order: 'unknown' as 'unknown' | 'newest first' | 'other',
  /** True if all pages were read then. */
  sawWholeList: false,
  /** Rises with each accepted bet and each bet that is decided. */
  version: 0,
  lists: new Map<string, ReadList>(),
  /** Increases of the wallet that wins have to explain. */
  increases: [] as {
    amount: number;
    exchange: number;
    /** By the host's clock, milliseconds since 1970. */
    at: number;
    recordsKnown: boolean;
    /** True if it is the sum of the latest stakes. */
    givesBack: boolean;
  }[],
  /** The stakes of accepted bets, in hundredths. */
  stakes: [] as number[],
  keys: new Map<string, { body: string; receipt: string }>(),
  logins: 0,
  latestBet: undefined as string | undefined,
  /** Calls and fields that lacked the value of another response, each reported once. */
  reportedMissing: new Set<string>(),
});

/** The known state of a player. */
export type PlayerState = ReturnType<typeof newPlayer>;

export interface IssuedToken {
  player: PlayerState;
  use: 'access' | 'refresh';
  /** The call that issued it, with the index of its exchange. */
  from: 'login' | 'refresh';
  exchange: number;
  /** The time of issue by the clock of the host. */
  at: string;
  /** Number of its login. */
  login: number;
  /** True if the host rejected it after it had issued it. */
  rejected: boolean;
  /** True if a refresh with it gave another refresh token in its place. */
  isReplaced: boolean;
  accepted: number;
  /** The calls that refused it although it was the latest of its player and had not ended. */
  refusals: { endpoint: EndpointName; exchange: number }[];
}

export interface KnownChart {
  /** The days that it shows, `2026-11-20`. */
  days: ReadonlySet<string>;
  /** The day on which it was read, in India. */
  readOn: string;
  exchange: number;
}

/** A state without knowledge. */
export const emptyState = () => ({
  players: new Map<string, PlayerState>(),
  tokens: new Map<string, IssuedToken>(),
  /** Calls that accepted an access token. */
  acceptingCalls: new Set<EndpointName>(),
  /** True if the host ends sessions while they are the latest of their player. */
  endsSessions: false,
  /** Tokens that were in use before the first login. */
  foreignTokens: new Set<string>(),
  markets: undefined as readonly Market[] | undefined,
  /** The present names of markets that were renamed, by their former ones. */
  renamed: new Map<string, string>(),
  /** The exchange that last listed the markets, and the day in India by the host's clock; -1 before it. */
  marketsAt: -1,
  marketsDay: '',
  /** The request that lists them. */
  marketsQuestion: { path: '/markets/', query: [] } as Question,
  betTypes: undefined as readonly BetType[] | undefined,
  /** The exchanges that last listed bet types and rates; -1 before it. */
  betTypesAt: -1,
  ratesAt: -1,
  /** Points won by each point, by the name in the list of rates. */
  rates: undefined as ReadonlyMap<string, number> | undefined,
  /** True if the list of rates goes on after the first page. */
  hasMoreRates: false,
  /** By name of the market and day. */
  draws: new Map<string, KnownDraw>(),
  /** The latest day with a result, by name of the market. */
  latestDraws: new Map<string, string>(),
  /** By name of the market and month. */
  charts: new Map<string, KnownChart>(),
  /** The latest time at which the host's tokens may have been issued, milliseconds since 1970. */
  latestEnd: 0,
});

export type HostState = ReturnType<typeof emptyState>;

/** Collects the findings of checks, and counts all comparisons. */
export interface Findings {
  /** Counts a comparison; a failed comparison is a failure at a place. */
  check: (
    rule: RuleName,
    holds: boolean,
    place: AnyPlace,
    text: () => string,
    exchange?: number,
  ) => void;
  /** Counts a comparison without a failure. */
  held: (rule: RuleName) => void;
  /** A failure at a place of a response. */
  fail: (rule: RuleName, part: Part) => void;
  /** A note about a permitted difference that matters to the reader. */
  note: (part: Part, exchange?: number) => void;
}

export interface Observed extends Findings {
  /** Asks for data that may have changed since it was read; only a source that can send requests does so. */
  ask: (question: Question) => void;
  /** A failure if it still exists when the host was asked again. */
  doubt: (doubt: Doubt) => void;
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

/** The state of a player, created at its first use. */
export function playerOf(state: HostState, mobile: string): PlayerState {
  const player = state.players.get(mobile) ?? newPlayer(mobile);
  state.players.set(mobile, player);
  return player;
}
