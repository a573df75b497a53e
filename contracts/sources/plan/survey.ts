import { NoResponseError } from '../http/http-client.ts';
import { SignInError } from '../http/sign-in.ts';
import type { Visitor } from '../http/visitor.ts';
import { createRandom } from '../walk/random.ts';
import { readSteps } from '../walk/read-steps.ts';
import { sessionSteps } from '../walk/session-steps.ts';
import { createStake } from '../walk/stake.ts';

/** The steps of a walk that show whether the responses of a host agree with each other: none of them writes. */
const kinds: readonly string[] = [
  'catalogue',
  'both histories',
  'filter',
  'page that is not there',
  'one bet',
  'results',
  'market list',
  'settlement',
  'refresh twice',
  'sign in again',
];

/** Reads what the plan leaves out, so that responses can be compared. Returns the first reason why a part failed. */
export async function survey(visitor: Visitor): Promise<string | undefined> {
  let silence: string | undefined;
  const stake = createStake(0);
  const steps = { ...readSteps, ...sessionSteps };
  for (const [index, name] of kinds.entries()) {
    try {
      await steps[name]?.({ visitor, random: createRandom(index + 1), stake });
    } catch (error) {
      if (!(error instanceof NoResponseError || error instanceof SignInError)) throw error;
      silence ??= error.message;
    }
  }
  return silence;
}
