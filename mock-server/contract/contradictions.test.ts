import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Mock } from '../create-mock.ts';
import { contradictions } from './contradictions/contradictions.ts';
import { isFullRun, sampleOf } from './sample.ts';
import { type JudgedHost, judgeHost } from './score/judge.ts';
import { writeTable } from './score/report-files.ts';
import { startScoreMock } from './score/run-kit.ts';
import { hostTable } from './score/table.ts';

const tried = sampleOf(contradictions, 16, 3);

let mock: Mock;
const judged: JudgedHost[] = [];

beforeAll(async () => {
  mock = await startScoreMock();
  for (const one of tried) judged.push(await judgeHost(mock, one, { always: isFullRun }));
  writeTable('contradictions', hostTable('Contradiction', judged));
});
afterAll(() => mock.close());

it('a verification or a walk of 60 steps finds at least 95 % of the contradictions that are tried', () => {
  const missed = judged.filter(({ verify, walk }) => verify !== 1 && walk !== 1);
  expect(missed.map(({ name }) => name).slice(Math.floor(judged.length / 20))).toEqual([]);
});

it('the list holds at least 40 contradictions', () => {
  expect(contradictions.length).toBeGreaterThanOrEqual(40);
});
