import type { FastifyRequest } from 'fastify';
import { playerByMobile } from '../db/players.ts';
import type { World } from '../worlds/world.ts';
import type { MagicInput } from './magic-input.ts';
import {
  magicInputOfAmount,
  magicInputOfForm,
  magicInputOfPlayer,
  magicPlayers,
} from './magic-inputs.ts';

/** The mobile number of a player with a magic input; undefined for all others. */
export function magicMobile(world: World, playerId: number): string | undefined {
  world.cache.magicMobiles ??= new Map(
    magicPlayers.flatMap((mobile) => {
      const player = playerByMobile(world.db, mobile);
      return player ? [[player.id, mobile] as const] : [];
    }),
  );
  return world.cache.magicMobiles.get(playerId);
}

/** The magic input that a request matches. */
export function matchMagicInput(
  world: World,
  { method, body, playerId }: FastifyRequest,
  path: string,
): MagicInput | undefined {
  if (path.startsWith('/users/')) return magicInputOfForm(body);
  const mobile = playerId === 0 ? undefined : magicMobile(world, playerId);
  const ofPlayer = mobile === undefined ? undefined : magicInputOfPlayer(mobile, method, path);
  if (ofPlayer) return ofPlayer;
  const isSubmission = method === 'POST' && (path === '/betting/' || path === '/betting');
  return isSubmission ? magicInputOfAmount(body) : undefined;
}
