import { expect, it } from 'vitest';
import type { RunResult, Script } from '../run/run.ts';
import type { Step } from '../run/step.ts';
import { shrink } from './shrink.ts';

const pause = (ms: number): Step => ({ do: 'wait', ms });
const world: Script['world'] = {
  start: '2026-11-20T12:10:00+05:30',
  scenario: 'fresh',
  grantType: 'mpin',
  theme: 'sattaMatkaDark',
  keys: true,
  tokenSeconds: 45,
  devices: { A: 0, B: 5000 },
};

/** A run that crashes if it waits for 3 and then for 17 ms, and is not at rest if it waits for 5 ms. */
async function run(script: Script): Promise<RunResult> {
  const times = script.steps.flatMap((step) => (step.do === 'wait' ? step.ms : []));
  const isCrash = times.includes(3) && times.lastIndexOf(17) > times.indexOf(3);
  const seen = { expected: '', seen: '' };
  const findings = [
    ...(isCrash ? [{ kind: 'crash' as const, ...seen }] : []),
    ...(times.includes(5) ? [{ kind: 'not at rest' as const, ...seen }] : []),
  ];
  const outcome = { said: [], booked: 0 };
  return { script, findings, outcome, trace: [], hash: '', idle: { steps: [], fates: 0 } };
}

const first = () =>
  run({ seed: 1, world, steps: Array.from({ length: 40 }, (_, ms) => pause(ms)) });

it('a shrunk script has only the steps that a finding needs, and the simplest world', async () => {
  const { script } = await shrink(run, await first(), 'crash', 200);
  expect(script.steps).toEqual([pause(3), pause(17)]);
  expect(script.world).toMatchObject({ scenario: 'usual', tokenSeconds: 3600, devices: { A: 0 } });
});

it('shrinking ends after a number of runs, with a script that shows the finding', async () => {
  let runs = 0;
  const counted = (script: Script) => {
    runs++;
    return run(script);
  };
  const { findings, script } = await shrink(counted, await first(), 'crash', 5);
  expect(findings.map(({ kind }) => kind)).toContain('crash');
  expect(script.steps.length).toBeLessThan(40);
  expect(runs).toBe(5);
});
