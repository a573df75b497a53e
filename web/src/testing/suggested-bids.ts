import { addBid } from '../features/bids/engine/add-bid.ts';
import type { ExpandedEntry, TypedEntry } from '../features/bids/engine/definition.ts';
import { changeInput } from '../features/bids/engine/form-actions.ts';
import type { BidScreen } from '../features/bids/engine/screen.ts';

const entryOf = ({ definition }: BidScreen) => definition.entry as TypedEntry | ExpandedEntry;

/** Types a text into the first field of a screen that asks for suggestions. */
export function typeFirst(screen: BidScreen, text: string): void {
  const [field] = entryOf(screen).fields;
  if (field) changeInput(screen, field, text);
}

/** Presses Add Bid on a screen that asks for suggestions. */
export const pressAdd = (screen: BidScreen) => addBid(screen, entryOf(screen));

/** The numbers of the bids in the table of a screen. */
export const labelsOf = ({ state }: BidScreen) => state.bids.map(({ label }) => label);
