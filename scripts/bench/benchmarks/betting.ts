import { mainPlayer } from '@matka/fixtures/players';
import { createMockClient } from '@matka/mock-server/client/mock-client';
import { startServer } from '../../lib/mock-process.ts';
import type { Benchmark } from '../benchmark.ts';
import { betRequest, pointsOfRequest, startingBalance } from '../bet-request.ts';
import { compareWithBaseline } from '../compare-with-baseline.ts';
import { seedDatabaseFile, startMockUnderTest } from '../test-bed.ts';

const least = 0.8;
const mostCpu = 1.25;

/** POST /betting/ with ten bets, journal and ledger on, compared with a bare transaction of the same size. */
export const betting: Benchmark = {
  name: 'betting',
  run: async (options) => {
    const { folder } = options;
    const mock = await startMockUnderTest(seedDatabaseFile(`${folder}/betting.sqlite`, 1_000));
    const { server } = mock;
    const baselineFile = `${folder}/baseline.sqlite`;
    const baseline = await startServer('scripts/bench/baselines/bare-transaction.ts', [
      baselineFile,
    ]);
    try {
      const world = createMockClient(server.url).world('kalyan-matka');
      await world.setBalance(mainPlayer.mobile, startingBalance);
      const { row, requests } = await compareWithBaseline(options, {
        what: 'POST /betting/, ten bets',
        least,
        mostCpu,
        mock: { server, request: betRequest(mock) },
        baseline: { server: baseline, request: betRequest(mock, baseline.url) },
      });
      const { points } = await world.player(mainPlayer.mobile);
      if (startingBalance - points < requests * pointsOfRequest)
        throw new Error(`${requests} submissions took ${startingBalance - points} points only.`);
      return [row];
    } finally {
      await Promise.all([server.stop(), baseline.stop()]);
    }
  },
};
