import { deepStrictEqual } from 'node:assert/strict';
import type { Counts } from '../stages/stage.ts';

/** Throws when `found` is not what was expected, naming both. */
export function same(found: unknown, expected: unknown): void {
  deepStrictEqual(found, expected);
}

/** Throws when a text does not contain another. */
export function contains(text: string, part: string): void {
  if (!text.includes(part)) throw new Error(`"${part}" is not in:\n${text.slice(-2000)}`);
}

/** Throws when a text contains another. */
export function notContains(text: string, part: string): void {
  if (text.includes(part)) throw new Error(`"${part}" must not be in what was found.`);
}

/** What has to hold, by its title. */
export type Checks = Readonly<Record<string, () => Promise<void>>>;

/** Makes sure of one after the other, each told in a line; a failure does not end the rest. */
export async function runChecks(checks: Checks): Promise<Counts> {
  const counts = { passed: 0, failed: 0 };
  for (const [title, check] of Object.entries(checks)) {
    try {
      await check();
      counts.passed += 1;
      console.log(`  ok      ${title}`);
    } catch (error) {
      counts.failed += 1;
      console.log(`  FAILED  ${title}`);
      console.log(
        String(error instanceof Error ? error.message : error).replace(/^/gm, '          '),
      );
    }
  }
  return counts;
}

/** Asks until it holds, at most so many seconds; then throws what the last try threw. */
export async function eventually(check: () => Promise<void>, seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
