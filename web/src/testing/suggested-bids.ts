import { changeInput } from '../features/bids/engine/form-actions.ts';
import type { BidScreen } from '../features/bids/engine/screen.ts';

/** Types a text into the first field of a screen that asks for suggestions. */
export function typeFirst(screen: BidScreen, text: string): void {
  const [field] = screen.definition.entry.fields;
  if (field) changeInput(screen, field, text);
}

/** The numbers of the bids in the table of a screen. */
export const labelsOf = ({ state }: BidScreen) => state.bids.map(({ label }) => label);
