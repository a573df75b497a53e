import type { Client } from '../browser/client.ts';
import { pathOf } from '../browser/tab.ts';
import type { Host } from '../host/host.ts';
import type { Finding, FindingKind } from '../judge/findings.ts';
import { createJudge, type Judge } from '../judge/judge.ts';
import { once } from '../judge/once.ts';
import { createRandom, type Random } from '../kernel/random.ts';
import { describeFate, type Fate } from '../network/fate.ts';
import type { Call } from '../network/network.ts';
import { drawFate, drawHabits } from '../player/habits.ts';
import { createPerson } from '../player/person.ts';
import { bidPaths } from '../player/places.ts';
import { callName, createArmed } from './armed.ts';
import { type Coverage, createCoverage } from './coverage.ts';
import { describeStep } from './describe-step.ts';
import { finish } from './finish.ts';
import { performStep } from './perform.ts';
import { type Stage, setStage } from './stage.ts';
import type { Entry, Step } from './step.ts';
import { createTrace, shortHash, type Trace } from './trace.ts';
import { drawWorld, type RunWorld } from './world.ts';

/** A run as data: what `--play` and shrinking perform again. */
export interface Script {
  readonly seed: number;
  readonly world: RunWorld;
  readonly steps: readonly Step[];
}

/** What came of a run. */
export interface RunResult extends Script {
  readonly hash: string;
  readonly trace: readonly string[];
  readonly findings: readonly Finding[];
  /** How many steps had been taken when a kind of finding first showed; absent for those of the end. */
  readonly foundAfter: ReadonlyMap<FindingKind, number>;
  /** The virtual time that each step took, in milliseconds; of a replay. */
  readonly took: readonly number[];
  readonly coverage: Coverage;
}

/** What runs are made of; one for all runs of a process. */
export interface Parts {
  readonly client: Client;
  readonly host: Host;
}

/** Where the next step comes from: chosen as the run goes on, or read from a script. */
interface Source {
  readonly next: (stage: Stage) => Step | undefined;
  /** How many steps were taken, those included that armed the network. */
  readonly taken: () => number;
  readonly fateOf: (call: Call) => Fate | undefined;
}

/** Plays the steps of a script. A fault step arms the network for a call to come. */
function replay(steps: readonly Step[]): Source {
  const armed = createArmed();
  let at = 0;
  return {
    next: () => {
      for (let step = steps[at]; step; step = steps[at]) {
        at++;
        if (step.do !== 'fault') return step;
        armed.arm(step);
      }
      return undefined;
    },
    taken: () => at,
    fateOf: armed.fateOf,
  };
}

/** Chooses steps and fates by the seed, and records them. */
function choose(random: Random, count: number, record: Step[]): Source {
  const habits = drawHabits(random.fork(3));
  const fates = random.fork(4);
  let person: ReturnType<typeof createPerson> | undefined;
  let done = 0;
  /** Calls without a fate since the step began, by tab and name. */
  let skipped = new Map<string, number>();
  /** The fate of the last call of each phone. */
  const last = new Map<object, Fate | undefined>();
  let at = 0;
  return {
    next: (stage) => {
      if (done++ >= count) return undefined;
      person ??= createPerson(stage, random.fork(5), habits);
      const step = person.next();
      at = record.length;
      skipped = new Map();
      record.push(step);
      return step;
    },
    taken: () => record.length,
    fateOf: (call) => {
      const name = `${call.page.tab} ${callName(call)}`;
      const skip = skipped.get(name) ?? 0;
      const { device } = call.page;
      const fate = drawFate(fates, habits, call, last.get(device));
      last.set(device, fate);
      skipped.set(name, fate ? 0 : skip + 1);
      if (!fate) return undefined;
      const step: Step = { do: 'fault', tab: call.page.tab, call: callName(call), fate };
      record.splice(at++, 0, skip > 0 ? { ...step, skip } : step);
      return fate;
    },
  };
}

/** The text of a screen, short, for the trace. */
const shortText = once(
  ({ text, path, title, dialog }) =>
    `${path} "${dialog ? text.slice(0, 60) : title}" ${shortHash(text)}`,
);

function observeAll(stage: Stage, judge: Judge, coverage: Coverage, trace: Trace): void {
  for (const tab of stage.tabs.values()) {
    const screen = stage.screenOf(tab);
    coverage.screen(screen.path);
    judge.observe(tab, screen);
    trace.add(`${tab.name} ${shortText(screen)}`);
  }
}

/** The points that an entry names. */
const pointsIn = ({ texts }: Entry): string[] =>
  Object.entries(texts).flatMap(([label, text]) => (/points/i.test(label) ? text : []));

