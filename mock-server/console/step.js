import { act } from './act.js';
import { chosen, inWorld } from './api.js';
import { follow } from './app-frame.js';
import { nextText, readDay } from './day.js';
import { button } from './dom.js';
import { counted, indianMinute } from './format.js';
import { lastNumber } from './journal-log.js';
import { branchAt, toast } from './toast.js';

/** What was drawn, in words; `otherwise` if nothing was. */
function drawnText(events, otherwise) {
  if (events.length === 0) return otherwise;
  const [won, lost, paid] = ['won', 'lost', 'paid'].map((key) =>
    events.reduce((total, event) => total + event[key], 0),
  );
  const [{ at, market, session, pana, digit }] = events;
  const draws =
    events.length === 1
      ? `${indianMinute(at)} ${market} ${session}: ${pana ? `${pana}-${digit}` : 'nothing'}`
      : `${events.length} draws`;
  return `${draws}, ${counted(won + lost, 'bet', 'bets')} settled, ${won} won, ${counted(paid, 'point', 'points')} paid.`;
}

/**
 * Sends a request that moves the time or draws. Tells what happened and what is next, and offers the way back: a branch
 * before it. `otherwise` is told if nothing was drawn.
 */
export const step = (method, path, body, otherwise = 'Nothing was drawn.') =>
  act(async () => {
    const before = await lastNumber();
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
