import type { OpaqueId } from '../../api/schema.ts';
import type { Exchange, ExchangeRequest, ExchangeResponse } from '../../check/exchange.ts';
import type { BetRecord, BetType, Market } from '../../check/reader.ts';
import { UserError } from '../../cli/flags.ts';
import { at } from '../../reading/json.ts';
import type { RequestOptions } from '../http/http-client.ts';

/** A draw that a recording shows. */
export interface RecordedDraw {
  market: string;
  day: string;
  session: 'open' | 'close';
  pana: string | null;
}

/** A player with the bets from before the recording. */
export interface RecordedPlayer {
  /** The number, or its placeholder, as in the logins. */
  mobile: string;
  credentials: Readonly<Record<string, string>>;
  points: number | undefined;
  /** The oldest first. */
  records: readonly BetRecord[];
  /** True if the recording shows all bets. */
  isWhole: boolean;
}

/** The state of a host at the start of a recording, as far as the recording shows it. */
export interface RecordedWorld {
  appId: string;
  /** Epoch milliseconds by the host's clock. */
  at: number;
  markets: readonly Market[];
  resting: readonly string[];
  betTypes: readonly BetType[];
  /** Points won by a point, by the name in the list of rates. */
  rates: ReadonlyMap<string, number>;
  draws: readonly RecordedDraw[];
  players: readonly RecordedPlayer[];
  /** Records on a page of a history; undefined when no list has a second page. */
  pageSize: number | undefined;
  /** True if the pages of `GET /betting/history/` have another size, as far as the recording shows. */
  otherPages: boolean;
  /** True if a bet on several numbers becomes one record. */
  joinsBets: boolean;
}

/** The access token, the refresh token and the renewed access token of a response. */
export const tokensOf = (body: unknown): readonly (string | undefined)[] =>
  [at(body, 'tokens', 'access'), at(body, 'tokens', 'refresh'), at(body, 'access')].map((token) =>
    typeof token === 'string' ? token : undefined,
  );

/** Tells if a recording shows both draws of a market's day. */
export const isDayDrawn = ({ draws }: RecordedWorld, market: string, day: string): boolean =>
  draws.filter((draw) => draw.market === market && draw.day === day && draw.pana !== null)
    .length === 2;

/** Ids and tokens of a recording, mapped to the ids and tokens of the host that it is played on. */
export interface Ids {
  tokens: Map<string, string>;
  records: Map<string, string>;
  betTypes: Map<string, OpaqueId>;
  markets: Map<string, OpaqueId>;
}

/** A host on which a recording is played. */
export interface ReplayHost {
  baseUrl: string;
  requestOptions: RequestOptions;
  /** The request with the account of the host in place of the recorded one. */
  prepare: (request: ExchangeRequest) => ExchangeRequest;
  /** The reason why a request is not sent; undefined if it is sent. */
  refuses?: (recorded: Exchange, ids: Ids) => string | undefined;
  /** Called with each response. */
  note?: (request: ExchangeRequest, response: ExchangeResponse) => void;
  /** Sets the clock; absent for a host whose clock runs by itself. */
  setTime?: (instant: number) => void;
  /** The id of a bet type of the recording, by its code. */
  betTypeIds: ReadonlyMap<string, number>;
  /** True if the host was given the world of the recording. */
  hasWorld: boolean;
  close: () => Promise<void>;
}

/** Opens a host with the world of a recording. */
export type OpenReplayHost = (world: RecordedWorld) => Promise<ReplayHost>;

/** A recorded exchange with the response of the other host to the same request. */
export interface PlayedExchange {
  index: number;
  recorded: Exchange;
  played: ExchangeResponse;
  /** True if a later login may have ended the login of its token. */
  isReplaced: boolean;
}

/** The known facts for the comparison of an exchange. */
export interface Comparison {
  world: RecordedWorld;
  /** True if the other host was given the world of the recording: only then its values have to be equal. */
  hasWorld: boolean;
  /** True if the recording shows the whole history of its players. */
  isWhole: boolean;
  /** Names of the recorded bet types that the other host does not have. */
  unknownTypes: ReadonlySet<string>;
}

/** A recording cannot be played, or not to its end; the message is one line. */
export class ReplayError extends UserError {
  override readonly name = 'ReplayError';
}
