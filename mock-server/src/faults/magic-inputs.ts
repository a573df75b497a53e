import type { FastifyRequest } from 'fastify';
import { playerByMobile } from '../db/players.ts';
import { isObject } from '../shared/validate.ts';
import { pathMatches } from '../worlds/fault-rules.ts';
import type { World } from '../worlds/world.ts';
import { amountInputs } from './amount-inputs.ts';
import { loginInputs, registrationInputs } from './form-inputs.ts';
import type { MagicInput } from './magic-input.ts';
import { fetchInputs, refreshInputs } from './player-inputs.ts';

/** All magic inputs, in the order of the document. */
export const magicInputs: readonly MagicInput[] = [
  ...loginInputs,
  ...registrationInputs,
  ...refreshInputs,
  ...fetchInputs,
  ...amountInputs,
];

const byForm = new Map<unknown, MagicInput>();
const byAmount = new Map<unknown, MagicInput>();
const byPlayer = new Map<string, { paths: readonly string[]; row: MagicInput }[]>();
for (const row of magicInputs) {
  const { trigger } = row;
  if (trigger.kind === 'form') byForm.set(trigger.mobile, row);
  if (trigger.kind === 'amount') byAmount.set(trigger.amount, row);
  if (trigger.kind === 'player') {
    byPlayer.set(trigger.mobile, [
      ...(byPlayer.get(trigger.mobile) ?? []),
      { paths: trigger.paths, row },
    ]);
  }
}

/** Mobile numbers of the players with magic inputs. */
export const magicPlayers: readonly string[] = [...byPlayer.keys()];
const refreshMobiles = new Set(
  refreshInputs.map(({ trigger }) => (trigger.kind === 'player' ? trigger.mobile : '')),
);

/** True if the access tokens of a player count as expired, so that the client refreshes. */
export const isAlwaysExpired = (mobile: string): boolean => refreshMobiles.has(mobile);

/** The magic input of a login or registration, by mobile number. */
export const magicInputOfForm = (body: unknown): MagicInput | undefined =>
  isObject(body) ? byForm.get(body.mobile_number) : undefined;

/** The magic input of a bet request, by amount. */
export const magicInputOfAmount = (body: unknown): MagicInput | undefined =>
  isObject(body) ? byAmount.get(body.amount) : undefined;

/** The magic input of a player's request, by path. */
export function magicInputOfPlayer(
  mobile: string,
  method: string,
  path: string,
): MagicInput | undefined {
  return byPlayer
    .get(mobile)
    ?.find(
      ({ paths, row }) =>
        (row.rule.method ?? method) === method && paths.some((known) => pathMatches(known, path)),
    )?.row;
}

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
