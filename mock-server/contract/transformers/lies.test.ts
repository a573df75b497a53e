import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mock } from '../../create-mock.ts';
import { sampleOf } from '../sample.ts';
import { lies } from './lies/lies.ts';
import { type JudgedHost, judgeHost } from './score/judge.ts';
import { writeTable } from './score/report-files.ts';
import { startMock } from './score/run-kit.ts';
import { hostTable } from './score/table.ts';

const tried = sampleOf(lies, 16, 3);

describe('the kit, on a host that lies', () => {
  let mock: Mock;
  const judged: JudgedHost[] = [];

  beforeAll(async () => {
    mock = await startMock();
    for (const lie of tried) judged.push(await judgeHost(mock, lie));
    writeTable('lies', hostTable('Lie', judged));
  });
  afterAll(() => mock.close());

  it('finds at least 38 of 40 by a verification or a walk of 60 steps', () => {
    const missed = judged.filter(({ verify, walk }) => verify !== 1 && walk !== 1);
    expect(missed.map(({ name }) => name).slice(Math.floor(judged.length / 20))).toEqual([]);
  });

  it('tells at least 40 lies', () => {
    expect(lies.length).toBeGreaterThanOrEqual(40);
  });
});
