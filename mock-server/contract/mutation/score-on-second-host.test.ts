import { beforeAll, describe } from 'vitest';
import { selectedCalls } from '../selected-calls.ts';
import { expectScore } from './expect-score.ts';
import { writeScore } from './report-file.ts';
import { scoreOnSecondHost } from './score.ts';
import type { HostScore } from './score-table.ts';

describe('the score on a second host', () => {
  let score: HostScore;

  beforeAll(async () => {
    score = { host: 'a second host', judged: await scoreOnSecondHost(selectedCalls) };
    writeScore('second-host', score);
  });

  expectScore(() => score);
});
