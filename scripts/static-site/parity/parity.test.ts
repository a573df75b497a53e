import { testClock } from '@matka/fixtures/test-clock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEngine } from '../build-engine.ts';
import { type Both, inBoth } from './both.ts';
import { startThread, type ThreadEngine } from './engines.ts';
import { journeys } from './journeys.ts';

const start = Date.parse(testClock);
let threads: ThreadEngine[] = [];
let both: Both;

beforeAll(async () => {
  const files = await buildEngine('/');
  const started = await Promise.all([startThread(undefined, start), startThread(files, start)]);
  threads = started;
  both = inBoth(...started, start);
}, 120_000);
afterAll(async () => {
  await Promise.all(threads.map((thread) => thread.close()));
});

describe('the engine for browsers responds like the mock, byte for byte', () => {
  it.each(Object.entries(journeys))(
    'to %s',
    async (_, journey) => {
      const before = both.compared();
      await journey(both);
      expect(both.differences).toEqual([]);
      expect(both.compared() - before).toBeGreaterThan(70);
    },
    120_000,
  );
});
