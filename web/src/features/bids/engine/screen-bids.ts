import type { Session } from '@matka/contracts/api/common';
import type { Bid } from './bids.ts';
import type { Form } from './form.ts';
import { bidsOfCells } from './grid.ts';
import type { BidState, Opening } from './screen.ts';

/** The type of a bid added now: that of the screen, of the form, the default of the bet type, close. */
export function sideOf({ definition, betType }: Opening, form: Form): Session {
  return definition.forcedType ?? (form.type || betType.config.default_direction || 'close');
}

/** The bids of a screen, wherever it keeps them. */
export function bidsOf(
  screen: Opening,
  { form, bids }: Pick<BidState, 'form' | 'bids'>,
): readonly Bid[] {
  if (screen.definition.entry.kind !== 'grid') return bids;
  return bidsOfCells(screen.definition, form.cells ?? {}, sideOf(screen, form));
}
