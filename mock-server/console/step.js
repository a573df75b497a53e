import { act } from './act.js';
import { chosen, inWorld } from './api.js';
import { follow } from './app-frame.js';
import { nextText, readDay } from './day.js';
import { button } from './dom.js';
import { drawnText } from './draw-text.js';
import { lastNumber } from './journal-log.js';
import { branchAt, toast } from './toast.js';

/** @import { ClockChange } from '../src/routes/control/worlds.ts' */

/**
 * Sends a request that moves the time or draws. Tells what happened and what is next, and offers the way back: a branch
 * before it.
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @param {string} otherwise is told if nothing was drawn
 */
export const step = (method, path, body, otherwise = 'Nothing was drawn.') =>
  act(async () => {
    const before = await lastNumber();
    /** @type {ClockChange} */
    const { events } = await inWorld(method, path, body);
    await readDay();
    follow();
    const undo = async () => {
      chosen.world = await branchAt(before);
      toast();
    };
    toast(
      `${drawnText(events, otherwise)} ${nextText()} `,
      button('Undo (branch before)', () => act(undo)),
    );
  });
