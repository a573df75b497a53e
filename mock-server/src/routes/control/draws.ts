import type { FastifyInstance } from 'fastify';
import { setSuspended } from '../../db/markets.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isPana } from '../../game/panas.ts';
import { setResult } from '../../markets/correct-draw.ts';
import { listMarkets } from '../../markets/market-list.ts';
import { catchUp } from '../../markets/process-due-draws.ts';
import { marketDayAt } from '../../markets/schedule.ts';
import { detail, fieldErrors } from '../../shared/http-error.ts';
import { readForm } from '../../shared/read-form.ts';
import { schemas } from '../../shared/schemas.ts';
import { nowIn, readHouse } from '../../worlds/world.ts';
import { type OfWorld, worldOfPath } from './world-params.ts';
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
