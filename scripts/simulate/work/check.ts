import { readdirSync } from 'node:fs';
import { repoPath } from '../../lib/paths.ts';
import type { Counts } from '../../lib/steps.ts';
import { bundleClient } from '../browser/bundle.ts';
import { readCase } from './case-file.ts';
import { startWorkers, storeBundle } from './workers.ts';

const folder = 'scripts/simulate/cases';

/** Plays the stored cases, in which nothing may be found; prints what fails. */
export async function playCases(): Promise<Counts> {
  const names = readdirSync(repoPath(folder)).filter((name) => name.endsWith('.json'));
  const workers = startWorkers(storeBundle(await bundleClient()));
  try {
    const failed = await Promise.all(
      names.map(async (name) => {
        const { script } = readCase(repoPath(folder, name));
        const { findings } = await workers.perform({ do: 'script', script });
        for (const { kind, expected, seen } of findings)
          console.log(
            `${name}: ${kind}\n  expected: ${expected}\n  seen: ${seen}\n` +
              `  again: npm run simulate -- --play ${folder}/${name}`,
          );
        return findings.length > 0;
      }),
    );
    const count = failed.filter(Boolean).length;
    return { passed: names.length - count, failed: count };
  } finally {
    workers.end();
  }
}
