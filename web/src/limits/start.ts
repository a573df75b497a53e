import { today } from '../lib/days.ts';
import { onPlaced } from '../submissions/presence.ts';
import { showAlert } from '../ui/alert.tsx';
import { withStake } from './play-limits.ts';
import { changeLimits, readLimits } from './stored-limits.ts';

const MINUTE = 60_000;

/** Minutes during which the page was visible; reset by each reminder. */
let played = 0;

// Every bet that is known to be placed counts as a stake of the day.
onPlaced(({ body }) => changeLimits((limits) => withStake(limits, today(), body.amount)));

/** Counts a minute of play; reminds once the player's own time is reached. */
export function countMinute(): void {
  const { reminder } = readLimits();
  if (reminder === null || document.visibilityState !== 'visible') return;
  played++;
  if (played < reminder) return;
  played = 0;
  void showAlert({
    id: '{count} minutes played. You asked for this reminder.',
    values: { count: reminder },
  });
}

/** Counts the minutes of play until the returned function is called. */
export function startLimits(): () => void {
  const timer = setInterval(countMinute, MINUTE);
  return () => clearInterval(timer);
}
