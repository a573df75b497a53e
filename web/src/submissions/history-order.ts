import type { BetRecord } from '@matka/contracts/api/history';

/** Whether numbers fall: none rises, and the last is below the first. */
function falls(values: readonly number[]): boolean {
  const [first = 0] = values;
  const last = values.at(-1) ?? 0;
  return last < first && values.every((value, at) => at === 0 || value <= (values[at - 1] ?? 0));
}

/** Ids that count show the order of bets; no other text does. */
const countOf = (id: string): number => (/^-?\d+$/.test(id) ? Number(id) : Number.NaN);

/** Whether bets are in the order of a history, the newest first: by their ids or by their times. */
export const isNewestFirst = (bets: readonly BetRecord[]): boolean =>
  bets.length < 2 ||
  falls(bets.map(({ id }) => countOf(id))) ||
  falls(bets.map(({ timestamps }) => Date.parse(timestamps.created_at)));

/** A time with its zone: without one it is read by the clock of the device. */
const zoned = /(Z|[+-]\d\d:?\d\d)$/i;

/** Times of a host may differ by so much, in milliseconds. */
export const TOLERANCE = 2000;

/** A time as the host writes it, in milliseconds; undefined if it cannot be read for certain. */
export function timeIn(text: string): number | undefined {
  const time = zoned.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** Whether a bet was placed before a time of the host, by its own record. */
export function isOlder({ timestamps }: BetRecord, time: number | null): boolean {
  const placedAt = timeIn(timestamps.created_at);
  return time !== null && placedAt !== undefined && placedAt < time - TOLERANCE;
}
