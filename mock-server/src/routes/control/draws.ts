import { Day, Session } from '@matka/contracts/api/common';
import { MarketsResponse } from '@matka/contracts/api/markets';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { inTransaction } from '../../db/database.ts';
import { setSuspended } from '../../db/markets.ts';
import { isPana } from '../../game/panas.ts';
import { processDueDraws } from '../../markets/due-draws.ts';
import { listMarkets } from '../../markets/market-list.ts';
import { DrawPreview, previewDraw } from '../../markets/preview-draw.ts';
import { marketDayAt } from '../../markets/schedule.ts';
import { type DrawKey, setDraw } from '../../markets/settle-draw.ts';
import { worldOf } from '../../plugins/authentication.ts';
import { detail } from '../../shared/http-error.ts';
import { closed, StringSchema } from '../../shared/schema-types.ts';
import { isWorldDay, worldYears } from '../../shared/time.ts';
import type { SchemaTypes } from '../../shared/validate.ts';
import { reloadMarkets, type World, worldTime } from '../../worlds/world.ts';
import { controlOperations } from '../openapi/operation.ts';
import { clockChange } from './clock.ts';
import { controlError } from './control-form.ts';
import { ClockChange, WorldSummary, worldSummary } from './worlds.ts';

const Pana = Type.String({ examples: ['128'] });
const draw = {
  market: Type.String({ examples: ['Kalyan Matka'] }),
  /** The market day; today by default. */
  day: Type.Optional(Day),
  session: Session,
};

/** Null if nothing is drawn. */
export const DrawBody = Type.Object({ ...draw, pana: Type.Union([Pana, Type.Null()]) }, closed);

const DrawPreviewQuery = Type.Object({ ...draw, pana: Type.Optional(Pana) }, closed);

const MarketParams = Type.Object({ market: StringSchema });
export const MarketBody = Type.Object({ suspended: Type.Boolean() }, closed);

/** The draw of a form. Throws 400 for an unknown market, a day that does not exist and a text that is not a pana. */
function drawKey(
  world: World,
  form: Static<typeof DrawBody> | Static<typeof DrawPreviewQuery>,
): DrawKey {
  const {
    market: name,
    day = marketDayAt(worldTime(world), world.rules),
    session,
    pana = null,
  } = form;
  const market = world.markets.find((known) => known.name === name);
  if (!market) {
    const takes = `the name of a market: ${world.markets.map((known) => known.name).join(', ')}`;
    throw controlError('market', name, { takes, example: world.markets[0]?.name });
  }
  if (!isWorldDay(day)) {
    const takes = `a day of ${worldYears.first} to ${worldYears.last} that exists`;
    throw controlError('day', day, { takes, example: '2026-11-20' });
  }
  if (pana !== null && !isPana(pana)) {
    throw controlError('pana', pana, {
      takes: 'a pana, whose digits rise with 0 as the highest, or null',
      example: '128',
    });
  }
  return { market, day, session };
}

const operation = controlOperations('draws');
const readMarkets = operation('listMarkets', 'The markets as in GET /markets/.', MarketsResponse);
const suspendMarket = operation('suspendMarket', 'Suspend a market, or resume it.', WorldSummary, {
  params: MarketParams,
  body: MarketBody,
});
const putDraw = operation(
  'setDraw',
  'Set a draw: before its time it is pending, after it the result is corrected.',
  ClockChange,
  { body: DrawBody },
);
const readPreview = operation(
  'previewDraw',
  'The bets that a draw decides, and what it would pay with a pana. Changes nothing.',
  DrawPreview,
  { querystring: DrawPreviewQuery },
);

/** Lists and suspends markets, sets draws by hand and previews them. */
export function drawControl(app: FastifyInstance): void {
  const typed = app.withTypeProvider<SchemaTypes>();
  app.get('/markets/', readMarkets, (request) => {
    const world = worldOf(request);
    processDueDraws(world);
    return listMarkets(world, worldTime(world));
  });
  typed.put('/markets/:market/', suspendMarket, (request) => {
    const world = worldOf(request);
    const market = world.markets.find(({ name }) => name === request.params.market);
    if (!market) throw detail(404, `Unknown market ${request.params.market}.`);
    inTransaction(world.db, () => setSuspended(world.db, market.id, request.body.suspended));
    reloadMarkets(world);
    return worldSummary(world);
  });
  typed.put('/draws/', putDraw, (request) => {
    const world = worldOf(request);
    const { body } = request;
    const events = setDraw(world, drawKey(world, body), body.pana);
    return clockChange(world, events);
  });
  typed.get('/draws/preview/', readPreview, (request) => {
    const world = worldOf(request);
    const key = drawKey(world, request.query);
    processDueDraws(world);
    return previewDraw(world, key, request.query.pana ?? null);
  });
}
