import type { Call, Served } from '../host/call.ts';
import {
  type Bet,
  betsIn,
  type Fields,
  fieldsOf,
  listOf,
  numberIn,
  parse,
  textIn,
} from './wire.ts';

export interface BookedBet extends Bet {
  readonly player: string;
}

/** The judge's own books, kept from what goes over the wire. */
export interface Ledger {
  /** The player of a token; `undefined` for one that the host never gave. */
  readonly playerOf: (token: string | undefined) => string | undefined;
  readonly markets: () => readonly string[];
  readonly booked: readonly BookedBet[];
  readonly served: (call: Call, served: Served) => void;
  readonly betsOf: (call: Call) => Bet[];
}

export function createLedger(): Ledger {
  const players = new Map<string, string>();
  const markets = new Map<number, string>();
  const booked: BookedBet[] = [];
  /** Keys under which bets were placed. */
  const keys = new Set<string>();

  const betsOf = (call: Call) =>
    betsIn(parse(call.body), (id) => markets.get(id) ?? `market ${id}`);

  const signedIn = (body: Fields) => {
    const { access, refresh } = fieldsOf(body.tokens);
    const mobile = textIn(fieldsOf(body.user), 'mobile_number');
    for (const token of [access, refresh])
      if (typeof token === 'string') players.set(token, mobile);
  };

  const placed = (call: Call) => {
    const player = players.get(call.token ?? '') ?? 'unknown';
    const name = `${player} ${call.key}`;
    if (call.key && keys.has(name)) return;
    keys.add(name);
    for (const bet of betsOf(call)) booked.push({ ...bet, player });
  };

  return {
    playerOf: (token) => players.get(token ?? ''),
    markets: () => [...markets.values()],
    booked,
    betsOf,
    served: (call, { status, text }) => {
      if (status !== 200) return;
      const body = parse(text);
      switch (call.endpoint) {
        case '/users/login/':
          return signedIn(fieldsOf(body));
        case '/token/refresh/': {
          const player = players.get(textIn(fieldsOf(parse(call.body)), 'refresh'));
          if (player) players.set(textIn(fieldsOf(body), 'access'), player);
          return;
        }
        case '/betting/':
          return placed(call);
        case '/markets/':
          for (const market of listOf(body))
            markets.set(numberIn(market, 'id'), textIn(market, 'name'));
      }
    },
  };
}
