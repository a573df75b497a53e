import { getHistory } from '../../../api/history.ts';
import { showAlert } from '../../../ui/alert.tsx';
import { type Finding, findSent } from './lost-answer.ts';
import { BETS_ABSENT, BETS_FOUND, HISTORY_UNREADABLE } from './messages.ts';
import type { BidScreen } from './screen.ts';
import { settle } from './settle.ts';
import type { Sent } from './submission.ts';

/** A host may still be at work on a call that was given up: only a second look counts as absent. */
const SECOND_LOOK_DELAY = 2000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function look(sent: Sent): Promise<Finding> {
  const { data } = await getHistory({ page: 1 });
  return findSent(data, sent);
}

async function lookTwice(sent: Sent): Promise<Finding> {
  const first = await look(sent);
  if (first.placed) return first;
  await pause(SECOND_LOOK_DELAY);
  return look(sent);
}

/** Finds out from the first page of the history what became of bets whose answer was lost, and says so. */
export async function lookForSent(screen: BidScreen): Promise<void> {
  const { state } = screen;
  const { sent } = state;
  if (!sent) return;
  state.submission = { phase: 'unknown', look: 'looking' };
  try {
    const { placed, balance = sent.balance - sent.total } = await lookTwice(sent);
    if (placed) settle(screen, balance);
    state.submission = placed
      ? { phase: 'accepted', found: true }
      : { phase: 'unknown', look: 'absent' };
    tellIfLeft(screen, placed ? BETS_FOUND : BETS_ABSENT);
  } catch {
    state.submission = { phase: 'unknown', look: 'unreachable' };
    tellIfLeft(screen, HISTORY_UNREADABLE);
  }
}

/** Who has left the screen sees none of its dialogs. */
function tellIfLeft({ left }: BidScreen, text: string): void {
  if (left) void showAlert(text);
}
