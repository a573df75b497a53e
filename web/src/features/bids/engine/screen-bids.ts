import type { Session } from '@matka/contracts/api/common';
import type { Bid } from './bids.ts';
import type { Form } from './form.ts';
import { bidsOfCells } from './grid.ts';
import type { BidState, ScreenContext } from './screen.ts';

/** The type of a bid added now: that of the screen, of the form, the default of the bet type, close. */
export function sessionOf({ definition, betType }: ScreenContext, form: Form): Session {
  return definition.forcedSession ?? (form.type || betType.config.default_direction || 'close');
}

/** The bids of a screen, wherever it keeps them. */
export function bidsOf(
  screen: ScreenContext,
  { form, bids }: Pick<BidState, 'form' | 'bids'>,
): readonly Bid[] {
  if (screen.definition.entry.kind !== 'grid') return bids;
  return bidsOfCells(screen.definition, form.cells ?? {}, sessionOf(screen, form));
}
