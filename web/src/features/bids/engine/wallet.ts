import { session } from '../../../session/session-state.ts';
import type { Opening } from './screen.ts';

/** The wallet of the player in points; without points in the user record what the screen falls back on. */
export function balanceFor({ definition }: Opening, user: { points?: number } | null): number {
  return user?.points ?? definition.fallbackBalance ?? 0;
}

/** The wallet as it stands now. */
export const balanceOf = (opening: Opening): number => balanceFor(opening, session.user);
