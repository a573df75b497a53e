import type { Finding } from '../judge/findings.ts';
import { Judge } from '../judge/judge.ts';
import { textOfError } from '../page/page.ts';
import { readScreen } from '../player/screen.ts';
import { finish } from './finish.ts';
import { performStep } from './perform.ts';
import { createRandom } from './random.ts';
import { closeStage, setStage } from './set-stage.ts';
import { choose, replay, type Source } from './source.ts';
import type { Call, Events, Parts } from './stage.ts';
import { describeStep, type Step } from './step.ts';
import { digest, shortHash, traceLine } from './trace.ts';
import { drawWorld, type RunWorld } from './world.ts';

/** A run as data, which `--play` and shrinking perform again. */
export interface Script {
  readonly seed: number;
  readonly world: RunWorld;
  readonly steps: readonly Step[];
}

export interface Outcome {
  /** The app's last claim about each submission, in order. */
  readonly said: readonly string[];
  readonly booked: number;
}

export interface RunResult {
  readonly script: Script;
  readonly hash: string;
  readonly trace: readonly string[];
  readonly findings: readonly Finding[];
  /** Steps that did not apply, and the number of fates that met no request. */
  readonly idle: { readonly steps: readonly Step[]; readonly fates: number };
  readonly outcome: Outcome;
}

function traced(note: (line: string) => void, judge: Judge): Events {
  const nameOf = ({ page, number, name }: Call) => `${page.tab.name} #${number} ${name}`;
  return {
    begun: (call) => {
      const player = judge.ledger.playerOf(call.token) ?? '';
      note(`${nameOf(call)} ${player} ${call.key ?? ''} ${call.body ?? ''}`);
      judge.begun(call);
    },
    served: (call, served) => {
      note(`host #${call.number} ${served.status} ${shortHash(served.text)}`);
      judge.served(call, served);
    },
    received: (call, served) => {
      note(`${nameOf(call)} ${served?.status ?? 'failed'} ${call.fate?.kind ?? ''}`);
      judge.received(call, served);
    },
    failed: (kind, text) => {
      note(`${kind}: ${text.split('\n', 1)[0]}`);
      judge.report(kind, 'no error', text.slice(0, 2000));
    },
    pressing: (tab, control) => judge.beforePress(tab, control),
    leaving: (tab) => {
      judge.observe(tab);
      judge.submissions.leave(tab.name);
    },
  };
}

async function perform(
  parts: Parts,
  about: Pick<Script, 'seed' | 'world'>,
  source: Source,
): Promise<Omit<RunResult, 'script'>> {
  const trace: string[] = [];
  const note = (line: string) => void trace.push(traceLine(line));
  const judge = new Judge();
  const events = traced(note, judge);
  const onUncaught = (error: unknown) => events.failed('crash', textOfError(error));
  process.on('uncaughtException', onUncaught);
  process.on('unhandledRejection', onUncaught);
  let isFaulty = true;
  const stage = await setStage(parts, about, {
    events,
    fateOf: (call) => (isFaulty ? source.fateOf(call) : undefined),
  });
  const observeAll = () => {
    for (const tab of stage.tabs.values()) {
      judge.observe(tab);
      const { path, text } = readScreen(tab);
      note(`${tab.name} ${path} ${shortHash(text)} ${text.slice(0, 60)}`);
    }
  };
  const idle: Step[] = [];
  try {
    for (let step = source.next(stage); step; step = source.next(stage)) {
      note(`— ${describeStep(step)}`);
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
    note('— all faults end');
    await finish(stage, judge);
    observeAll();
  } finally {
    await closeStage(stage);
    process.off('uncaughtException', onUncaught);
    process.off('unhandledRejection', onUncaught);
  }
  const said = judge.submissions.all.map(({ claim }) => claim ?? 'nothing');
  return {
    findings: judge.findings,
    trace,
    hash: digest(trace.join('\n')),
    idle: { steps: idle, fates: source.unused() },
    outcome: { said, booked: judge.ledger.booked.length },
  };
}

/** Runs the world and the steps that a seed draws. */
export async function runSeed(parts: Parts, seed: number, count: number): Promise<RunResult> {
  const world = drawWorld(createRandom(seed).fork(1));
  const source = choose(seed, count);
  const result = await perform(parts, { seed, world }, source);
  return { ...result, script: { seed, world, steps: source.taken() } };
}

export async function runScript(parts: Parts, script: Script): Promise<RunResult> {
  return { ...(await perform(parts, script, replay(script.steps))), script };
}
