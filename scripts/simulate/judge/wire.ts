/** The judge reads requests and responses itself, without the reader of the client. */
export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

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

export interface Bet {
  readonly market: string;
  readonly number: string;
  readonly points: number;
  readonly session: string;
}

/** The number of a bet: a digit, jodi or pana, or both parts of a sangam. */
function numberOf(fields: Fields): string {
  const open = textIn(fields, 'open_pana') || textIn(fields, 'open_digit');
  const close = textIn(fields, 'close_pana') || textIn(fields, 'close_digit');
  if (open && close) return `${open}-${close}`;
  const single = ['pana', 'digit', 'jodi'].map((name) => textIn(fields, name)).find(Boolean);
  return single ?? (open || close);
}

export function betsIn(body: unknown, marketOf: (id: number) => string): Bet[] {
  const fields = fieldsOf(body);
  const payload = fieldsOf(fields.payload);
  const list = Array.isArray(payload.bets) ? listOf(payload.bets) : [payload];
  return list.map((each) => ({
    market: marketOf(numberIn(fields, 'market_id')),
    number: numberOf(each),
    points: numberIn(each, 'points'),
    session: textIn(each, 'bet_type'),
  }));
}
