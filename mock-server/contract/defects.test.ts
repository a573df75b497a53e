import { endpointNames, endpointTitle } from '@matka/contracts/api/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Mock } from '../create-mock.ts';
import { type Defect, defects } from './defects/defects.ts';
import { isFullRun, sampleOf } from './sample.ts';
import { type JudgedDefect, judgeDefect } from './score/judge.ts';
import { checkRecorded, recordVerification } from './score/recorded.ts';
import { writeTable } from './score/report-files.ts';
import { startScoreMock, verify } from './score/run-kit.ts';
import { defectTable, isCounted, lineOf } from './score/table.ts';

const byOperator = Object.values(Object.groupBy(defects, ({ operator }) => operator));

/** Every n-th defect of each operator, each from another offset, and one of each call that has none then. */
function sampled(every: number): Defect[] {
  const ofOperators = byOperator.flatMap((own = [], index) =>
    sampleOf(own, Math.min(own.length, every), index * 7),
  );
  const ofCalls = endpointNames.flatMap((name) => {
    if (ofOperators.some(({ call }) => call === name)) return [];
    return defects.filter(({ call }) => call === name).slice(0, 1);
  });
  return [...ofOperators, ...ofCalls];
}

let mock: Mock;
const judged: JudgedDefect[] = [];

beforeAll(async () => {
  mock = await startScoreMock();
  const recorded = await recordVerification(mock);
  for (const defect of sampled(100))
    judged.push(await judgeDefect(defect, (transform) => checkRecorded(recorded, transform)));
  writeTable('defects', defectTable(judged));
});
afterAll(() => mock.close());

it('the kit reports at least 95 % of the planted defects with endpoint and place', () => {
  const counted = judged.filter(isCounted);
  const others = counted.filter(({ verdict }) => verdict !== 'named').map(lineOf);
  expect(others.slice(Math.floor(counted.length / 20))).toEqual([]);
});

it('the kit reports nothing where a changed response reads the same for the client', () => {
  expect(judged.filter(({ verdict }) => verdict === 'false alarm')).toEqual([]);
  expect(judged.filter(({ verdict }) => verdict === 'harmless').length).toBeGreaterThan(0);
});

it('the planted defects cover every operator and every endpoint', () => {
  expect(new Set(judged.map(({ defect }) => defect.operator)).size).toBe(byOperator.length);
  expect(byOperator.length).toBeGreaterThanOrEqual(22);
  const calls = new Set(judged.map(({ defect }) => defect.call));
  expect([...calls].sort()).toEqual([...endpointNames].sort());
});

it('the kit reports the same defects for recorded exchanges as for a host', async () => {
  const some = judged.filter(({ verdict }) => verdict === 'named').slice(0, isFullRun ? 40 : 4);
  const named = await Promise.all(
    some.map(async ({ defect }) => {
      const { verdict } = await judgeDefect(defect, (transform) =>
        verify(mock, { transform }, [endpointTitle(defect.call)]),
      );
      return [defect.place, verdict];
    }),
  );
  expect(named).toEqual(some.map(({ defect }) => [defect.place, 'named']));
});
