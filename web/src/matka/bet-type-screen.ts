import type { BetType } from '@matka/contracts/api/bet-types';
import { type ScreenId, screenOf } from '../lib/paths.ts';

/** The name of an older Half Sangam determines its screen. */
function halfSangamScreen(name: string): ScreenId {
  // A separate word “A” or “B”: the word “Half” itself contains an a.
  const letter = name.match(/\b[ab]\b/i)?.[0].toLowerCase();
  if (letter === 'a') return 'half-sangam-a';
  return letter === 'b' ? 'half-sangam-b' : 'half-sangam';
}

/** The bid screen that the tile of a bet type opens; undefined for an unknown code. */
export function betTypeScreen({ name, config: { code } }: BetType): ScreenId | undefined {
  const screen = screenOf(code);
  return screen === 'half-sangam' ? halfSangamScreen(name) : screen;
}
