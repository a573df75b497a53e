import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { bundleClient, type ClientBundle } from '../browser/bundle.ts';
import type { Mutant } from '../mutants/mutant.ts';
import { isOfMock, mutatingPlugin } from '../mutants/mutate.ts';
import { unseeded } from '../mutants/unseeded.ts';
import { search } from './search.ts';
import { startWorkers, storeBundle } from './workers.ts';

/** A seed whose number makes the search run it twice, and whose player submits bids. */
const SEED = 75;
const STEPS = 50;
const timeout = 180_000;

const plain = bundleClient();

const bundleOf = (mutant: Mutant | undefined): Promise<ClientBundle> =>
  mutant && !isOfMock(mutant) ? bundleClient([mutatingPlugin(mutant)]) : plain;

/** Searches one seed, which runs it in two processes, and gives the kinds of what is found. */
async function kindsOf(mutant?: Mutant): Promise<string[]> {
  const inMock = mutant && isOfMock(mutant) ? mutant.name : '';
  const workers = startWorkers(storeBundle(await bundleOf(mutant)), inMock);
  try {
    const folder = temporaryFolder();
    const result = await search({
      ...{ seed: SEED, runs: 1, steps: STEPS, minutes: undefined, folder, workers },
      print: () => {},
    });
    return result.findings.map(({ kind }) => kind);
  } finally {
    workers.end();
  }
}

describe('the runs of a seed', () => {
  it('are the same in two processes', { timeout }, async () => {
    expect(await kindsOf()).toEqual([]);
  });

  it.each(unseeded.map((mutant) => [mutant.name, mutant] as const))(
    'are found to differ with a %s',
    { timeout },
    async (_name, mutant) => {
      expect(await kindsOf(mutant)).toContain('not repeatable');
    },
  );
});
