import { bundleClient } from '../browser/bundle.ts';
import { readCase } from './case-file.ts';
import type { Outcome } from './messages.ts';
import { startWorkers, storeBundle } from './workers.ts';

/** Plays a case again and prints it step by step. */
export async function play(file: string, print: (line: string) => void): Promise<Outcome> {
  const { script, finding } = readCase(file);
  const workers = startWorkers(storeBundle(await bundleClient()), '', 1);
  try {
    const outcome = await workers.perform({ do: 'script', script });
    print(`world: ${JSON.stringify(script.world)}`);
    for (const line of outcome.trace ?? []) print(line);
    if (finding)
      print(`\nThe file expects: ${finding.kind}: ${finding.expected}; seen: ${finding.seen}`);
    for (const { kind, expected, seen } of outcome.findings) {
      print(`\nFound: ${kind}\n  expected: ${expected}\n  seen: ${seen}`);
    }
    if (outcome.findings.length === 0) print('\nNothing was found.');
    return outcome;
  } finally {
    workers.end();
  }
}
