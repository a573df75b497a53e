import type { Session } from '@matka/contracts/api/common';
import type { Bid } from './bids.ts';
import type { Form } from './form.ts';
import { bidsOfCells } from './grid.ts';
import type { BidState, ScreenContext } from './screen.ts';

/**
 * The session of a bid: forced by the screen, else of the form, else the default of the bet type,
 * else close.
 */
export function sessionOf({ definition, betType }: ScreenContext, form: Form): Session {
  return definition.forcedSession ?? (form.type || betType.config.default_direction || 'close');
}

/** The bids of a screen, from its table or its cells. */
export function bidsOf(
  screen: ScreenContext,
  { form, bids }: Pick<BidState, 'form' | 'bids'>,
): readonly Bid[] {
  if (screen.definition.entry.kind !== 'grid') return bids;
  return bidsOfCells(screen.definition, form.cells ?? {}, sessionOf(screen, form));
}
