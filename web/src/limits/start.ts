import { recordStakes } from './record-stakes.ts';
import { startReminder } from './reminder.ts';

/** Starts what watches over the player's own limits, once per page. */
export function startLimits(): void {
  recordStakes();
  startReminder();
}
