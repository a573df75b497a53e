import type { FastifyInstance } from 'fastify';
import { detail, fieldErrors } from '../errors/http-error.ts';
import { isPana } from '../game/panas.ts';
import { catchUp } from '../house/catch-up.ts';
import { setResult } from '../house/correct.ts';
import { listMarkets } from '../house/market-list.ts';
import { marketDayAt } from '../market-day/schedule.ts';
import { setSuspended } from '../stores/house.ts';
import { inTransaction } from '../stores/transaction.ts';
import { readForm } from '../validation/read.ts';
import { schemas } from '../validation/schemas.ts';
import { nowIn, readHouse } from '../worlds/world.ts';
import { type OfWorld, worldOfPath } from './world-of-path.ts';
import { summaryOf } from './world-summary.ts';

/** Results set by hand and markets taken out of play. */
export function drawControl(app: FastifyInstance): void {
  app.put<OfWorld>('/__mock/worlds/:world/draws/', async ({ params, body }) => {
    const world = worldOfPath(app, params);
    const {
      market: name,
      day = marketDayAt(nowIn(world)),
      session,
      pana,
    } = readForm(schemas.control().DrawBody, body);
    const market = world.markets.find((known) => known.name === name);
    if (!market) throw fieldErrors({ market: [`There is no market ${name}.`] });
    if (pana !== null && !isPana(pana)) throw fieldErrors({ pana: [`${pana} is not a pana.`] });
    return { ...summaryOf(world), events: setResult(world, { market, day, session }, pana) };
  });
  app.get<OfWorld>('/__mock/worlds/:world/markets/', async ({ params }) => {
    const world = worldOfPath(app, params);
    catchUp(world);
    return listMarkets(world, nowIn(world));
  });
  app.put<{ Params: { world: string; market: string } }>(
    '/__mock/worlds/:world/markets/:market/',
    async ({ params, body }) => {
      const world = worldOfPath(app, params);
      const market = world.markets.find(({ name }) => name === params.market);
      if (!market) throw detail(404, `There is no market ${params.market}.`);
      const { suspended } = readForm(schemas.control().MarketBody, body);
      inTransaction(world.db, () => setSuspended(world.db, market.id, suspended));
      readHouse(world);
      return summaryOf(world);
    },
  );
}
