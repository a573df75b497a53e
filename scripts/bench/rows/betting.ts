import { mainPlayer } from '@matka/fixtures/players';
import { createMockClient } from '@matka/mock-server/client/mock-client';
import { startServer } from '../../mock-process.ts';
import { contest } from '../contest.ts';
import { openHouse, plantFile } from '../houses.ts';
import type { BenchRow } from '../row.ts';

const least = 0.6;
/** Enough for every submission of a run, the same as the floor's. */
const purse = 1_000_000_000;

const submission = JSON.stringify({
  bet_type_id: 1,
  market_id: 7,
  amount: 10,
  payload: { bets: [...'0123456789'].map((digit) => ({ digit, points: 1, bet_type: 'open' })) },
});

/** POST /betting/ with ten bets, journal and ledger on, beside a bare transaction of the same size. */
export const betting: BenchRow = {
  name: 'betting',
  run: async (setting) => {
    const { folder } = setting;
    const { server, authorization } = await openHouse(plantFile(`${folder}/betting.sqlite`, 1_000));
    const floorFile = `${folder}/floor.sqlite`;
    const floor = await startServer('scripts/bench/floors/bare-transaction.ts', [floorFile]);
    try {
      const world = createMockClient(server.url).world('kalyan-matka');
      await world.setBalance(mainPlayer.mobile, purse);
      const call = { method: 'POST', headers: { authorization }, body: submission } as const;
      const { perSecond, cpuRatio } = await contest(
        setting,
        { server, call: { ...call, url: `${server.url}/betting/` } },
        { server: floor, call: { ...call, url: `${floor.url}/betting/` } },
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
