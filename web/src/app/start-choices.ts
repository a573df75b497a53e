import { startLimits } from '../limits/start.ts';
import { startMotion } from '../motion/start.ts';
import { startLargerNumbers } from '../themes/larger-numbers.ts';

/** Starts what the player chose on this device: limits, the size of numbers, and motion. */
export function startChoices(): void {
  startLimits();
  startLargerNumbers();
  startMotion();
}
