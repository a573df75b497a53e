import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { bundleClient, type ClientBundle } from '../browser/bundle.ts';
import type { Mutant } from '../mutants/mutant.ts';
import { isOfMock, mutatingPlugin } from '../mutants/mutate.ts';
import { unseeded } from '../mutants/unseeded.ts';
import { search } from './search.ts';
import { startWorkers, storeBundle } from './workers.ts';

/** Seeds whose numbers make the search run them twice; not every player of them submits bids. */
const SEEDS = [75, 100, 125, 150, 175, 200, 225, 250];
const STEPS = 50;
const timeout = 180_000;

const plain = bundleClient();

const bundleOf = (mutant: Mutant | undefined): Promise<ClientBundle> =>
  mutant && !isOfMock(mutant) ? bundleClient([mutatingPlugin(mutant)]) : plain;

const DIFFERS = 'not repeatable';

/** Searches seeds, each of which runs in two processes, until one differs; gives the kinds of what is found. */
async function kindsOf(seeds: readonly number[], mutant?: Mutant): Promise<string[]> {
  const inMock = mutant && isOfMock(mutant) ? mutant.name : '';
  const workers = startWorkers(storeBundle(await bundleOf(mutant)), inMock);
  try {
    const folder = temporaryFolder();
    const kinds: string[] = [];
    for (const seed of seeds) {
      const result = await search({
        ...{ seed, runs: 1, steps: STEPS, minutes: undefined, folder, workers },
        print: () => {},
      });
      kinds.push(...result.findings.map(({ kind }) => kind));
      if (kinds.includes(DIFFERS)) break;
    }
    return kinds;
  } finally {
    workers.end();
  }
}

describe('the runs of a seed', () => {
  it('are the same in two processes', { timeout }, async () => {
    expect(await kindsOf(SEEDS.slice(0, 2))).toEqual([]);
  });

  it.each(unseeded.map((mutant) => [mutant.name, mutant] as const))(
    'are found to differ with a %s',
    { timeout },
    async (_name, mutant) => {
      expect(await kindsOf(SEEDS, mutant)).toContain(DIFFERS);
    },
  );
});