async function perform(
  parts: Parts,
  { seed, world }: Pick<Script, 'seed' | 'world'>,
  source: Source,
): Promise<Omit<RunResult, keyof Script>> {
  const coverage = createCoverage();
  const foundAfter = new Map<FindingKind, number>();
  const took: number[] = [];
  let isFaulty = true;
  const stageOf = (): Stage => stage;
  const judge = createJudge(stageOf);
  const onUncaught = (error: unknown) =>
    judge.report('crash', 'no error', error instanceof Error ? String(error.stack) : String(error));
  process.on('uncaughtException', onUncaught);
  process.on('unhandledRejection', onUncaught);
  const trace = createTrace(() => stageOf().kernel.now());
  const nameOf = (call: Call) => `${call.page.tab} #${call.number} ${call.method} ${call.target}`;
  const stage: Stage = await setStage({
    ...parts,
    world,
    seed,
    fateOf: (call) => (isFaulty ? source.fateOf(call) : undefined),
    onError: (page, kind, text) => {
      trace.add(`${page.tab} ${kind}: ${text.split('\n', 1)[0]}`);
      judge.error(page, kind, text);
    },
    onLeave: (tab) => {
      judge.observe(tab, stage.screenOf(tab));
      judge.leave(tab.name);
    },
    events: {
      begun: (call) => {
        judge.begun(call);
        coverage.call(callName(call));
        const player = judge.ledger.playerOf(call.token) ?? '';
        trace.add(`${nameOf(call)} ${player} ${call.key ?? ''} ${call.body ?? ''}`);
      },
      served: (call, served) => {
        judge.served(call, served);
        coverage.status(`${callName(call)} ${served.status}`);
        trace.add(`host #${call.number} ${served.status} ${shortHash(served.text)}`);
      },
      received: (call, served) => {
        const fate = call.fate ? ` (${describeFate(call.fate)})` : '';
        if (call.fate) coverage.fate(call.fate.kind);
        judge.received(call, served);
        trace.add(`${nameOf(call)} ${served ? served.status : 'failed'}${fate}`);
      },
    },
  });
  try {
    const performance = { stage, watch: { beforePress: judge.beforePress } };
    for (let step = source.next(stage); step; step = source.next(stage)) {
      trace.add(`— ${describeStep(step)}`);
      coverage.step(step.do);
      if (step.do === 'suspend') {
        judge.ledger.wasSuspended = true;
        if (step.suspended) judge.ledger.suspended.add(step.market);
        else judge.ledger.suspended.delete(step.market);
      }
      if (step.do === 'set draw') judge.drawSet(step.market, step.session);
      const filled = step.do === 'fill' ? stage.tabs.get(step.tab) : undefined;
      const typist = filled && judge.playerOn(filled);
      if (step.do === 'fill' && typist) judge.drafts.typed(pointsIn(step.entry), typist);
      const reloaded = step.do === 'reload' ? stage.tabs.get(step.tab) : undefined;
      if (reloaded)
        judge.drafts.beforeReload(reloaded, stage.screenOf(reloaded), judge.playerOn(reloaded));
      const opener = step.do === 'open' ? stage.tabs.get(step.tab) : undefined;
      const wasBidScreen = opener && bidPaths.includes(pathOf(opener));
      const begun = stage.kernel.now();
      await performStep(performance, step);
      took[source.taken() - 1] = stage.kernel.now() - begun;
      if (opener && !wasBidScreen) judge.drafts.afterOpening(stage.screenOf(opener));
      if (reloaded)
        judge.drafts.afterReload(reloaded, stage.screenOf(reloaded), judge.playerOn(reloaded));
      observeAll(stage, judge, coverage, trace);
      for (const { kind } of judge.findings) {
        if (!foundAfter.has(kind)) foundAfter.set(kind, source.taken());
      }
    }
    isFaulty = false;
    trace.add('— all faults end');
    await finish({
      stage,
      judge,
      performance,
      observe: () => observeAll(stage, judge, coverage, trace),
    });
  } catch (error) {
    onUncaught(error);
  } finally {
    process.off('uncaughtException', onUncaught);
    process.off('unhandledRejection', onUncaught);
    stage.close();
  }
  coverage.claims(judge.submissions.all);
  return {
    hash: trace.hash(),
    trace: trace.lines,
    findings: judge.findings,
    foundAfter,
    took,
    coverage,
  };
}

/** Runs the world and the steps that a seed draws. */
export async function runSeed(parts: Parts, seed: number, count: number): Promise<RunResult> {
  const random = createRandom(seed);
  const world = drawWorld(random.fork(1));
  const steps: Step[] = [];
  const outcome = await perform(parts, { seed, world }, choose(random, count, steps));
  return { seed, world, steps, ...outcome };
}

/** Performs a script again, or a part of it. */
export async function runScript(parts: Parts, script: Script): Promise<RunResult> {
  return { ...script, ...(await perform(parts, script, replay(script.steps))) };
}
