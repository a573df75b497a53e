import { startLimits } from '../limits/start.ts';
import { startLargerNumbers } from '../themes/larger-numbers.ts';

/** Starts what the player chose on this device: limits and the size of numbers. */
export function startChoices(): void {
  startLimits();
  startLargerNumbers();
}
