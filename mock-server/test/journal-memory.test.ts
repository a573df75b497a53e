import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const source = (file: string): string =>
  JSON.stringify(new URL(`../src/worlds/${file}`, import.meta.url).href);

/** Records large calls in forty journals that share a budget; without one they would hold 196 million characters. */
const script = `
  const { createJournal } = await import(${source('journal.ts')});
  const { createJournalBudget } = await import(${source('journal-budget.ts')});
  const budget = createJournalBudget();
  const journals = Array.from({ length: 40 }, () => createJournal(budget));
  const entry = { at: 1, real: 1, method: 'POST', url: '/betting/', playerId: 1, status: 400, rows: 0, ledger: 0 };
  for (let n = 0; n < 4000; n += 1) {
    const request = JSON.stringify('x'.repeat(49_000 - (n % 10)));
    journals[n % 40].record({ ...entry, request, answer: String(n).repeat(400) });
  }
  console.log(JSON.stringify(journals.map((journal) => journal.entries().length)));`;

it('a small heap survives many large calls', () => {
  const flags = ['--max-old-space-size=96', '--input-type=module', '-e', script];
  const { status, stdout } = spawnSync(process.execPath, flags, { encoding: 'utf8' });
  expect(status).toBe(0);
  expect(JSON.parse(stdout).every((kept: number) => kept > 0)).toBe(true);
}, 60_000);
