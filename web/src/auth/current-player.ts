import { auth } from './auth-state.ts';

/** The identity of the signed-in player; undefined for a visitor or a record without one. */
export function currentPlayer(): string | undefined {
  const { isAuthenticated, user } = auth;
  const player = isAuthenticated ? user?.mobile_number || user?.id : undefined;
  return player === undefined ? undefined : String(player);
}
