import { recordStakes } from './record-stakes.ts';
import { startReminder } from './reminder.ts';

/**
 * Watches over the player's own limits.
 * @returns a function that ends this
 */
export function startLimits(): () => void {
  recordStakes();
  return startReminder();
}
