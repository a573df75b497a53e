import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Mock } from '../create-mock.ts';
import { allowedVariants, hostStyles } from '../src/host-styles/host-styles.ts';
import { isFullRun, sampleOf } from './sample.ts';
import { type JudgedHost, judgeHost } from './score/judge.ts';
import { writeTable } from './score/report-files.ts';
import { startScoreMock, walk } from './score/run-kit.ts';
import { hostTable } from './score/table.ts';

/** The steps of a walk: the full run walks longer. */
const steps = isFullRun ? 60 : 30;
const tried = sampleOf(allowedVariants, 80, 15);

let mock: Mock;
const judged: JudgedHost[] = [];

beforeAll(async () => {
  mock = await startScoreMock();
});
afterAll(async () => {
  writeTable('allowed-variants', hostTable('Allowed variant', judged));
  await mock.close();
});

it.each(tried)(
  'the kit passes a host with $name, in a verification and a walk',
  async (variant) => {
    const hostStyle = hostStyles.includes(variant) ? [variant.name] : [];
    const one = await judgeHost(mock, { ...variant, hostStyle }, { steps });
    judged.push(one);
    expect(one).toMatchObject({ verify: 0, walk: 0, said: [] });
  },
);

it.each(isFullRun ? Array.from({ length: 20 }, (_, index) => index + 1) : [2])(
  'a random walk with seed %i finds nothing in the unchanged mock',
  async (seed) => {
    expect(await walk(mock, {}, seed, steps)).toMatchObject({ code: 0, said: [] });
  },
);
