import { isDrawn } from '../../../check/game/drawn-numbers.ts';
import { statusNames } from '../../../check/game/market-phase.ts';
import { at } from '../../../pact/json.ts';
import { providerStates, type StateName } from '../../../pact/provider-states.ts';
import type { HostReader } from './host-reader.ts';
import { found, type Lookup, missing, unrecognised } from './lookup.ts';

/** What a market takes bets on: both sessions, close alone, or nothing until its result or for the rest of the day. */
export type Phase = 'both' | 'close' | 'waiting' | 'over';

const namesOf: Readonly<Record<Phase, readonly string[]>> = {
  both: ['Running now'],
  close: ['Running for close'],
  waiting: ['Betting is closed'],
  over: ['Closed for today', 'Closed'],
};

/** The name of a market's status as the client reads it; undefined if the specification does not name it. */
export function statusOf(row: unknown): string | undefined {
  const name = String(at(row, 'current_status_name') ?? '').trim();
  return statusNames.includes(name) ? name : undefined;
}

/** The markets in a phase, by the name of their status: of any other status the host alone knows what it takes. */
export const marketsIn = (rows: readonly unknown[], phase: Phase): unknown[] =>
  rows.filter((row) => namesOf[phase].includes(statusOf(row) ?? ''));

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
