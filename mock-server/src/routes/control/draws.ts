import type { Session } from '@matka/contracts/api/common';
import type { FastifyInstance } from 'fastify';
import { setSuspended } from '../../db/markets.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isPana } from '../../game/panas.ts';
import { setDraw } from '../../markets/correct-draw.ts';
import { listMarkets } from '../../markets/market-list.ts';
import { previewDraw } from '../../markets/preview-draw.ts';
import { processDueDraws } from '../../markets/process-due-draws.ts';
import { marketDayAt } from '../../markets/schedule.ts';
import type { DrawKey } from '../../markets/settle-draw.ts';
import { detail } from '../../shared/http-error.ts';
import { isDay } from '../../shared/time.ts';
import { changeWorld, reloadMarkets, type World, worldTime } from '../../worlds/world.ts';
import { clockChange } from './clock.ts';
import { controlError, readControlForm } from './control-form.ts';
import { DrawBody, DrawPreviewQuery, MarketBody } from './request-schemas.ts';
import { type WorldParams, worldFromParams, worldSummary } from './world-params.ts';

/** A draw in a request. */
interface DrawForm {
  market: string;
  day?: string;
  session: Session;
  pana?: string | null;
}

/** Sets a draw once all that was due before is settled: else bets that it does not concern stay pending. */
const setAfterDue = (world: World, key: DrawKey, pana: string | null) =>
  changeWorld(world, () => [...processDueDraws(world), ...setDraw(world, key, pana)]);

/** The draw that a form names. Throws 400 for an unknown market, a day that does not exist and a text that is not a pana. */
function drawKey(
  world: World,
  { market: name, day = marketDayAt(worldTime(world)), session, pana = null }: DrawForm,
): DrawKey {
  const market = world.markets.find((known) => known.name === name);
  if (!market) {
    const takes = `the name of a market: ${world.markets.map((known) => known.name).join(', ')}`;
    throw controlError('market', name, { takes, example: world.markets[0]?.name });
  }
  if (!isDay(day))
    throw controlError('day', day, { takes: 'a day that exists', example: '2026-11-20' });
  if (pana !== null && !isPana(pana)) {
    throw controlError('pana', pana, { takes: 'a pana or null', example: '128' });
  }
  return { market, day, session };
}

/** Sets draws by hand, previews them and suspends markets. */
export function drawControl(app: FastifyInstance): void {
  app.put<WorldParams>('/__mock/worlds/:world/draws/', ({ params, body }) => {
    const world = worldFromParams(app, params);
    const form = readControlForm(DrawBody, body);
    return clockChange(world, setAfterDue(world, drawKey(world, form), form.pana));
  });
  app.get<WorldParams>('/__mock/worlds/:world/draws/preview/', ({ params, query }) => {
    const world = worldFromParams(app, params);
    const form = readControlForm(DrawPreviewQuery, query);
    const key = drawKey(world, form);
    processDueDraws(world);
    return previewDraw(world, key, form.pana ?? null);
  });
  app.get<WorldParams>('/__mock/worlds/:world/markets/', ({ params }) => {
    const world = worldFromParams(app, params);
    processDueDraws(world);
    return listMarkets(world, worldTime(world));
  });
  app.put<{ Params: { world: string; market: string } }>(
    '/__mock/worlds/:world/markets/:market/',
    ({ params, body }) => {
      const world = worldFromParams(app, params);
      const market = world.markets.find(({ name }) => name === params.market);
      if (!market) throw detail(404, `Unknown market ${params.market}.`);
      const { suspended } = readControlForm(MarketBody, body);
      inTransaction(world.db, () => setSuspended(world.db, market.id, suspended));
      reloadMarkets(world);
      return worldSummary(world);
    },
  );
}
