import type { Served } from '../host/host.ts';
import type { Call } from '../run/stage.ts';
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

/** The judge's own records, made from the requests and responses. */
export class Ledger {
  readonly booked: BookedBet[] = [];
  readonly #players = new Map<string, string>();
  readonly #markets = new Map<number, string>();
  /** Keys under which bets were placed, each with its player. */
  readonly #keys = new Set<string>();

  /** The player of a token; `undefined` for a token that the host never issued. */
  playerOf(token = ''): string | undefined {
    return this.#players.get(token);
  }

  get markets(): readonly string[] {
    return [...this.#markets.values()];
  }

  betsOf(call: Call): Bet[] {
    return betsIn(parse(call.body), (id) => this.#markets.get(id) ?? `market ${id}`);
  }

  served(call: Call, { status, text }: Served): void {
    if (status !== 200) return;
    const body = parse(text);
    switch (call.name) {
      case 'POST /users/login/':
        this.#signIn(fieldsOf(body));
        break;
      case 'POST /token/refresh/': {
        const player = this.playerOf(textIn(fieldsOf(parse(call.body)), 'refresh'));
        if (player) this.#players.set(textIn(fieldsOf(body), 'access'), player);
        break;
      }
      case 'POST /betting/':
        this.#place(call);
        break;
      case 'GET /markets/':
        for (const market of listOf(body))
          this.#markets.set(numberIn(market, 'id'), textIn(market, 'name'));
    }
  }

  #signIn(body: Fields): void {
    const tokens = fieldsOf(body.tokens);
    const mobile = textIn(fieldsOf(body.user), 'mobile_number');
    this.#players.set(textIn(tokens, 'access'), mobile);
    this.#players.set(textIn(tokens, 'refresh'), mobile);
  }

  #place(call: Call): void {
    const player = this.playerOf(call.token) ?? 'unknown';
    const key = `${player} ${call.key}`;
    if (call.key && this.#keys.has(key)) return;
    this.#keys.add(key);
    for (const bet of this.betsOf(call)) this.booked.push({ ...bet, player });
  }
}
