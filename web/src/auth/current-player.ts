import { config } from '../config.ts';
import { deviceHash } from '../lib/device-hash.ts';
import { identityOf } from '../lib/stored-player.ts';
import { type AuthState, auth } from './auth-state.ts';

type SignedIn = Pick<AuthState, 'isAuthenticated'> & {
  readonly user: Readonly<NonNullable<AuthState['user']>> | null;
};

/** The identity of the player of a sign-in state; undefined for a visitor or a record without one. */
export function playerOf({ isAuthenticated, user }: SignedIn): string | undefined {
  return isAuthenticated ? identityOf(user) : undefined;
}

export const currentPlayer = (): string | undefined => playerOf(auth);

/** The name of the player in the storage of a shared phone: a hash, not the mobile number. */
export function currentPlayerHash(): string | undefined {
  const player = currentPlayer();
  return player && deviceHash(player);
}

/** The storage key of something that the player keeps on this device, also after signing out; undefined for a visitor. */
export function keyOfPlayer(name: string): string | undefined {
  const player = currentPlayerHash();
  return player && `${name}:${config().appId}:${player}`;
}
