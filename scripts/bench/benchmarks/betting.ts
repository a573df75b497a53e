import { mainPlayer } from '@matka/fixtures/players';
import { createMockClient } from '@matka/mock-server/client/mock-client';
import { startServer } from '../../lib/mock-process.ts';
import type { BenchRow } from '../benchmark.ts';
import { purse, submission } from '../bet-request.ts';
import { contest } from '../compare-with-baseline.ts';
import { openHouse, plantFile } from '../test-bed.ts';

const least = 0.6;
/** POST /betting/ with ten bets, journal and ledger on, beside a bare transaction of the same size. */
export const betting: BenchRow = {
  name: 'betting',
  run: async (setting) => {
    const { folder } = setting;
    const house = await openHouse(plantFile(`${folder}/betting.sqlite`, 1_000));
    const { server } = house;
    const floorFile = `${folder}/floor.sqlite`;
    const floor = await startServer('scripts/bench/baselines/bare-transaction.ts', [floorFile]);
    try {
      const world = createMockClient(server.url).world('kalyan-matka');
      await world.setBalance(mainPlayer.mobile, purse);
      const { perSecond, cpuRatio } = await contest(
        setting,
        { server, call: submission(house) },
        { server: floor, call: submission(house, floor.url) },
      );
      return [
        {
          what: 'POST /betting/, ten bets',
          unit: 'requests/s',
          ...perSecond,
          cpuRatio,
          budget: `≥ ${least} × floor`,
          inside: perSecond.ratio.median >= least,
        },
      ];
    } finally {
      await Promise.all([server.stop(), floor.stop()]);
    }
  },
};
