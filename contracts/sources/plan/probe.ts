import { refusals } from '../../check/reading/status.ts';
import { createRandom } from '../../random.ts';
import type { HostSession } from '../http/host-session.ts';
import { NoResponseError } from '../http/http-client.ts';
import { loginBody, SignInError } from '../http/sign-in.ts';
import { betSteps } from '../walk/bet-steps.ts';
import { createBudget } from '../walk/budget.ts';
import { readSteps } from '../walk/read-steps.ts';
import { sessionSteps } from '../walk/session-steps.ts';
import type { HostOptions } from './options.ts';

type Permissions = Pick<HostOptions, 'allowWrites' | 'allowBets' | 'maxStake' | 'allowLockoutRisk'>;

/** The steps of a walk that show if the responses of a host agree with each other: none of them writes. */
const readingKinds: readonly string[] = [
  'catalogue',
  'both histories',
  'filter',
  'page that is not there',
  'one bet',
  'results',
  'market list',
  'settlement',
  'refresh twice',
  'bad access token',
  'sign in again',
];

/** Kinds of bets that a host should refuse, placed if it accepts them; the last kind should be accepted. */
const bettingKinds: readonly string[] = ['closed session', 'illegal bet', 'equal bets'];

/** The remaining points that a session may lose by bets. */
export function pointsLeft(
  { check }: HostSession,
  { allowBets, maxStake }: Pick<Permissions, 'allowBets' | 'maxStake'>,
): number {
  const staked = [...check.state.players.values()].flatMap(({ stakes }) => stakes);
  return allowBets ? maxStake - staked.reduce((sum, stake) => sum + stake, 0) / 100 : 0;
}

/** Signs in by MPIN and OTP with the last digit changed; the plan sends a wrong password. */
async function sendWrongCredentials({ account, send }: HostSession): Promise<void> {
  const { appId, mobile } = account;
  for (const name of ['mpin', 'otp'] as const) {
    const credential = account[name];
    if (!credential) continue;
    const wrong = credential.slice(0, -1) + (credential.endsWith('1') ? '2' : '1');
    const body = loginBody({ appId, mobile, [name]: wrong });
    const expected = { status: [401, ...refusals] };
    await send({ method: 'POST', path: '/users/login/', body, token: null, expected });
  }
}

/**
 * Reads data that the plan leaves out, so that responses can be compared, and sends allowed requests that a host has to
 * refuse. Returns the first reason why a part failed.
 */
export async function probe(
  hostSession: HostSession,
  permissions: Permissions,
): Promise<string | undefined> {
  let silence: string | undefined;
  const { allowWrites, allowBets, allowLockoutRisk } = permissions;
  const budget = createBudget(pointsLeft(hostSession, permissions));
  const steps = { ...readSteps, ...sessionSteps, ...betSteps };
  const kinds = [...readingKinds, ...(allowWrites && allowBets ? bettingKinds : [])];
  const all = kinds.map(
    (name, index) => () => steps[name]?.({ hostSession, random: createRandom(index + 1), budget }),
  );
  if (allowLockoutRisk) all.push(() => sendWrongCredentials(hostSession));
  for (const step of all) {
    try {
      await step();
    } catch (error) {
      if (!(error instanceof NoResponseError || error instanceof SignInError)) throw error;
      silence ??= error.message;
    }
  }
  return silence;
}
