import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SentPlacedBet } from '@matka/contracts/api/history';
import { numberFields } from '@matka/contracts/bet-types';
import type { Definition } from '../features/bids/engine/definition.ts';
import type { PlayedCase } from '../features/bids/played-case.ts';

/** The market of the journeys. */
export const market = 'Kalyan Matka';

const folder = join(import.meta.dirname, '../features/bids/screens');

const files = readdirSync(folder).filter((file) => !file.endsWith('.test.ts'));
/** All bid screens. */
export const playedScreens: readonly { definition: Definition; played: PlayedCase }[] =
  await Promise.all(files.map((file) => import(/* @vite-ignore */ join(folder, file))));

/** The played cases of all bid screens, by the kind of their numbers. */
export const casesByNumber: readonly (readonly [numbers: string, cases: readonly PlayedCase[]])[] =
  [...Map.groupBy(playedScreens, ({ definition }) => definition.numbers)].map(([numbers, some]) => [
    numbers,
    some.map(({ played }) => played),
  ]);

/** The played cases of all bid screens. */
export const playedCases: readonly PlayedCase[] = playedScreens.map(({ played }) => played);

/** One row for each number: `128,137 10 Open` are `128 10 Open` and `137 10 Open`. */
export const rowsOf = (rows: readonly string[]): string[] =>
  rows.flatMap((row) => {
    const [numbers = '', ...others] = row.split(' ');
    return numbers.split(',').map((number) => [number, ...others].join(' '));
  });

const partsOf = (row: string): [number: string, points: number, session: string] => {
  const [number = '', points = '', session = ''] = row.split(' ');
  return [number, Number(points), session.toLowerCase()];
};

/** Sum of the points of some rows. */
export const pointsOf = (rows: readonly string[]): number =>
  rowsOf(rows).reduce((sum, row) => sum + partsOf(row)[1], 0);

/** The expected bets on the server for the rows, in their order. */
export function placedBets({ path, rows }: PlayedCase): SentPlacedBet[] {
  const screen = playedScreens.find(({ played }) => played.path === path);
  const keys = screen ? numberFields[screen.definition.numbers] : [];
  return rowsOf(rows).map((row) => {
    const [number, points, session] = partsOf(row);
    const numbers = number.split('-').map((part, index) => [keys[index], part]);
    return { ...Object.fromEntries(numbers), points, bet_type: session };
  });
}
