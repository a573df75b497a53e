import type { Message } from '../../../i18n/text.ts';
import type { Bid } from './bids.ts';
import type { Form } from './form.ts';
import { type BidScreen, setBids } from './screen.ts';

/** How long the last change of the table can be undone, in ms. */
export const UNDO_TIME = 8000;

/** The table and the parts of the form that change with it. */
interface Before {
  readonly bids: readonly Bid[];
  readonly form: Pick<Form, 'type' | 'cells'>;
}

/** The last change that can be undone, until its time is over; not rendered. */
const undoable = new WeakMap<BidScreen, { before: Before; timer: ReturnType<typeof setTimeout> }>();

/** A copy of the table before a change. */
export function tableOf({ state }: BidScreen): Before {
  const { type, cells } = state.form;
  return { bids: state.bids, form: cells ? { type, cells } : { type } };
}

/** Announces a change of the table, and keeps the table `before` it for some seconds. */
export function announceChange(screen: BidScreen, text: Message, before: Before): void {
  clearTimeout(undoable.get(screen)?.timer);
  const timer = setTimeout(() => endUndo(screen), UNDO_TIME);
  undoable.set(screen, { before, timer });
  screen.state.notice = { text, canUndo: true };
}

/** Makes the last change final. */
export function endUndo(screen: BidScreen): void {
  clearTimeout(undoable.get(screen)?.timer);
  undoable.delete(screen);
  const { notice } = screen.state;
  if (notice.canUndo) screen.state.notice = { ...notice, canUndo: false };
}

export function undoChange(screen: BidScreen): void {
  const { state } = screen;
  const before = undoable.get(screen)?.before;
  if (!before) return;
  endUndo(screen);
  state.form = { ...state.form, ...before.form };
  setBids(state, before.bids);
  state.message = undefined;
  state.notice = { text: 'Undone', canUndo: false };
}

/** A number of bids, for use in another text. */
export const bidCount = (count: number) =>
  ({ id: '{count, plural, one {1 bid} other {# bids}}', values: { count } }) as const;

export const removedBids = (count: number): Message => ({
  id: '{what} removed',
  values: { what: bidCount(count) },
});
