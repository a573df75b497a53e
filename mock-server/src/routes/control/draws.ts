import { Day, Session } from '@matka/contracts/api/common';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { inTransaction } from '../../db/database.ts';
import { setSuspended } from '../../db/markets.ts';
import { isPana } from '../../game/panas.ts';
import { processDueDraws } from '../../markets/due-draws.ts';
import { listMarkets } from '../../markets/market-list.ts';
import { previewDraw } from '../../markets/preview-draw.ts';
import { marketDayAt } from '../../markets/schedule.ts';
import { type DrawKey, setDraw } from '../../markets/settle-draw.ts';
import { worldOf } from '../../plugins/authentication.ts';
import { detail } from '../../shared/http-error.ts';
import { closed } from '../../shared/schema-types.ts';
import { isDay } from '../../shared/time.ts';
import type { SchemaTypes } from '../../shared/validate.ts';
import { changeWorld, reloadMarkets, type World, worldTime } from '../../worlds/world.ts';
import { clockChange } from './clock.ts';
import { controlError, readControlForm } from './control-form.ts';
import { worldSummary } from './worlds.ts';

const Pana = Type.String({ examples: ['128'] });
const draw = {
  market: Type.String({ examples: ['Kalyan Matka'] }),
  /** The market day; today by default. */
  day: Type.Optional(Day),
  session: Session,
};

/** A null pana: nothing is drawn. */
export const DrawBody = Type.Object({ ...draw, pana: Type.Union([Pana, Type.Null()]) }, closed);

export const DrawPreviewQuery = Type.Object({ ...draw, pana: Type.Optional(Pana) }, closed);

export const MarketBody = Type.Object({ suspended: Type.Boolean() }, closed);

/** The draw that a form names. Throws 400 for an unknown market, a day that does not exist and a text that is not a pana. */
function drawKey(
  world: World,
  form: Static<typeof DrawBody> | Static<typeof DrawPreviewQuery>,
): DrawKey {
  const { market: name, day = marketDayAt(worldTime(world)), session, pana = null } = form;
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

/** Lists and suspends markets, sets draws by hand and previews them. */
export function drawControl(app: FastifyInstance): void {
  const typed = app.withTypeProvider<SchemaTypes>();
  app.get('/markets/', (request) => {
    const world = worldOf(request);
    processDueDraws(world);
    return listMarkets(world, worldTime(world));
  });
  app.put<{ Params: { market: string } }>('/markets/:market/', (request) => {
    const world = worldOf(request);
    const market = world.markets.find(({ name }) => name === request.params.market);
    if (!market) throw detail(404, `Unknown market ${request.params.market}.`);
    const { suspended } = readControlForm(MarketBody, request.body);
    inTransaction(world.db, () => setSuspended(world.db, market.id, suspended));
    reloadMarkets(world);
    return worldSummary(world);
  });
  typed.put('/draws/', { schema: { body: DrawBody } }, (request) => {
    const world = worldOf(request);
    const { body } = request;
    const key = drawKey(world, body);
    // What was due before goes first: else bets that the draw does not concern stay pending.
    const events = changeWorld(world, () => [
      ...processDueDraws(world),
      ...setDraw(world, key, body.pana),
    ]);
    return clockChange(world, events);
  });
  typed.get('/draws/preview/', { schema: { querystring: DrawPreviewQuery } }, (request) => {
    const world = worldOf(request);
    const key = drawKey(world, request.query);
    processDueDraws(world);
    return previewDraw(world, key, request.query.pana ?? null);
  });
}
