import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../.local/reports');
const parts = ['defects', 'contradictions', 'allowed-variants'] as const;
const fileOf = (part: (typeof parts)[number]) => join(folder, `score-of-${part}.txt`);

/** Writes a table of the score, for the command that prints it. */
export function writeTable(part: (typeof parts)[number], table: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(part), `${table}\n`);
}

/** Removes the tables of an earlier run. */
export function removeTables(): void {
  for (const part of parts) rmSync(fileOf(part), { force: true });
}

/** The tables that a run wrote. */
export const readTables = (): string =>
  parts
    .filter((part) => existsSync(fileOf(part)))
    .map((part) => readFileSync(fileOf(part), 'utf8'))
    .join('\n');
