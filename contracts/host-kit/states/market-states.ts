import { at } from '../../pact/json.ts';
import { providerStates, type StateName } from '../../pact/provider-states.ts';
import { isDrawn } from '../rules/drawn-numbers.ts';
import { statusNames } from '../rules/markets.ts';
import type { HostReader } from './host-reader.ts';
import { found, type Lookup, missing, unrecognised } from './lookup.ts';

/** What a market takes bets on: both sessions, close alone, or nothing until its result or for the rest of the day. */
export type Phase = 'both' | 'close' | 'waiting' | 'over';

const phasesByName: Readonly<Record<string, Phase>> = {
  'Running now': 'both',
  'Running for close': 'close',
  'Betting is closed': 'waiting',
  'Closed for today': 'over',
  Closed: 'over',
};

const phasesByNumber: Readonly<Record<string, Phase>> = { 6: 'both', 4: 'close' };

/** The name of a market's status as the client reads it; undefined if the client does not know it. */
export function statusOf(row: unknown): string | undefined {
  const name = String(at(row, 'current_status_name') ?? '').trim();
  return statusNames.includes(name) ? name : undefined;
}

const indianTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
});

const timeAt = (row: unknown, name: string): string | undefined =>
  /^\d\d:\d\d/.exec(String(at(row, name) ?? ''))?.[0];

/** What a market takes by its times alone; undefined for one that goes on after midnight. */
function phaseByTime(row: unknown, now: number): Phase | undefined {
  const time = indianTime.format(now);
  const [open, close] = [timeAt(row, 'open_time'), timeAt(row, 'close_time')];
  if (open === undefined || close === undefined || close < open) return undefined;
  if (time < open) return 'both';
  if (time < close) return 'close';
  const result = timeAt(row, 'close_result_time');
  return result !== undefined && time < result ? 'waiting' : 'over';
}

const phaseByOtherFields = (row: unknown, now: number): Phase | undefined =>
  phasesByNumber[String(at(row, 'current_status'))] ?? phaseByTime(row, now);

/** The markets in a phase: by the name of their status, else by other fields where the client does not know the name. */
export function marketsIn(rows: readonly unknown[], phase: Phase, now: number): unknown[] {
  const named = rows.filter((row) => phasesByName[statusOf(row) ?? ''] === phase);
  if (named.length > 0) return named;
  const unnamed = rows.filter((row) => statusOf(row) === undefined);
  return unnamed.filter((row) => phaseByOtherFields(row, now) === phase);
}

/** The reason why no market is recognised in a state. */
function noMarket(state: StateName, rows: readonly unknown[], reason: string): Lookup<never> {
  const unnamed = rows.filter((row) => statusOf(row) === undefined).length;
  if (unnamed === 0) return missing(reason);
  return unrecognised(
    `could not recognise that ${providerStates[state]}, because the client does not know the status of ${unnamed} of ${rows.length} markets`,
  );
}

/** Whether a market is in a state that its status names. */
export const holdsFor = (
  state: StateName,
  rows: readonly unknown[],
  holding: readonly unknown[],
  reason: string,
): Lookup<true> => (holding.length > 0 ? found(true) : noMarket(state, rows, reason));

const numbersOf = (row: unknown) => ({
  open_pana: String(at(row, 'open_pana') ?? ''),
  open_digit: String(at(row, 'open_digit') ?? ''),
  close_digit: String(at(row, 'close_digit') ?? ''),
  close_pana: String(at(row, 'close_pana') ?? ''),
});

/**
 * A market without any number on a list on which no market has one, although the results of today have its numbers;
 * undefined if there is none.
 */
async function hiddenDraw(
  rows: readonly unknown[],
  reader: HostReader,
  test: (draw: unknown) => boolean,
): Promise<string | undefined> {
  if (rows.some((row) => isDrawn(numbersOf(row)))) return undefined;
  const results = await reader.resultsOfToday();
  if (!('value' in results)) return undefined;
  const names = rows.map((row) => String(at(row, 'name') ?? '')).filter(Boolean);
  return names.find((name) => test(at(results.value, 'markets', name, '0')));
}

/** Whether a market with some numbers is listed; if none is, whether the results of today show that one should be. */
export async function drawnFor(
  state: StateName,
  rows: readonly unknown[],
  { reader, test, reason }: { reader: HostReader; test: (row: unknown) => boolean; reason: string },
): Promise<Lookup<true>> {
  if (rows.some(test)) return found(true);
  const name = await hiddenDraw(rows, reader, test);
  if (name === undefined) return missing(reason);
  return unrecognised(
    `could not recognise that ${providerStates[state]}, because GET /markets/ lists no number, while the results of today have those of “${name.slice(0, 25)}”`,
  );
}
