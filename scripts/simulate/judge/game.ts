/**
 * The rules of the game for the judge, written from the specification and shared with neither side. Numbers are
 * text; money is in hundredths of a point.
 */

/** A bet as the judge knows it. `number` joins the parts of a sangam by a hyphen, the open part first. */
export interface Bet {
  readonly typeId: number;
  readonly market: string;
  readonly number: string;
  readonly points: number;
  readonly session: 'open' | 'close' | null;
}

/** The panas of a market day, as far as they are drawn. */
export interface DrawnPanas {
  readonly open: string | undefined;
  readonly close: string | undefined;
}

const sum = (pana: string): string =>
  String([...pana].reduce((total, digit) => total + Number(digit), 0) % 10);

const digitTypes: readonly number[] = [1, 2, 18];
const jodiTypes: readonly number[] = [3, 4, 11, 16, 17];
const sangamTypes: readonly number[] = [20, 21, 22];

/** Types whose bets are decided by the close result, whatever they say. */
export const isDecidedAtClose = (typeId: number): boolean =>
  jodiTypes.includes(typeId) || sangamTypes.includes(typeId);

/** Types that may be played once the open side is closed. */
export const isPlayedForClose = (typeId: number): boolean => !isDecidedAtClose(typeId);

const panaRates: readonly number[] = [0, 800, 300, 150];

const timesHundred = (points: number, rate: number): number => Math.round(points * rate * 100);

/** What a bet wins; undefined while it is not decided, 0 if it lost. */
export function winOf(
  { typeId, number, points, session }: Bet,
  drawn: DrawnPanas,
): number | undefined {
  const { open, close } = drawn;
  if (isDecidedAtClose(typeId)) {
    if (open === undefined || close === undefined) return undefined;
    if (jodiTypes.includes(typeId)) {
      return number === sum(open) + sum(close) ? timesHundred(points, 95) : 0;
    }
    const winning =
      typeId === 20
        ? `${sum(open)}-${close}`
        : typeId === 22
          ? `${open}-${sum(close)}`
          : `${open}-${close}`;
    return number === winning ? timesHundred(points, typeId === 21 ? 10_000 : 1000) : 0;
  }
  const pana = session === 'open' ? open : close;
  if (pana === undefined) return undefined;
  if (digitTypes.includes(typeId)) return number === sum(pana) ? timesHundred(points, 9.5) : 0;
  return number === pana ? timesHundred(points, panaRates[new Set(pana).size] ?? 0) : 0;
}

/** The digit of a pana. */
export const digitOf = sum;

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const INDIA = 330 * MINUTE;

/** The market day of an instant: it begins at half past midnight in India. */
export function marketDay(instant: number): string {
  const number = Math.floor((instant + INDIA - 30 * MINUTE) / DAY);
  const day = dates.get(number) ?? new Date(number * DAY).toISOString().slice(0, 10);
  dates.set(number, day);
  return day;
}

/** Dates by the number of their day, since the judge asks for few of them, often. */
const dates = new Map<number, string>();

/** The times of a market, as GET /markets/ gives them. */
export interface MarketTimes {
  readonly name: string;
  readonly open_result_time: string;
  readonly close_result_time: string;
}

/** Days of the week without a draw, 0 is Sunday. */
const holidays: Readonly<Record<string, readonly number[]>> = {
  ...Object.fromEntries(
    ['Main Bazar', 'Rajdhani Night', 'Kalyan Night'].map((name) => [name, [0, 6]]),
  ),
  ...Object.fromEntries(
    [
      ...['Kalyan Matka', 'Milan Day', 'Milan Night', 'Rajdhani Day', 'Madhur Night'],
      'Time Bazar',
    ].map((name) => [name, [0]]),
  ),
};

/** Whether a market draws on a market day. */
export const isPlayedOn = (market: string, day: string): boolean =>
  !holidays[market]?.includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The instant at which a session of a market day is drawn. */
export function drawTime(market: MarketTimes, day: string, session: 'open' | 'close'): number {
  const clock = session === 'open' ? market.open_result_time : market.close_result_time;
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const after = (hours * 60 + minutes) * MINUTE;
  return Date.parse(`${day}T00:00:00Z`) - INDIA + after + (after < 30 * MINUTE ? DAY : 0);
}

/** Whether a market takes bets of a session and a type at an instant. */
export function takesBets(
  market: MarketTimes,
  instant: number,
  bet: Pick<Bet, 'typeId' | 'session'>,
): boolean {
  const day = marketDay(instant);
  if (!isPlayedOn(market.name, day)) return false;
  const stops = (session: 'open' | 'close') => drawTime(market, day, session) - 10 * MINUTE;
  if (instant < stops('open')) return true;
  return instant < stops('close') && bet.session !== 'open' && isPlayedForClose(bet.typeId);
}

/** The days from one to another, both included. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += DAY) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}
