import type { Game } from '../behaviour/game.ts';
import type { RuleFinding, RuleReport } from '../behaviour/rules.ts';
import type { RecordedExchange } from '../recording/recorded-exchange.ts';
import { betSteps } from './bet-steps.ts';
import { createRandom } from './random.ts';
import { readSteps } from './read-steps.ts';
import { sessionSteps } from './session-steps.ts';
import type { Stake } from './stake.ts';
import type { Permission, Step, StepKind } from './step.ts';
import { suggestionSteps } from './suggestion-steps.ts';
import { createVisitor, type Target, throwIfInterrupted, WalkError } from './visitor.ts';

/** All kinds of steps. */
export const stepKinds = (game: Game): readonly StepKind[] => [
  ...readSteps,
  ...sessionSteps,
  ...suggestionSteps(game),
  ...betSteps(game),
];

/** What came of a walk. */
export interface WalkResult {
  exchanges: readonly RecordedExchange[];
  report: RuleReport;
  /** The steps that were taken, the one that shows a finding included. */
  taken: readonly Step[];
  finding: RuleFinding | undefined;
  /** Why the walk ended before its last step. */
  stopped: string | undefined;
}

/** Plans a walk: each kind of step once in random order, then random ones. */
export function planWalk(
  seed: number,
  steps: number,
  allowed: readonly Permission[],
  game: Game,
): Step[] {
  const random = createRandom(seed);
  const kinds = stepKinds(game).filter(({ permission }) => allowed.includes(permission));
  const first = random.shuffle(kinds);
  return Array.from({ length: steps }, (_, index) => ({
    kind: (first[index] ?? random.pick(kinds)).name,
    seed: random.below(2 ** 31),
  }));
}

/** Takes the steps of a walk, until one shows a finding unless asked for all. Throws WalkError when not even the login succeeds. */
export async function walk(
  target: Target,
  steps: readonly Step[],
  stake: Stake,
  { stopsAtFinding = true }: { stopsAtFinding?: boolean } = {},
): Promise<WalkResult> {
  const visitor = createVisitor(target);
  await visitor.signIn();
  const kinds = new Map(stepKinds(target.game).map((kind) => [kind.name, kind]));
  const taken: Step[] = [];
  let stopped: string | undefined;
  const player = () => visitor.behaviour.state.players.get(target.account.mobile);
  const start = player()?.wallet;
  const spentBefore = stake.used();
  for (const step of steps) {
    try {
      throwIfInterrupted(target);
      taken.push(step);
      const random = createRandom(step.seed);
      await kinds.get(step.kind)?.run({ visitor, random, stake });
    } catch (error) {
      if (!(error instanceof WalkError)) throw error;
      stopped = error.message;
    }
    const wallet = player()?.wallet;
    if (start !== undefined && wallet !== undefined)
      stake.noteSpent(spentBefore + Math.max(0, (start - wallet) / 100));
    if (stopped !== undefined) break;
    if (stopsAtFinding && visitor.behaviour.report().findings.length > 0) break;
  }
  const report = visitor.behaviour.report();
  const [finding] = report.findings;
  return { exchanges: visitor.exchanges, report, taken, finding, stopped };
}
