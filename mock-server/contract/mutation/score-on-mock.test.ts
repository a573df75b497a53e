import { testClock } from '@matka/fixtures/test-clock';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import { selectedCalls } from '../selected-calls.ts';
import { expectScore } from './expect-score.ts';
import { writeScore } from './report-file.ts';
import { scoreOnMock } from './score.ts';
import type { HostScore } from './score-table.ts';

describe('the score on the mock', () => {
  let score: HostScore;

  beforeAll(async () => {
    // Tokens end by the clock of the machine, bets are dated by that of the world.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(testClock) });
    score = { host: 'the mock', judged: await scoreOnMock(selectedCalls) };
    writeScore('mock', score);
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  expectScore(() => score);
});
