import { expect, it, vi } from 'vitest';
import { runStages } from './run-stages.ts';
import type { Counts, Stage } from './stage.ts';

/** A stage that ends when it is told to. */
function controlled(name: string, options: Partial<Stage> = {}) {
  const { promise, resolve } = Promise.withResolvers<Counts>();
  const work = vi.fn(() => promise);
  const end = (failed = 0) => resolve({ passed: 1, failed, failures: failed ? ['why'] : [] });
  return { stage: { name, work, ...options }, work, end };
}
const turn = () => new Promise(setImmediate);

it('runs as many stages at once as there are slots, and each after its needs', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const build = controlled('build');
  const wide = controlled('wide', { slots: 2, needs: ['build'] });
  const one = controlled('one');
  const two = controlled('two');
  const all = [build, wide, one, two];
  const run = runStages(
    all.map(({ stage }) => stage),
    2,
  );
  const begun = () => all.map(({ work }) => work.mock.calls.length);
  expect(begun()).toEqual([1, 0, 1, 0]);
  build.end();
  await turn();
  expect(begun(), 'the wide one waits for a second slot').toEqual([1, 0, 1, 0]);
  one.end();
  await turn();
  expect(begun()).toEqual([1, 1, 1, 0]);
  wide.end();
  await turn();
  expect(begun()).toEqual([1, 1, 1, 1]);
  two.end();
  expect((await run).map(({ name, passed }) => [name, passed])).toEqual([
    ['build', 1],
    ['wide', 1],
    ['one', 1],
    ['two', 1],
  ]);
  expect(lines.find((line) => line.includes('── build: '))).toMatch(
    /1 passed, 0 failed in .* s; running: one; remaining: wide, two$/,
  );
});

it('tells a failure at once, and does not run what needed the stage', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const build = controlled('build');
  const after = controlled('after', { needs: ['build'] });
  const run = runStages([build.stage, after.stage]);
  build.end(1);
  const results = await run;
  expect(after.work).not.toHaveBeenCalled();
  expect(results.map(({ name, failed }) => [name, failed])).toEqual([
    ['build', 1],
    ['after (not run)', 0],
  ]);
  expect(lines.join('\n')).toContain('failures of build\n\nwhy');
});
