import { showAlert } from '../ui/alert.tsx';
import { readLimits } from './stored-limits.ts';

const MINUTE = 60_000;

/** Minutes during which the page was visible; reset by each reminder. */
let played = 0;

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
