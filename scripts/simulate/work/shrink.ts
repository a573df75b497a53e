import type { FindingKind } from '../judge/findings.ts';
import { type Parts, runScript, type Script } from '../run/run.ts';
import type { Step } from '../run/step.ts';
import { processorTime } from './processor-time.ts';
import { type Durations, simplerSteps, simplerWorlds, withoutPart } from './simpler.ts';

type Steps = readonly Step[];

/** A script that becomes smaller while it shows a finding of one kind. */
interface Attempt {
  script: Script;
  /** How long each of its steps took. */
  took: Durations;
  runs: number;
  /** Whether the time is used up. */
  readonly isOver: () => boolean;
  /** Keeps other steps, or another world, if the finding remains; what comes after the finding is left out. */
  readonly keep: (change: Partial<Pick<Script, 'steps' | 'world'>>) => Promise<boolean>;
}

function begin(parts: Parts, first: Script, kind: FindingKind, seconds: number): Attempt {
  const end = processorTime() + seconds;
  const attempt: Attempt = {
    script: first,
    took: [],
    runs: 0,
    isOver: () => processorTime() > end,
    keep: async (change) => {
      if (attempt.isOver()) return false;
      const script = { ...attempt.script, ...change };
      attempt.runs++;
      const { findings, foundAfter, took } = await runScript(parts, script);
      if (!findings.some((finding) => finding.kind === kind)) return false;
      const needed = foundAfter.get(kind) ?? script.steps.length;
      attempt.script = { ...script, steps: script.steps.slice(0, needed) };
      attempt.took = took;
      return true;
    },
  };
  return attempt;
}

/** Leaves out the end, by halves: what follows the step that matters is seldom needed. */
async function leaveOutEnd(attempt: Attempt): Promise<void> {
  let needed = 0;
  while (needed < attempt.script.steps.length && !attempt.isOver()) {
    const { steps } = attempt.script;
    const middle = Math.floor((needed + steps.length) / 2);
    if (!(await attempt.keep({ steps: steps.slice(0, middle) }))) needed = middle + 1;
  }
}

/** Tries whole simplifications, such as one phone less or only the last steps, until none helps. */
async function simplify(attempt: Attempt): Promise<void> {
  for (let before = -1; before !== attempt.script.steps.length && !attempt.isOver(); ) {
    const { steps } = attempt.script;
    before = steps.length;
    for (const simpler of simplerSteps(steps, attempt.took)) {
      if (simpler.length < steps.length && (await attempt.keep({ steps: simpler }))) break;
    }
  }
}

/** Leaves out the steps from one place to another; where that fails, only the time that they took remains. */
async function leaveOutPart(attempt: Attempt, from: number, end: number): Promise<boolean> {
  for (const steps of withoutPart(attempt.script.steps, attempt.took, from, end)) {
    if (await attempt.keep({ steps })) return true;
  }
  return false;
}

/** Leaves out parts, large ones first, the last ones first. */
async function leaveOut(attempt: Attempt): Promise<void> {
  let size = Math.ceil(attempt.script.steps.length / 2);
  while (size >= 1 && !attempt.isOver()) {
    for (let at = attempt.script.steps.length - size; at > -size; at -= size) {
      await leaveOutPart(attempt, Math.max(0, at), at + size);
    }
    size = size === 1 ? 0 : Math.ceil(size / 2);
  }
}

/** The most steps in a row that are left out wherever they begin: opening a screen, entering and submitting. */
const ROW = 5;

/** Leaves out a few steps in a row that need each other, from any place on. */
async function leaveOutRow(attempt: Attempt): Promise<boolean> {
  for (let size = ROW; size > 1; size--) {
    for (let at = attempt.script.steps.length - size; at >= 0; at--) {
      if (await leaveOutPart(attempt, at, at + size)) return true;
    }
  }
  return false;
}

/** The lengths of scripts of which rows and pairs of steps are tried: shorter ones are good enough. */
const [SHORT, LONG] = [7, 25];

const isBetween = ({ script: { steps } }: Attempt): boolean =>
  steps.length >= SHORT && steps.length <= LONG;

/** Leaves out two steps at once that need each other, such as a fault and the press that it meets. */
async function leaveOutPairs(attempt: Attempt): Promise<boolean> {
  const { steps } = attempt.script;
  for (let one = steps.length - 1; one > 0; one--) {
    for (let other = one - 1; other >= 0; other--) {
      const rest: Steps = steps.filter((_, at) => at !== one && at !== other);
      if (await attempt.keep({ steps: rest })) return true;
    }
  }
  return false;
}

async function simplifyWorld(attempt: Attempt): Promise<void> {
  for (const simpler of simplerWorlds(attempt.script.world)) {
    const { world } = attempt.script;
    if (JSON.stringify(simpler) !== JSON.stringify(world)) await attempt.keep({ world: simpler });
  }
}

/**
 * Reduces a script to the fewest steps, faults and devices that still show a finding of the same kind.
 * @param seconds how long to try, in processor time
 */
export async function shrink(
  parts: Parts,
  script: Script,
  kind: FindingKind,
  seconds: number,
): Promise<{ script: Script; runs: number }> {
  const attempt = begin(parts, script, kind, seconds);
  if (!(await attempt.keep({}))) return { script, runs: attempt.runs };
  await leaveOutEnd(attempt);
  await simplify(attempt);
  for (let before = -1; before !== attempt.script.steps.length && !attempt.isOver(); ) {
    before = attempt.script.steps.length;
    await leaveOut(attempt);
  }
  while (isBetween(attempt) && ((await leaveOutRow(attempt)) || (await leaveOutPairs(attempt)))) {
    await leaveOut(attempt);
  }
  await simplifyWorld(attempt);
  return { script: attempt.script, runs: attempt.runs };
}
