import { isObject } from '../shared/read-form.ts';
import { pathMeets } from '../worlds/path-meets.ts';
import { bettingRows } from './amount-inputs.ts';
import { loginRows, registrationRows } from './form-inputs.ts';
import type { MagicRow } from './magic-input.ts';
import { fetchRows, refreshRows } from './player-inputs.ts';

/** Every magic input, in the order of the document that lists them. */
export const magicRows: readonly MagicRow[] = [
  ...loginRows,
  ...registrationRows,
  ...refreshRows,
  ...fetchRows,
  ...bettingRows,
];

const byForm = new Map<unknown, MagicRow>();
const byAmount = new Map<unknown, MagicRow>();
const byPlayer = new Map<string, { paths: readonly string[]; row: MagicRow }[]>();
for (const row of magicRows) {
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
  refreshRows.map(({ trigger }) => (trigger.kind === 'player' ? trigger.mobile : '')),
);

/** Whether the access tokens of a player count as expired, so that the client refreshes at once. */
export const isAlwaysExpired = (mobile: string): boolean => refreshMobiles.has(mobile);

/** The failure that the mobile number of a login or registration brings about. */
export const magicOfForm = (body: unknown): MagicRow | undefined =>
  isObject(body) ? byForm.get(body.mobile_number) : undefined;

/** The failure that the points of a submission bring about. */
export const magicOfAmount = (body: unknown): MagicRow | undefined =>
  isObject(body) ? byAmount.get(body.amount) : undefined;

/** The failure that a player with a magic number meets at a call. */
export function magicOfPlayer(mobile: string, method: string, path: string): MagicRow | undefined {
  return byPlayer
    .get(mobile)
    ?.find(
      ({ paths, row }) =>
        (row.rule.method ?? method) === method && paths.some((known) => pathMeets(known, path)),
    )?.row;
}
