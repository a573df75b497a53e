import { counted, indianMinute } from './format.js';

/** @import { DrawPreview } from '../src/markets/preview-draw.ts' */
/** @import { DrawEvent } from '../src/markets/settle-draw.ts' */
/** @import { MarketDay } from '../src/routes/control/market-day.ts' */
/** @typedef {MarketDay['markets'][number]} Market */
/** @typedef {Market['open']} Draw */

/**
 * True if a draw was made by hand before its time: nothing shows of it until then.
 * @param {Draw} draw
 * @param {string} now
 */
export const isDrawnEarly = ({ byHand, at }, now) => byHand && Date.parse(at) > Date.parse(now);

/** The result, or the pending draw. */
export function resultText(/** @type {Draw} */ { pana, digit, byHand, pending }) {
  if (pana !== null) return `${pana}-${digit}`;
  if (pending !== null) return `to come, set to ${pending}`;
  return byHand ? 'set to nothing' : 'to come';
}

/** The points that an entered pana would pay. */
export function payText(/** @type {DrawPreview} */ { won, paid, total }) {
  if (total === 0) return 'No bet depends on this result.';
  if (won === 0) return `pays nothing: ${counted(total, 'bet loses', 'bets lose')}`;
  return `pays ${counted(paid, 'point', 'points')} to ${counted(won, 'bet', 'bets')}`;
}

/**
 * Says in words which numbers were drawn.
 * @param {DrawEvent[]} events
 * @param {string} otherwise if nothing was
 */
export function drawnText(events, otherwise) {
  const last = events.at(-1);
  if (last === undefined) return otherwise;
  const sum = (/** @type {'won' | 'lost' | 'paid'} */ key) =>
    events.reduce((total, event) => total + event[key], 0);
  const { at, market, session, pana, digit } = last;
  const draw = `${indianMinute(at)} ${market} ${session}: ${pana ? `${pana}-${digit}` : 'nothing'}`;
  const draws = events.length === 1 ? draw : `${events.length} draws, the last ${draw}`;
  const settled = counted(sum('won') + sum('lost'), 'bet', 'bets');
  return `${draws}, ${settled} settled, ${sum('won')} won, ${counted(sum('paid'), 'point', 'points')} paid.`;
}
