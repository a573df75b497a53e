import type { Tab } from '../browser/tab.ts';
import type { Stage } from '../run/stage.ts';
import type { Entry, Target } from '../run/step.ts';
import { choose, type } from './hands.ts';
import { findControl } from './screen.ts';

/** Long enough for suggestions to be asked for and to arrive. */
const SUGGESTION_WAIT = 700;

/** Fills in a bid screen as a player does, and presses Add Bid. */
export async function fillEntry(
  stage: Stage,
  tab: Tab,
  { texts, ticks, session, keys }: Entry,
  press: (target: Target) => boolean,
): Promise<void> {
  const { kernel } = stage;
  const find = (role: Target['role'], name: string) => findControl(stage.screenOf(tab), role, name);
  const list = session && find('select', 'Type');
  if (list && session) {
    choose(list, session);
    await kernel.advance(20);
  }
  for (const name of ticks) {
    const role = find('radio', name) ? 'radio' : 'checkbox';
    press({ role, name });
    await kernel.advance(20);
  }
  for (const [name, text] of Object.entries(texts)) {
    const field = find('textbox', name);
    if (field) type(field, text);
    await kernel.advance(20);
  }
  for (const name of keys) {
    press({ role: 'button', name });
    await kernel.advance(SUGGESTION_WAIT);
  }
  if (keys.length > 0) return;
  await kernel.advance(SUGGESTION_WAIT);
  press({ role: 'button', name: 'Add Bid' });
}
