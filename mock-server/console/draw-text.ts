import type { DrawPreview } from '../src/markets/preview-draw.ts';
import type { DrawEvent } from '../src/markets/settle-draw.ts';
import type { MarketDay } from '../src/routes/control/market-day.ts';
import { counted, indianMinute } from './format.ts';

export type Market = MarketDay['markets'][number];
export type Draw = Market['open'];

/** True if a draw was set by hand before its time: until then no page shows it. */
export const isDrawnEarly = ({ byHand, at }: Draw, now: string): boolean =>
  byHand && Date.parse(at) > Date.parse(now);

/** The result, or the pending draw. */
export function resultText({ pana, digit, byHand, pending }: Draw): string {
  if (pana !== null) return `${pana}-${digit}`;
  if (pending !== null) return `to come, set to ${pending}`;
  return byHand ? 'set to nothing' : 'to come';
}

/** The points that an entered pana would pay. */
export function payText({ won, paid, total }: DrawPreview): string {
  if (total === 0) return 'No bet depends on this result.';
  if (won === 0) return `pays nothing: ${counted(total, 'bet loses', 'bets lose')}`;
  return `pays ${counted(paid, 'point', 'points')} to ${counted(won, 'bet', 'bets')}`;
}

/** The drawn numbers in words; `otherwise` if nothing was drawn. */
export function drawnText(events: readonly DrawEvent[], otherwise: string): string {
  const last = events.at(-1);
  if (last === undefined) return otherwise;
  const sum = (key: 'won' | 'lost' | 'paid') =>
    events.reduce((total, event) => total + event[key], 0);
  const { at, market, session, pana, digit } = last;
  const draw = `${indianMinute(at)} ${market} ${session}: ${pana ? `${pana}-${digit}` : 'nothing'}`;
  const draws = events.length === 1 ? draw : `${events.length} draws, the last ${draw}`;
  const settled = counted(sum('won') + sum('lost'), 'bet', 'bets');
  return `${draws}, ${settled} settled, ${sum('won')} won, ${counted(sum('paid'), 'point', 'points')} paid.`;
}
