import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Mock } from '../create-mock.ts';
import { sampleOf } from './sample.ts';
import { startScoreMock, verify, walk } from './score/run-kit.ts';

/** A day from the first draw to the last close: a walk of 60 steps sends several hundred requests. */
const day = { now: '2026-11-20T09:00:00+05:30', minutesPerRequest: 2 };
/** A hundred walks in a full run, otherwise the eighth, whose bet above the wallet meets a market that closes. */
const seeds = sampleOf(
  Array.from({ length: 100 }, (_, index) => index + 1),
  100,
  7,
);

let mock: Mock;
beforeAll(async () => {
  mock = await startScoreMock();
});
afterAll(() => mock.close());

it.each(seeds)(
  'a walk with seed %i finds nothing while markets are drawn and close',
  async (seed) => {
    const { code, said } = await walk(mock, day, seed);
    expect({ code, said: said.filter(({ kind }) => kind === 'failure') }).toEqual({
      code: 0,
      said: [],
    });
  },
);

it('a verification finds nothing while markets are drawn and close', async () => {
  const { said } = await verify(mock, day);
  expect(said.filter(({ kind }) => kind === 'failure')).toEqual([]);
});
