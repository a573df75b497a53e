import { expect, it } from 'vitest';
import type { NewEntry } from './entry.ts';
import { Journal, JournalBudget, journalOf } from './journal.ts';

const entry = (more: Partial<NewEntry> = {}): NewEntry => ({
  at: 1,
  real: 2,
  method: 'POST',
  url: '/betting/',
  playerId: 1,
  request: { amount: 1 },
  status: 200,
  ms: 1.5,
  answer: '{}',
  rows: 0,
  ledger: 0,
  ...more,
});
const long = (characters: number): string => 'x'.repeat(characters);
const numbers = (journal: Journal): number[] => journal.entries().map(({ number }) => number);

it('a journal keeps the last thousand calls', () => {
  const journal = new Journal();
  for (let n = 1; n <= 1_000; n += 1) journal.record(entry());
  expect(journal.isComplete()).toBe(true);
  for (let n = 1; n <= 5; n += 1) journal.record(entry());
  expect(journal.isComplete()).toBe(false);
  expect([numbers(journal)[0], numbers(journal).length]).toEqual([6, 1_000]);
  expect(journal.last()).toMatchObject({ number: 1_005, request: { amount: 1 }, answer: '{}' });
});

it('a journal keeps at most the newest four million characters', () => {
  const journal = new Journal();
  for (let n = 1; n <= 200; n += 1) journal.record(entry({ request: long(49_000) }));
  const kept = numbers(journal);
  expect(JSON.stringify(journal.entries()).length).toBeLessThan(4_000_000);
  expect(kept.length).toBeGreaterThan(75);
  expect(kept).toEqual(Array.from(kept, (_, i) => 200 - kept.length + 1 + i));
  expect(journal.isComplete()).toBe(false);
});

it('a journal leaves out a request that is too long, and keeps the beginning of a long response', () => {
  const journal = new Journal();
  journal.record(entry({ request: long(50_000), answer: 'y'.repeat(3_000) }));
  const last = journal.last();
  expect(last).not.toHaveProperty('request');
  expect(last?.answer).toBe('y'.repeat(2_000));
  expect(last?.digest).toMatch(/^[0-9a-f]{64}$/);
  expect(journal.isComplete()).toBe(false);
});

it('a journal takes over the entries of another journal as far as there is room', () => {
  const [from, to] = [new Journal(), new Journal()];
  for (let n = 1; n <= 3; n += 1) from.record(entry({ status: 200 + n }));
  to.record(entry({ request: long(50_000) }));
  to.load(journalOf(from.entries()));
  expect(to.entries()).toEqual(from.entries());
  expect(to.isComplete()).toBe(true);
  to.record(entry());
  expect(numbers(to)).toEqual([1, 2, 3, 4]);
});

it('journals with a shared budget drop the older half of the largest journal', () => {
  const budget = new JournalBudget(1_000_000);
  const [small, large] = [new Journal(budget), new Journal(budget)];
  for (let n = 0; n < 10; n += 1) small.record(entry({ request: long(9_000) }));
  for (let n = 0; n < 92; n += 1) large.record(entry({ request: long(9_900) }));
  expect(small.isComplete()).toBe(true);
  expect(numbers(large).length).toBeLessThan(60);
  expect(numbers(large).at(-1)).toBe(92);
});

it('journals with a shared budget never exceed it, however many journals there are', () => {
  const limit = 2_000_000;
  const budget = new JournalBudget(limit);
  const journals = Array.from({ length: 40 }, () => new Journal(budget));
  for (let n = 0; n < 2_000; n += 1) {
    journals[(n * 7) % 40]?.record(entry({ request: long(500 + ((n * 37) % 45_000)) }));
  }
  const held = journals.map((journal) => JSON.stringify(journal.entries()).length);
  expect(held.reduce((sum, characters) => sum + characters, 0)).toBeLessThan(limit * 1.02);
  expect(held.every((characters) => characters > 0)).toBe(true);
});

it('a closed journal returns its part of the budget and records nothing more', () => {
  const budget = new JournalBudget(1_000_000);
  const [gone, stays] = [new Journal(budget), new Journal(budget)];
  for (let n = 0; n < 50; n += 1) gone.record(entry({ request: long(10_000) }));
  gone.close();
  gone.record(entry());
  expect(gone.entries()).toHaveLength(50);
  for (let n = 0; n < 90; n += 1) stays.record(entry({ request: long(10_000) }));
  expect(stays.isComplete()).toBe(true);
});
