import type { Session } from '@matka/contracts/api/common';
import Type, { type Static } from 'typebox';
import { type BetRow, entriesOf, pendingBets, settledBets } from '../db/bets.ts';
import { playerById } from '../db/players.ts';
import { ank, makeDraw, panas } from '../game/panas.ts';
import { inPoints } from '../shared/money.ts';
import { IntegerSchema, nullable, Text } from '../shared/schema-types.ts';
import { type World, worldTime } from '../worlds/world.ts';
import { drawAtTime } from './results.ts';
import { resultInstant } from './schedule.ts';
import { type DrawKey, settleBet } from './settle-draw.ts';

const DecidedBet = Type.Object({
  id: IntegerSchema,
  mobile: Text('9876543210'),
  betType: Text('Single Digit'),
  /** The numbers of the bet, separated by commas. */
  numbers: Text('5'),
  points: Type.Number(),
  status: Text('PENDING'),
  /** The sum that the pana of the preview pays, in points; null without one. */
  win: nullable(Type.Number()),
  /** A pana that makes the bet win; null if no pana does. */
  winningPana: nullable(Text('128')),
});
type DecidedBet = Static<typeof DecidedBet>;

export const DrawPreview = Type.Object({
  pana: nullable(Text('128')),
  digit: nullable(Text('1')),
  total: IntegerSchema,
  won: IntegerSchema,
  paid: Type.Number(),
  bets: Type.Array(DecidedBet),
});
export type DrawPreview = Static<typeof DrawPreview>;

const maxBets = 50;

/** Bets that may depend on a draw: the pending ones and, once it is out, those that a correction settles again. */
function* candidates(world: World, { market, day, session }: DrawKey): Generator<BetRow> {
  const { db } = world;
  const now = worldTime(world);
  const isOut = (each: Session): boolean => resultInstant(market.schedule, day, each) <= now;
  yield* pendingBets(db, market.id, day, session);
  if (!isOut(session)) return;
  if (session === 'open' && isOut('close')) {
    yield* pendingBets(db, market.id, day, 'close');
  }
  yield* settledBets(db, market.id, day, session);
}

/** The bets that a draw decides, at its own time if that is to come, and the sum that a pana would pay. Only reads. */
export function previewDraw(world: World, key: DrawKey, pana: string | null): DrawPreview {
  const { market, day, session } = key;
  const instant = Math.max(worldTime(world), resultInstant(market.schedule, day, session));
  const { openPana, closePana } = drawAtTime(world, market, day, instant);
  const drawWith = (own: string | null) =>
    session === 'open' ? makeDraw(own, closePana) : makeDraw(openPana, own);
  const draws = new Map(panas.map((each) => [each, drawWith(each)]));
  const none = drawWith(null);
  const outcomeOf = (row: BetRow, draw = none) => settleBet(row, draw, world.rules.rates);
  const winOf = (row: BetRow, of: string): number => {
    const outcome = outcomeOf(row, draws.get(of));
    return outcome.status === 'won' ? outcome.win : 0;
  };
  const decided = (row: BetRow): DecidedBet => ({
    id: row.id,
    mobile: playerById(world.db, row.player_id)?.mobile ?? '',
    betType: world.betTypes.find(({ id }) => id === row.bet_type_id)?.name ?? '',
    numbers: entriesOf(row)
      .map(({ number }) => number)
      .join(', '),
    points: inPoints(row.amount),
    status: row.status,
    win: pana === null ? null : inPoints(winOf(row, pana)),
    winningPana: panas.find((each) => winOf(row, each) > 0) ?? null,
  });
  const bets: DecidedBet[] = [];
  let [total, won, paid] = [0, 0, 0];
  for (const row of candidates(world, key)) {
    // A bet that settles without this result does not depend on it.
    if (outcomeOf(row).status !== 'PENDING') continue;
    total += 1;
    const win = pana === null ? 0 : winOf(row, pana);
    if (win > 0) won += 1;
    paid += win;
    if (bets.length < maxBets) bets.push(decided(row));
  }
  return { pana, digit: pana && ank(pana), total, won, paid: inPoints(paid), bets };
}
