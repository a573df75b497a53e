import type { BetTypeOptions } from './bet-types.ts';
import type { Bet, Settlement } from './bets.ts';

/** A bet without its number. */
type Draft = Omit<Bet, 'id'>;

/** In what a host may differ from another one that is as sound. */
export interface HostOptions extends BetTypeOptions {
  /** The clock, milliseconds since 1970. */
  now: () => number;
  /** How far the clock moves on with each request, in milliseconds. */
  tickMs: number;
  appId: string;
  /** Signs the tokens. */
  secret: string;
  accessSeconds: number;
  refreshSeconds: number;
  /** Whether requests with a token that was not signed here are refused. */
  checksTokens: boolean;
  /** Whether a player has bets before the first request. */
  startsWithBets: boolean;
  /** The most decided bets before the first request, of those with a result; all bets when undefined. */
  mostDecided: number | undefined;
  /** Bets on a page of a history. */
  pageSize: number;
  /** How many markets the host lists. */
  marketCount: number;
  /** Whether a bad registration gets the messages of all its fields or of the first. */
  registrationErrors: 'all' | 'first';
  /** The status of a form or bet that is not valid. */
  invalidStatus: 400 | 422;
  /** The status of a login with a wrong credential. */
  wrongCredentialStatus: 400 | 401;
  /** The status of a bet on a market that takes none. */
  closedStatus: 400 | 409;
  /** The most points of one bet. */
  maxPoints: number;
  /** Every so many requests one is refused with 429. */
  rateLimit: { every: number; retryAfterSeconds: number } | undefined;
  /** Whether a login ends the sessions before it. */
  oneSession: boolean;
  /** Whether each stake of a bet is a record of its own. */
  splitsBets: boolean;
  /** What becomes of a bet that is accepted. */
  stored: (bet: Draft) => readonly Draft[];
  /** Whether a refresh token works once. */
  refreshesOnce: boolean;
  /** Whether a login tells the points of the deposit, whatever was bet since. */
  stalePoints: boolean;
  /** Points beyond the deposit. */
  depositExtra: number;
  /** Names of the first markets in place of their own. */
  marketNames: readonly string[];
  /** The origins whose pages may read responses. */
  origins: 'any' | readonly string[];
  /** How bets are decided, apart from the rules. */
  settlement: Settlement | undefined;
  /** Runs after a bet was stored. */
  afterBet: (player: { deposit: number }, bet: Draft) => void;
  /** Rows of the page before that a page repeats; those that it leaves out when negative. */
  pageOverlap: number;
  /** Whether a refresh token works after the session ended that it belongs to. */
  refreshesEnded: boolean;
  /** Whether a refresh token is taken as an access token. */
  takesAnyToken: boolean;
  /** Whether a filter that no bet matches lists all bets. */
  emptyListsAll: boolean;
  /** Whether the histories list a bet. */
  isListed: (bet: Bet) => boolean;
  /** Codes of bet types that take bets whatever the status of the market. */
  neverCloses: readonly string[];
  /** The mobile number of the player whose tokens a refresh gives; of the one who asks where undefined. */
  refreshesFor: string | undefined;
  /** Checks that a bet does not have to pass. */
  unchecked: readonly ('wallet' | 'sum' | 'status' | 'open status' | 'points' | 'number')[];
  /** What becomes of a request with an idempotency key that was there before. */
  equalKeys: 'unknown' | 'book once' | 'book again';
}

/** A Friday noon in India, at which the host's markets are in all their states. */
export const fridayNoon = Date.parse('2026-11-20T12:00:00+05:30');

export const defaultOptions: HostOptions = {
  now: () => fridayNoon,
  tickMs: 0,
  appId: 'surya-club',
  secret: 'the second host',
  accessSeconds: 3600,
  refreshSeconds: 20 * 24 * 3600,
  checksTokens: true,
  startsWithBets: true,
  mostDecided: undefined,
  pageSize: 7,
  betTypeIds: 'own',
  marketCount: 8,
  registrationErrors: 'all',
  invalidStatus: 400,
  wrongCredentialStatus: 401,
  closedStatus: 400,
  maxPoints: 5000,
  rateLimit: undefined,
  leastMotorDigits: undefined,
  oneSession: false,
  splitsBets: false,
  stored: (bet) => [bet],
  refreshesOnce: false,
  stalePoints: false,
  depositExtra: 0,
  marketNames: [],
  origins: 'any',
  settlement: undefined,
  afterBet: () => undefined,
  pageOverlap: 0,
  refreshesEnded: false,
  takesAnyToken: false,
  emptyListsAll: false,
  isListed: () => true,
  neverCloses: [],
  refreshesFor: undefined,
  unchecked: [],
  equalKeys: 'unknown',
};
