import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostScore } from './score-table.ts';

const folder = join(import.meta.dirname, '../../../.local/reports');
const names = ['mock', 'second-host'] as const;
const fileOf = (name: (typeof names)[number]) => join(folder, `mutation-${name}.json`);

/** Writes the score of a host, for the stage that prints it. */
export function writeScore(name: (typeof names)[number], score: HostScore): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(name), JSON.stringify(score));
}

/** Removes the scores of an earlier run. */
export function removeScores(): void {
  for (const name of names) rmSync(fileOf(name), { force: true });
}

/** The scores that a run wrote. */
export const readScores = (): HostScore[] =>
  names
    .filter((name) => existsSync(fileOf(name)))
    .map((name) => JSON.parse(readFileSync(fileOf(name), 'utf8')));
