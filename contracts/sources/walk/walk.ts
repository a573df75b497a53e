import type { CheckReport } from '../../check/check.ts';
import type { Exchange } from '../../check/exchange.ts';
import type { Finding } from '../../check/finding.ts';
import { createRandom } from '../../random.ts';
import { type FindingKey, keyOf } from '../../report/known-findings.ts';
import type { HostSessionOptions } from '../http/host-session.ts';
import { betSteps } from './bet-steps.ts';
import type { Budget } from './budget.ts';
import type { ExploreOptions } from './options.ts';
import { readSteps, wholeResults } from './read-steps.ts';
import { sessionSteps } from './session-steps.ts';
import type { Step, Steps } from './step.ts';
import { suggestionSteps } from './suggestion-steps.ts';
import { createWalker, throwIfInterrupted, WalkError } from './walk-host.ts';

const readingSteps: Steps = { ...readSteps, ...sessionSteps, ...suggestionSteps };
const allSteps: Steps = { ...readingSteps, ...betSteps };
const knownSteps: Steps = { ...allSteps, ...wholeResults };

export interface WalkResult {
  exchanges: readonly Exchange[];
  report: CheckReport;
  /** The steps taken, with the step that shows a finding. */
  taken: readonly Step[];
  finding: Finding | undefined;
  stopped: string | undefined;
}

type WalkPlan = Pick<ExploreOptions, 'seed' | 'steps' | 'allowBets'>;

/** Plans a walk: each kind of step once in random order, then random ones. */
export function planWalk({ seed, steps, allowBets }: WalkPlan): Step[] {
  const random = createRandom(seed);
  const kinds = Object.keys(allowBets ? allSteps : readingSteps);
  const first = random.shuffle(kinds);
  return Array.from({ length: steps }, (_, index) => ({
    kind: first[index] ?? random.pick(kinds),
    seed: random.below(2 ** 31),
  }));
}

/** The steps that show all parts of a world of the mock. */
export const worldSteps: readonly Step[] = ['catalogue', 'both histories', 'all results'].map(
  (kind) => ({ kind, seed: 0 }),
);

const firstFailure = (
  { findings }: CheckReport,
  isKnown: (key: FindingKey) => boolean,
): Finding | undefined => findings.find((one) => one.kind === 'failure' && !isKnown(keyOf(one)));

/** Takes the steps of a walk, until one shows an unknown failure. Throws WalkError if not even the login succeeds. */
export async function walk(
  target: HostSessionOptions,
  steps: readonly Step[],
  budget: Budget,
  isKnown: (key: FindingKey) => boolean = () => false,
): Promise<WalkResult> {
  const hostSession = createWalker(target);
  await hostSession.signIn();
  const taken: Step[] = [];
  let stopped: string | undefined;
  const wallet = () => hostSession.check.state.players.get(target.account.mobile)?.wallet;
  const start = wallet();
  const spentBefore = budget.used();
  for (const step of steps) {
    try {
      throwIfInterrupted(target);
      taken.push(step);
      const random = createRandom(step.seed);
      await knownSteps[step.kind]?.({ hostSession, random, budget });
    } catch (error) {
      if (!(error instanceof WalkError)) throw error;
      stopped = error.message;
    }
    const now = wallet();
    if (start !== undefined && now !== undefined)
      budget.noteSpent(spentBefore + Math.max(0, (start - now) / 100));
    if (stopped !== undefined) break;
    if (firstFailure(hostSession.check.report(), isKnown)) break;
  }
  const report = hostSession.check.report();
  return {
    exchanges: hostSession.exchanges,
    report,
    taken,
    finding: firstFailure(report, isKnown),
    stopped,
  };
}
