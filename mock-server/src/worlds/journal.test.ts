import { describe, expect, it } from 'vitest';
import { Journal, type NewEntry } from './journal.ts';

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

describe('a journal', () => {
  it('keeps the last thousand calls', () => {
    const journal = new Journal();
    for (let n = 1; n <= 1_000; n += 1) journal.record(entry());
    expect(journal.isComplete()).toBe(true);
    for (let n = 1; n <= 5; n += 1) journal.record(entry());
    expect(journal.isComplete()).toBe(false);
    expect([numbers(journal)[0], numbers(journal).length]).toEqual([6, 1_000]);
    expect(journal.last()).toMatchObject({ number: 1_005, request: { amount: 1 }, answer: '{}' });
  });

  it('keeps four million characters at most, the newest', () => {
    const journal = new Journal();
    for (let n = 1; n <= 200; n += 1) journal.record(entry({ request: long(49_000) }));
    const kept = numbers(journal);
    expect(JSON.stringify(journal.entries()).length).toBeLessThan(4_000_000);
    expect(kept.length).toBeGreaterThan(75);
    expect(kept).toEqual(Array.from(kept, (_, i) => 200 - kept.length + 1 + i));
    expect(journal.isComplete()).toBe(false);
  });

  it('keeps a call with a longer request without it, and of a long answer the beginning', () => {
    const journal = new Journal();
    journal.record(entry({ request: long(50_000), answer: 'y'.repeat(3_000) }));
    const last = journal.last();
    expect(last).not.toHaveProperty('request');
    expect(last?.answer).toBe('y'.repeat(2_000));
    expect(last?.digest).toMatch(/^[0-9a-f]{64}$/);
    expect(journal.isComplete()).toBe(false);
  });

  it('takes over the entries of another one, as far as they have room', () => {
    const [from, to] = [new Journal(), new Journal()];
    for (let n = 1; n <= 3; n += 1) from.record(entry({ status: 200 + n }));
    to.record(entry({ request: long(50_000) }));
    to.load(from.entries());
    expect(to.entries()).toEqual(from.entries());
    expect(to.isComplete()).toBe(true);
    to.record(entry());
    expect(numbers(to)).toEqual([1, 2, 3, 4]);
  });
});
