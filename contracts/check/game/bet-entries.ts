import type { BetRecord } from '../reader.ts';

type PlacedBet = BetRecord['bet_details']['placed_bets'][number];

/** The names of the numbers of a bet. */
export const numberNames = [
  'digit',
  'jodi',
  'pana',
  'open_digit',
  'open_pana',
  'close_digit',
  'close_pana',
] as const;
type NumberName = (typeof numberNames)[number];

export type Numbers = Readonly<Partial<Record<NumberName, string>>>;

export interface BetEntry {
  numbers: Numbers;
  session: string | undefined;
  /** In points; undefined if the record lacks it. */
  points: number | undefined;
}

/** Money in whole hundredths. */
export const hundredths = (points: number): number => Math.round(points * 100);

/** Points without rounding errors of floating point. */
export const rounded = (points: number | undefined): number | undefined =>
  points === undefined ? undefined : hundredths(points) / 100;

/** Numbers as a text. A single number has no name: hosts give a digit of the open session either name. */
export function numbersText(numbers: Numbers): string {
  const names = numberNames.filter((name) => numbers[name] !== undefined);
  if (names.length === 1) return String(names.map((name) => numbers[name]));
  return names.map((name) => `${name} ${numbers[name]}`).join(', ');
}

/** The numbers of an object: its texts and numbers, without empty texts. */
export function numbersIn(fields: Readonly<Record<string, unknown>>): Numbers {
  const found: Partial<Record<NumberName, string>> = {};
  for (const name of numberNames) {
    const value = fields[name];
    if ((typeof value === 'string' && value !== '') || typeof value === 'number')
      found[name] = String(value);
  }
  return found;
}

const entryOf = (placed: PlacedBet, record: BetRecord, alone: boolean): BetEntry => ({
  numbers: numbersIn({ ...placed }),
  session: placed.bet_type ?? record.bet_details.bet_type,
  points: placed.points ?? (alone ? record.bet_details.amount : undefined),
});

/** The entries of a record: its sub-bets, or its own numbers; empty if it shows neither. */
export function entriesOf(record: BetRecord): BetEntry[] {
  const { placed_bets: placed, bet_type: session, amount } = record.bet_details;
  if (placed.length > 0) return placed.map((one) => entryOf(one, record, placed.length === 1));
  const numbers = numbersIn({ ...record.bet_details });
  return numbersText(numbers) === '' ? [] : [{ numbers, session, points: amount }];
}

/** The status of a bet in lower case. */
export const statusOf = (record: BetRecord): string => record.bet_details.bet_status.toLowerCase();

/** The time of a bet in milliseconds since 1970; NaN for a text that is not a time. */
export const placedAt = ({ timestamps }: BetRecord): number => Date.parse(timestamps.created_at);

/** Tells if two responses may show one time of a bet: a host may round seconds, or leave them out. */
export function isSameTime(one: BetRecord, other: BetRecord): boolean {
  const texts = [one, other].map(({ timestamps }) => timestamps.created_at);
  const saysSeconds = texts.every((text) => /\d:\d\d:\d/.test(text));
  const off = Math.abs(placedAt(one) - placedAt(other));
  return texts[0] === texts[1] || off < (saysSeconds ? 2000 : 60_000);
}

/** The identity of a record: its id as text, or the fields that never change if the host gives no id. */
export function keyOfRecord(record: BetRecord): string {
  if (record.id !== '') return String(record.id);
  const { market, bet_type: betType, bet_details: details } = record;
  return [
    Math.floor(placedAt(record) / 1000) || record.timestamps.created_at,
    market.name,
    betType.name,
    details.amount,
    details.before_amount,
  ].join(' ');
}
