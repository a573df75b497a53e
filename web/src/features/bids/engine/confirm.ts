import { totalPoints } from './bids.ts';
import { cellsFailure } from './grid.ts';
import { ADD_A_BID, SELECT_A_TYPE } from './messages.ts';
import type { BidScreen } from './screen.ts';
import { balanceOf } from './screen.ts';
import { bidsOf } from './screen-bids.ts';
import { readBetsBefore, submit } from './submit.ts';

/** Why the bids of a screen cannot go on to the confirmation, or nothing. */
function continueFailure(screen: BidScreen): string | undefined {
  const { definition, betType, state } = screen;
  if (definition.entry.kind === 'grid') {
    const cells = cellsFailure(state.form.cells ?? {});
    if (cells) return cells;
  }
  if (bidsOf(screen, state).length === 0) return definition.emptyTableMessage ?? ADD_A_BID;
  const open = betType.config.bet_direction === 'both' && state.form.type === '';
  return open ? SELECT_A_TYPE : undefined;
}

/** Continue: opens the confirmation, or sends at once on the screens that confirm afterwards. */
export function goOn(screen: BidScreen): void {
  const { definition, state } = screen;
  const failure = continueFailure(screen);
  state.message = failure ?? '';
  if (failure) return;
  if (definition.submitsBeforeConfirm) void submit(screen);
  else confirm(screen);
}

function confirm(screen: BidScreen): void {
  const bids = bidsOf(screen, screen.state);
  const before = balanceOf(screen);
  const statement = { bids, before, after: before - totalPoints(bids), at: Date.now() };
  readBetsBefore(screen);
  screen.state.submission = { phase: 'confirming', statement, sending: false };
}

/** Closes confirmation, receipt or the dialog on the wallet; the bids stay as they are. */
export function stayOnForm({ state }: BidScreen): void {
  state.submission = { phase: 'editing' };
}

/** Submit on a receipt: the bets are placed already, so nothing is sent a second time. */
export function acceptReceipt({ state }: BidScreen): void {
  state.submission = { phase: 'accepted', found: [] };
}
