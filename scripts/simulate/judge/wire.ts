import type { Bet } from './game.ts';

/** What the judge reads of requests and responses, by itself and without the decoders of the client. */
export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

export const listOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.map(fieldsOf) : [];

export const textIn = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

export const numberIn = (fields: Fields, name: string): number => Number(fields[name]);

export function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

const sessionIn = (fields: Fields): Bet['session'] => {
  const { bet_type: session } = fields;
  return session === 'open' || session === 'close' ? session : null;
};

/** The number of a bet on the wire. */
export function numberOf(fields: Fields): string {
  const open = textIn(fields, 'open_pana') || textIn(fields, 'open_digit');
  const close = textIn(fields, 'close_pana') || textIn(fields, 'close_digit');
  if (open && close) return `${open}-${close}`;
  return (
    textIn(fields, 'pana') || textIn(fields, 'digit') || textIn(fields, 'jodi') || open || close
  );
}

/** The bets of a body of POST /betting/; the market is given by its id. */
export function betsIn(body: unknown, marketOf: (id: number) => string): Bet[] {
  const fields = fieldsOf(body);
  const payload = fieldsOf(fields.payload);
  const list = Array.isArray(payload.bets) ? listOf(payload.bets) : [payload];
  return list.map((each) => ({
    typeId: numberIn(fields, 'bet_type_id'),
    market: marketOf(numberIn(fields, 'market_id')),
    number: numberOf(each),
    points: numberIn(each, 'points'),
    session: sessionIn(each),
  }));
}

/** A bet of a history. */
export interface HistoryBet {
  readonly id: number;
  readonly market: string;
  readonly type: string;
  readonly at: number;
  readonly status: string;
  readonly amount: number;
  readonly before: number | undefined;
  readonly win: number | undefined;
  readonly session: Bet['session'];
  readonly parts: readonly {
    readonly number: string;
    readonly points: number;
    readonly session: Bet['session'];
  }[];
}

/** A record of GET /bets/history/; money in points. */
export function historyBet(record: Fields): HistoryBet {
  const details = fieldsOf(record.bet_details);
  const values = fieldsOf(record.calculated_values);
  const placed = listOf(details.placed_bets);
  const session = sessionIn(details);
  const points = numberIn(details, 'points');
  return {
    id: numberIn(record, 'id'),
    market: textIn(fieldsOf(record.market), 'name'),
    type: textIn(fieldsOf(record.bet_type), 'name'),
    at: Date.parse(textIn(fieldsOf(record.timestamps), 'created_at')),
    status: textIn(details, 'bet_status'),
    amount: numberIn(details, 'amount'),
    before: typeof details.before_amount === 'number' ? details.before_amount : undefined,
    win: typeof values.win_amount === 'number' ? values.win_amount : undefined,
    session,
    parts:
      placed.length > 0
        ? placed.map((each) => ({
            number: numberOf(each),
            points: numberIn(each, 'points'),
            session: sessionIn(each) ?? session,
          }))
        : [{ number: numberOf(details), points, session }],
  };
}
