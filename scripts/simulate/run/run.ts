import { callName } from '../host/call.ts';
import type { Host } from '../host/host.ts';
import type { NetworkEvents } from '../host/network.ts';
import type { Finding } from '../judge/findings.ts';
import { createJudge, type Judge } from '../judge/judge.ts';
import type { Client } from '../page/client.ts';
import { textOfError } from '../page/page.ts';
import type { TabEvents } from '../page/tab.ts';
import { readScreen } from '../player/screen.ts';
import { finish } from './finish.ts';
import { performStep } from './perform.ts';
import { createRandom } from './random.ts';
import { choose, replay, type Source } from './source.ts';
import { type Stage, setStage } from './stage.ts';
import { describeStep, type Step } from './step.ts';
import { shortHash, Trace } from './trace.ts';
import { drawWorld, type RunWorld } from './world.ts';

/** A run as data: what `--play` and shrinking perform again. */
export interface Script {
  readonly seed: number;
  readonly world: RunWorld;
  readonly steps: readonly Step[];
}

export interface Outcome {
  /** What the app said of each, in order. */
  readonly said: readonly string[];
  readonly booked: number;
}

export interface RunResult {
  readonly script: Script;
  readonly hash: string;
  readonly trace: readonly string[];
  readonly findings: readonly Finding[];
  /** Numbers of steps that did not apply, and of fates that met no call. */
  readonly idle: { readonly steps: readonly Step[]; readonly fates: number };
  readonly outcome: Outcome;
}

/** What runs are made of; one for all runs of a process. */
export interface Parts {
  readonly client: Client;
  readonly host: Host;
}

/** Writes what happens into the trace, and tells the judge. */
function traced(trace: Trace, judge: Judge): NetworkEvents & TabEvents {
  const nameOf = (call: Parameters<NetworkEvents['begun']>[0]) =>
    `${call.page.tab} #${call.number} ${callName(call)}`;
  return {
    begun: (call) => {
      const player = judge.ledger.playerOf(call.token) ?? '';
      trace.add(`${nameOf(call)} ${player} ${call.key ?? ''} ${call.body ?? ''}`);
      judge.begun(call);
    },
    served: (call, served) => {
      trace.add(`host #${call.number} ${served.status} ${shortHash(served.text)}`);
      judge.served(call, served);
    },
    received: (call, served) => {
      trace.add(`${nameOf(call)} ${served?.status ?? 'failed'} ${call.fate?.kind ?? ''}`);
      judge.received(call, served);
    },
    failed: (kind, text) => {
      trace.add(`${kind}: ${text.split('\n', 1)[0]}`);
      judge.report(kind, 'no error', text.slice(0, 2000));
    },
    pressing: judge.beforePress,
    leaving: (tab) => {
      judge.observe(tab);
      judge.submissions.leave(tab.name);
    },
  };
}

async function perform(parts: Parts, seed: number, world: RunWorld, source: Source) {
  const trace = new Trace();
  const judge = createJudge();
  const events = traced(trace, judge);
  const onUncaught = (error: unknown) => events.failed('crash', textOfError(error));
  process.on('uncaughtException', onUncaught);
  process.on('unhandledRejection', onUncaught);
  let isFaulty = true;
  const stage: Stage = await setStage({
    ...{ ...parts, world, seed, events },
    fateOf: (call) => (isFaulty ? source.fateOf(call) : undefined),
  });
  const observeAll = () => {
    for (const tab of stage.tabs.values()) {
      judge.observe(tab);
      const { path, text } = readScreen(tab);
      trace.add(`${tab.name} ${path} ${shortHash(text)} ${text.slice(0, 60)}`);
    }
  };
  const idle: Step[] = [];
  try {
    for (let step = source.next(stage); step; step = source.next(stage)) {
      trace.add(`— ${describeStep(step)}`);
      const isDone = await performStep(stage, step);
      if (!isDone) idle.push(step);
      if (!isDone && step.do === 'look') {
        const tab = stage.tabs.get(step.tab);
        const seen = tab ? readScreen(tab).text : 'no such tab';
        judge.report('wrong screen', describeStep(step), seen);
      }
      observeAll();
    }
    isFaulty = false;
    trace.add('— all faults end');
    await finish(stage, judge);
    observeAll();
  } finally {
    await stage.close();
    process.off('uncaughtException', onUncaught);
    process.off('unhandledRejection', onUncaught);
  }
  const { ledger, submissions, findings } = judge;
  return {
    ...{ findings, trace: trace.lines, hash: trace.hash() },
    idle: { steps: idle, fates: source.unused() },
    outcome: {
      said: submissions.all.map(({ claim }) => claim ?? 'nothing'),
      booked: ledger.booked.length,
    },
  };
}

/** Runs the world and the steps that a seed draws. */
export async function runSeed(parts: Parts, seed: number, count: number): Promise<RunResult> {
  const world = drawWorld(createRandom(seed).fork(1));
  const source = choose(seed, count);
  const result = await perform(parts, seed, world, source);
  return { ...result, script: { seed, world, steps: source.taken() } };
}

/** Performs a script again, or a part of it. */
export async function runScript(parts: Parts, script: Script): Promise<RunResult> {
  const { seed, world, steps } = script;
  return { ...(await perform(parts, seed, world, replay(steps))), script };
}
