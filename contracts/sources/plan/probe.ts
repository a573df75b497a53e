import type { HostSession } from '../http/host-session.ts';
import { NoResponseError } from '../http/http-client.ts';
import { SignInError } from '../http/sign-in.ts';
import { createBudget } from '../walk/budget.ts';
import { createRandom } from '../walk/random.ts';
import { readSteps } from '../walk/read-steps.ts';
import { sessionSteps } from '../walk/session-steps.ts';

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
export async function probe(hostSession: HostSession): Promise<string | undefined> {
  let silence: string | undefined;
  const budget = createBudget(0);
  const steps = { ...readSteps, ...sessionSteps };
  for (const [index, name] of kinds.entries()) {
    try {
      await steps[name]?.({ hostSession, random: createRandom(index + 1), budget });
    } catch (error) {
      if (!(error instanceof NoResponseError || error instanceof SignInError)) throw error;
      silence ??= error.message;
    }
  }
  return silence;
}
