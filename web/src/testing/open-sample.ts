import type { routeList } from '../app/routes.tsx';
import { definitionWith } from '../features/bids/definitions.ts';
import type { ScreenId } from '../lib/paths.ts';
import { betTypeOf } from './bid-screens.ts';
import { settled, startOver } from './hostile-screen.ts';
import { openApp } from './open-app.tsx';
import { serveSamples } from './sample-host.ts';
import { sampleMarket } from './sample-market.ts';
import { signInForTest } from './signed-in.ts';

export type Route = (typeof routeList)[number];

/** The navigation state that a route needs. */
function stateOf({ path, needs }: Route): unknown {
  const market = sampleMarket();
  if (needs === 'market') return { market };
  if (needs !== 'bet') return undefined;
  return { market, betType: betTypeOf(definitionWith(path.slice(1) as ScreenId)) };
}

/** Opens a route with the sample responses until it has settled; returns a function that counts the requests in flight. */
export async function openSample(route: Route): Promise<() => number> {
  startOver();
  const underWay = serveSamples();
  if (route.access === 'player') signInForTest();
  await route.screen.preload();
  await openApp(route.path, stateOf(route));
  await settled(underWay);
  return underWay;
}
