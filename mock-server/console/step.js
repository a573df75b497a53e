import { act } from './act.js';
import { inWorld } from './api.js';
import { nextText, readDay } from './day.js';
import { drawnText } from './draw-text.js';
import { withUndo } from './toast.js';

/** @import { ClockChange } from '../src/routes/control/worlds.ts' */

/**
 * Moves the time or draws. Tells what happened and what is next, and offers the way back.
 * @param {() => Promise<ClockChange>} work
 * @param {string} otherwise is told if nothing was drawn
 */
export const step = (work, otherwise = 'Nothing was drawn.') =>
  act(() =>
    withUndo(async () => {
      const { events } = await work();
      await readDay();
      return `${drawnText(events, otherwise)} ${nextText()}`;
    }),
  );

/**
 * Advances the world by seconds or to an instant, so that draws are made.
 * @param {{ seconds: number } | { to: string }} body
 * @param {string} [otherwise]
 */
export const advance = (body, otherwise) =>
  step(() => inWorld('POST', '/clock/advance/', body), otherwise);
