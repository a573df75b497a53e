import type { FastifyInstance } from 'fastify';
import { setSuspended } from '../../db/markets.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isPana } from '../../game/panas.ts';
import { setDraw } from '../../markets/correct-draw.ts';
import { listMarkets } from '../../markets/market-list.ts';
import { dueDrawSteps, processDueDraws } from '../../markets/process-due-draws.ts';
import { marketDayAt } from '../../markets/schedule.ts';
import { detail } from '../../shared/http-error.ts';
import { reloadMarkets, worldTime } from '../../worlds/world.ts';
import { sendEvents } from './clock.ts';
import { controlError, readControlForm } from './control-form.ts';
import { controlSchemas } from './schemas.ts';
import { type WorldParams, worldFromParams } from './world-params.ts';
import { worldSummary } from './world-summary.ts';

/** Sets a draw once all that was due before is settled: else bets that it does not concern stay pending. */
function* setAfterDue(
  ...[world, key, pana]: Parameters<typeof setDraw>
): ReturnType<typeof setDraw> {
  const due = yield* dueDrawSteps(world);
  return [...due, ...(yield* setDraw(world, key, pana))];
}

/** Sets draws by hand and suspends markets. */
export function drawControl(app: FastifyInstance): void {
  app.put<WorldParams>('/__mock/worlds/:world/draws/', async ({ params, body }, reply) => {
    const world = worldFromParams(app, params);
    const {
      market: name,
      day = marketDayAt(worldTime(world)),
      session,
      pana,
    } = readControlForm(controlSchemas().DrawBody, body);
    const market = world.markets.find((known) => known.name === name);
    if (!market) {
      const takes = `the name of a market: ${world.markets.map((known) => known.name).join(', ')}`;
      throw controlError('market', name, { takes, example: world.markets[0]?.name });
    }
    if (pana !== null && !isPana(pana)) {
      throw controlError('pana', pana, { takes: 'a pana or null', example: '128' });
    }
    return sendEvents(reply, world, setAfterDue(world, { market, day, session }, pana));
  });
  app.get<WorldParams>('/__mock/worlds/:world/markets/', async ({ params }) => {
    const world = worldFromParams(app, params);
    processDueDraws(world);
    return listMarkets(world, worldTime(world));
  });
  app.put<{ Params: { world: string; market: string } }>(
    '/__mock/worlds/:world/markets/:market/',
    async ({ params, body }) => {
      const world = worldFromParams(app, params);
      const market = world.markets.find(({ name }) => name === params.market);
      if (!market) throw detail(404, `Unknown market ${params.market}.`);
      const { suspended } = readControlForm(controlSchemas().MarketBody, body);
      inTransaction(world.db, () => setSuspended(world.db, market.id, suspended));
      reloadMarkets(world);
      return worldSummary(world);
    },
  );
}
