import { isObject } from '../shared/validate.ts';
import { pathMatches } from '../worlds/fault-rules.ts';
import { amountInputs } from './amount-inputs.ts';
import { loginInputs, registrationInputs } from './form-inputs.ts';
import type { MagicInput } from './magic-input.ts';
import { fetchInputs, refreshInputs } from './player-inputs.ts';

/** Every magic input, in the order of the document that lists them. */
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

/** The players with magic numbers. */
export const magicPlayers: readonly string[] = [...byPlayer.keys()];
const refreshMobiles = new Set(
  refreshInputs.map(({ trigger }) => (trigger.kind === 'player' ? trigger.mobile : '')),
);

/** Whether the access tokens of a player count as expired, so that the client refreshes at once. */
export const isAlwaysExpired = (mobile: string): boolean => refreshMobiles.has(mobile);

/** The failure that the mobile number of a login or registration brings about. */
export const magicInputOfForm = (body: unknown): MagicInput | undefined =>
  isObject(body) ? byForm.get(body.mobile_number) : undefined;

/** The failure that the points of a submission bring about. */
export const magicInputOfAmount = (body: unknown): MagicInput | undefined =>
  isObject(body) ? byAmount.get(body.amount) : undefined;

/** The failure that a player with a magic number meets at a call. */
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
