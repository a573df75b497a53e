import { BetType } from '@matka/contracts/api/bet-types';
import { Market } from '@matka/contracts/api/markets';
import { User } from '@matka/contracts/api/users';
import { read } from '@matka/contracts/reading/read';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { routeList } from '../app/routes.tsx';
import { hostileHosts, serve } from './hostile-host.ts';
import { expectUnharmed, settled, startOver } from './hostile-screen.ts';
import { hostile } from './hostile-values.ts';
import { loadRoute } from './load-route.ts';
import { openApp } from './open-app.tsx';
import { signInForTest } from './signed-in.ts';

vi.setConfig({ testTimeout: 600_000 });

/** Cases per screen; for a deeper run: `HOSTILE_RUNS=500 PROPERTY_SEED=1 vitest run --project 'web pages' hostile`. */
const numRuns = Number(process.env.HOSTILE_RUNS ?? 2);

const states = fc.record({
  user: hostile(User),
  market: hostile(Market),
  betType: hostile(BetType),
});
type State = { user: User; market: unknown; betType: unknown };

it.each(routeList)(
  'the route $path does not crash on any response of the host',
  async ({ path, access }) => {
    await loadRoute(path);
    await fc.assert(
      fc.asyncProperty(hostileHosts, states, async (host, state) => {
        startOver();
        const { user, market, betType } = JSON.parse(JSON.stringify(state)) as State;
        const underWay = serve(host);
        if (access === 'player') signInForTest(user);
        // Navigation state holds decoded responses.
        await openApp(path, {
          market: read(Market, market).value,
          betType: read(BetType, betType).value,
        });
        await settled(underWay);
        expectUnharmed();
        expect(document.title).not.toContain('<');
      }),
      { numRuns, endOnFailure: true },
    );
  },
);
