/** What `npm test` runs: the stored cases, in which nothing may be found any more, then fresh seeds. */
import { readdirSync } from 'node:fs';
import { repoPath } from '../../lib/paths.ts';
import { bundleClient } from '../browser/bundle.ts';
import { readCase } from './case-file.ts';
import { defaultFolder, search } from './search.ts';
import { startWorkers, storeBundle, type Workers } from './workers.ts';

const folder = 'scripts/simulate/cases';
/** Minutes of fresh seeds. */
const FRESH = 0.5;

/** Plays the stored cases; returns how many pass and what fails. */
async function playCases(workers: Workers): Promise<{ passed: number; failures: string[] }> {
  const names = readdirSync(repoPath(folder)).filter((name) => name.endsWith('.json'));
  const failures = await Promise.all(
    names.map(async (name) => {
      const { script } = readCase(repoPath(folder, name));
      const { findings } = await workers.perform({ do: 'script', script });
      const command = `npm run simulate -- --play ${folder}/${name}`;
      return findings.map(
        ({ kind, expected, seen }) =>
          `${name}: ${kind}\n  expected: ${expected}\n  seen: ${seen}\n  again: ${command}`,
      );
    }),
  );
  const failed = failures.filter(({ length }) => length > 0);
  return { passed: names.length - failed.length, failures: failed.flat() };
}

const first = Date.now() % 1_000_000_000;
const workers = startWorkers(storeBundle(await bundleClient()));
try {
  const cases = await playCases(workers);
  console.log(`${cases.passed} cases; fresh seeds from ${first}`);
  const { findings, runs } = await search({
    seed: first,
    runs: 0,
    steps: 50,
    minutes: FRESH,
    folder: defaultFolder(),
    print: console.log,
    workers,
    // The other processors are for the other stages.
    atOnce: 1,
  });
  const found = findings.map(
    ({ kind, seed, expected, seen }) =>
      `seed ${seed}: ${kind}\n  expected: ${expected}\n  seen: ${seen}\n` +
      `  again: npm run simulate -- --seed ${seed} --runs 1`,
  );
  const failures = [...cases.failures, ...found];
  const passed = cases.passed + (found.length === 0 ? 1 : 0);
  console.log(JSON.stringify({ passed, failed: failures.length, failures, runs }));
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  workers.end();
}
process.exit();
