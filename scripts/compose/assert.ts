import { deepStrictEqual } from 'node:assert/strict';
import type { Counts } from '../lib/steps.ts';

/** Throws if `found` does not equal `expected`, showing both. */
export function same(found: unknown, expected: unknown): void {
  deepStrictEqual(found, expected);
}

export function contains(text: string, part: string): void {
  if (!text.includes(part)) throw new Error(`"${part}" is not in:\n${text.slice(-2000)}`);
}

export function notContains(text: string, part: string): void {
  if (text.includes(part)) throw new Error(`"${part}" must not occur in the text.`);
}

export type Checks = Readonly<Record<string, () => Promise<void>>>;

/** Runs all checks in order and prints a line for each; a failure does not stop the rest. */
export async function runChecks(checks: Checks): Promise<Counts> {
  const counts = { passed: 0, failed: 0, failures: [] as string[] };
  for (const [title, check] of Object.entries(checks)) {
    try {
      await check();
      counts.passed += 1;
      console.log(`  ok      ${title}`);
    } catch (error) {
      counts.failed += 1;
      counts.failures.push(title);
      console.log(`  FAILED  ${title}`);
      console.log(
        String(error instanceof Error ? error.message : error).replace(/^/gm, '          '),
      );
    }
  }
  return counts;
}

/** Repeats a check until it passes. Throws its last error after the given number of seconds. */
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
