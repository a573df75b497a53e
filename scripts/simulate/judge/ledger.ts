import type { Call, Served } from '../network/network.ts';
import { type Bet, isDecidedAtClose, type MarketTimes, marketDay, takesBets } from './game.ts';
import type { Report } from './report.ts';
import { betsIn, fieldsOf, listOf, numberIn, parse, textIn } from './wire.ts';

/** A bet that the host took. */
export interface BookedBet extends Bet {
  readonly player: string;
  readonly at: number;
  /** The number of its call. */
  readonly call: number;
  /** The balance before it. */
  readonly before: number;
}

/** The judge's own books, kept from what goes over the wire. */
export interface Ledger {
  /** The player of a token; undefined for one that the host never gave. */
  readonly playerOf: (token: string | undefined) => string | undefined;
  readonly markets: ReadonlyMap<number, MarketTimes>;
  readonly types: ReadonlyMap<number, string>;
  readonly booked: readonly BookedBet[];
  /** The newest refresh token of each player. */
  readonly refreshTokens: ReadonlyMap<string, string>;
  readonly suspended: Set<string>;
  /** Whether a market was suspended at some time: screens hear of it with their next request. */
  wasSuspended: boolean;
  /** Draws that the operator set, by day, market and session: holidays may have some. */
  readonly setDraws: Set<string>;
  /** Whether a result was corrected, which takes back no more than a player has. */
  wasCorrected: boolean;
  readonly served: (call: Call, served: Served) => void;
  readonly betsOf: (call: Call) => Bet[];
}

export function createLedger(now: () => number, report: Report): Ledger {
  const players = new Map<string, string>();
  const refreshTokens = new Map<string, string>();
  const markets = new Map<number, MarketTimes>();
  const types = new Map<number, string>();
  const booked: BookedBet[] = [];
  const suspended = new Set<string>();
  /** Results that the host gave out, by day, market and session. */
  const known = new Set<string>();
  /** The first response under each key. */
  const byKey = new Map<string, string>();

  const marketOf = (id: number) => markets.get(id)?.name ?? `market ${id}`;
  const betsOf = (call: Call) => betsIn(parse(call.body), marketOf);

  const signedIn = (served: Served) => {
    const body = fieldsOf(parse(served.text));
    const { access, refresh } = fieldsOf(body.tokens);
    const mobile = textIn(fieldsOf(body.user), 'mobile_number');
    for (const token of [access, refresh])
      if (typeof token === 'string') players.set(token, mobile);
    if (typeof refresh === 'string') refreshTokens.set(mobile, refresh);
  };

  const refreshed = (call: Call, served: Served) => {
    const { access } = fieldsOf(parse(served.text));
    const { refresh } = fieldsOf(parse(call.body));
    const player = players.get(String(refresh));
    if (player && typeof access === 'string') players.set(access, player);
  };

  const checkSide = (bet: Bet) => {
    const market = [...markets.values()].find(({ name }) => name === bet.market);
    if (!market) return;
    const session = isDecidedAtClose(bet.typeId) ? null : bet.session;
    const isKnown = known.has(`${marketDay(now())} ${bet.market} ${bet.session ?? 'close'}`);
    if (takesBets(market, now(), { ...bet, session }) && !suspended.has(bet.market) && !isKnown)
      return;
    report(
      'bet on a closed side',
      `no bet on ${bet.market} ${bet.session} at this time`,
      `the host took ${bet.number} for ${bet.points} points`,
    );
  };

  const placed = (call: Call, served: Served) => {
    const player = players.get(call.token ?? '') ?? 'unknown';
    const name = call.key && `${player} ${call.key}`;
    const first = name ? byKey.get(name) : undefined;
    if (first !== undefined) {
      if (first !== served.text)
        report('wrong receipt', 'the first response again under its key', served.text);
      return;
    }
    if (name) byKey.set(name, served.text);
    const bets = betsOf(call);
    const total = bets.reduce((sum, { points }) => sum + points, 0);
    const balance = fieldsOf(fieldsOf(parse(served.text)).user_balance);
    const paid = numberIn(balance, 'previous_balance') - numberIn(balance, 'current_balance');
    if (Math.abs(paid - total) > 0.001) {
      report('wrong receipt', `${total} points taken`, `${paid} points taken`);
    }
    let before = numberIn(balance, 'previous_balance');
    for (const bet of bets) {
      checkSide(bet);
      booked.push({ ...bet, player, at: now(), call: call.number, before });
      before -= bet.points;
    }
  };

  return {
    playerOf: (token) => players.get(token ?? ''),
    markets,
    types,
    booked,
    refreshTokens,
    suspended,
    wasSuspended: false,
    setDraws: new Set(),
    wasCorrected: false,
    betsOf,
    served: (call, served) => {
      if (served.status !== 200) return;
      switch (call.endpoint) {
        case '/users/login/':
          return signedIn(served);
        case '/token/refresh/':
          return refreshed(call, served);
        case '/betting/':
          return placed(call, served);
        case '/markets/':
          for (const market of listOf(parse(served.text))) {
            markets.set(numberIn(market, 'id'), {
              name: textIn(market, 'name'),
              open_result_time: textIn(market, 'open_result_time'),
              close_result_time: textIn(market, 'close_result_time'),
            });
            for (const session of ['open', 'close']) {
              const name = `${marketDay(now())} ${textIn(market, 'name')} ${session}`;
              if (textIn(market, `${session}_pana`) !== '') known.add(name);
            }
          }
          return;
        case '/bet-types/':
          for (const type of listOf(parse(served.text)))
            types.set(numberIn(type, 'id'), textIn(type, 'name'));
      }
    },
  };
}
