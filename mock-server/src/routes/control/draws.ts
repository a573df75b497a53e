import { Day, Session } from '@matka/contracts/api/common';
import { MarketsResponse } from '@matka/contracts/api/markets';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { inTransaction } from '../../db/database.ts';
import { setSuspended } from '../../db/markets.ts';
import { isPana } from '../../game/panas.ts';
import { setDraw } from '../../markets/correct-draw.ts';
import { processDueDraws } from '../../markets/due-draws.ts';
import { listMarkets } from '../../markets/market-list.ts';
import { DrawPreview, previewDraw } from '../../markets/preview-draw.ts';
import { marketDayAt } from '../../markets/schedule.ts';
import type { DrawKey } from '../../markets/settle-draw.ts';
import { worldOf } from '../../plugins/authentication.ts';
import { detail } from '../../shared/http-error.ts';
import { closed } from '../../shared/schema-types.ts';
import { isDay } from '../../shared/time.ts';
import type { SchemaTypes } from '../../shared/validate.ts';
import { changeWorld, reloadMarkets, type World, worldTime } from '../../worlds/world.ts';
import { controlError, readControlForm } from './control-form.ts';
import { operation } from './operation.ts';
import { ClockChange, clockChange, WorldSummary, worldSummary } from './world-summary.ts';

const Pana = Type.String({ examples: ['128'] });
const draw = {
  market: Type.String({ examples: ['Kalyan Matka'] }),
  /** The market day; today by default. */
  day: Type.Optional(Day),
  session: Session,
};

/** A null pana: nothing is drawn. */
export const DrawBody = Type.Object({ ...draw, pana: Type.Union([Pana, Type.Null()]) }, closed);

/** Without a pana nothing is paid: the bets alone are listed. */
const DrawPreviewQuery = Type.Object({ ...draw, pana: Type.Optional(Pana) }, closed);

export const MarketBody = Type.Object({ suspended: Type.Boolean() }, closed);

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

/** Lists and suspends markets, sets draws by hand and previews them. */
export function drawControl(app: FastifyInstance): void {
  const typed = app.withTypeProvider<SchemaTypes>();
  app.get(
    '/markets/',
    operation('listMarkets', 'The markets as in GET /markets/.', { 200: MarketsResponse }),
    (request) => {
      const world = worldOf(request);
      processDueDraws(world);
      return listMarkets(world, worldTime(world));
    },
  );
  app.put<{ Params: { market: string } }>(
    '/markets/:market/',
    operation(
      'suspendMarket',
      'Suspend a market, or resume it.',
      { 200: WorldSummary },
      {},
      { taken: { body: MarketBody } },
    ),
    (request) => {
      const world = worldOf(request);
      const market = world.markets.find(({ name }) => name === request.params.market);
      if (!market) throw detail(404, `Unknown market ${request.params.market}.`);
      const { suspended } = readControlForm(MarketBody, request.body);
      inTransaction(world.db, () => setSuspended(world.db, market.id, suspended));
      reloadMarkets(world);
      return worldSummary(world);
    },
  );
  typed.put(
    '/draws/',
    operation(
      'setDraw',
      'Set a draw: before its time it is pending, after it the result is corrected.',
      { 200: ClockChange },
      { body: DrawBody },
    ),
    (request) => {
      const world = worldOf(request);
      const { body } = request;
      return clockChange(world, setAfterDue(world, drawKey(world, body), body.pana));
    },
  );
  typed.get(
    '/draws/preview/',
    operation(
      'previewDraw',
      'The bets that a draw decides, and what it would pay with a pana. Changes nothing.',
      { 200: DrawPreview },
      { querystring: DrawPreviewQuery },
    ),
    (request) => {
      const world = worldOf(request);
      const key = drawKey(world, request.query);
      processDueDraws(world);
      return previewDraw(world, key, request.query.pana ?? null);
    },
  );
}
