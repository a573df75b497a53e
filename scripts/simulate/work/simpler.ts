import type { Script } from '../run/run.ts';
import type { Step } from '../run/step.ts';

type Steps = readonly Step[];

/** The last steps that are tried alone, fewest first. */
const LAST = [3, 6, 10, 16, 24];

/** What of the steps before a place brings each tab there: it is opened, and its last player signs in. */
function shortcut(steps: Steps, end: number): Step[] {
  const opened = new Map<string, Step>();
  const signedIn = new Map<string, Step>();
  for (const step of steps.slice(0, end)) {
    if (step.do === 'new tab') opened.set(step.tab, { ...step, path: '/' });
    if (step.do === 'close') opened.delete(step.tab);
    if (step.do === 'sign in') signedIn.set(step.tab.slice(0, 1), step);
  }
  const devices = new Set([...opened.keys()].map((tab) => tab.slice(0, 1)));
  const players = [...devices].flatMap((device) => signedIn.get(device) ?? []);
  const entered = players.map((step) => {
    const { wait: _, ...patient } = step as Step & { wait?: number };
    return patient;
  });
  return [...opened.values(), ...entered];
}

const isPause = (step: Step): step is Extract<Step, { do: 'sleep' | 'wait' }> =>
  step.do === 'sleep' || step.do === 'wait';

/** How long the steps of a script took, by their places, in milliseconds. */
export type Durations = readonly number[];

const sumOf = (took: Durations, from: number, end: number): number =>
  took.slice(from, end).reduce((sum, ms) => sum + (ms ?? 0), 0);

/**
 * The time that passed in steps, as one step: without it what follows would come before its hour. None if they were
 * none that wait.
 */
function slept(steps: Steps, took: Durations, from: number, end: number): Step[] {
  const ms = sumOf(took, from, end);
  return ms > 0 && steps.slice(from, end).some(isPause) ? [{ do: 'sleep', ms }] : [];
}

/** Steps with more time in the first pause from a place on; undefined if none follows. */
function pausedLonger(steps: Steps, from: number, ms: number): Steps | undefined {
  const at = steps.findIndex((step, place) => place >= from && isPause(step));
  return at < 0
    ? undefined
    : steps.map((step, place) =>
        place === at && isPause(step) ? { ...step, ms: step.ms + ms } : step,
      );
}

/** Steps without those from one place to another. The time that they took remains in a pause if what follows may need it. */
export function* withoutPart(
  steps: Steps,
  took: Durations,
  from: number,
  end: number,
): Generator<Steps> {
  const part = steps.slice(from, end);
  if (part.length === 0) return;
  const leaveOut = (all: Steps, instead: Steps = []): Steps => [
    ...all.slice(0, from),
    ...instead,
    ...all.slice(end),
  ];
  const later = pausedLonger(steps, end, sumOf(took, from, end));
  if (!part.some(isPause)) return yield leaveOut(later ?? steps);
  yield leaveOut(steps);
  if (later) yield leaveOut(later);
  else if (part.length > 1) yield leaveOut(steps, slept(steps, took, from, end));
}

/** Steps that leave large parts out, those that leave out most first; not all are shorter. */
export function* simplerSteps(steps: Steps, took: Durations): Generator<Steps> {
  for (const count of LAST) {
    const from = steps.length - count;
    if (from <= 0) break;
    const last = steps.slice(from);
    const start = shortcut(steps, from);
    const hasSlept = slept(steps, took, 0, from);
    yield [...start, ...last];
    if (hasSlept.length > 0) yield [...hasSlept, ...start, ...last];
  }
  const tabs = new Set(steps.flatMap((step) => ('tab' in step ? step.tab : [])));
  for (const name of new Set([...tabs].map((tab) => tab.slice(0, 1)))) {
    yield steps.filter((step) => !('tab' in step) || !step.tab.startsWith(name));
  }
  for (const name of tabs) yield steps.filter((step) => !('tab' in step) || step.tab !== name);
  for (const kind of new Set(steps.map((step) => step.do))) {
    yield steps.filter((step) => step.do !== kind);
  }
}

/** Simpler worlds to try, one change each. */
export function* simplerWorlds(world: Script['world']): Generator<Script['world']> {
  const [first] = Object.keys(world.devices);
  const devices = Object.fromEntries(Object.keys(world.devices).map((name) => [name, 0]));
  yield { ...world, devices };
  if (first !== undefined) yield { ...world, devices: { [first]: world.devices[first] ?? 0 } };
  yield { ...world, theme: 'kalyanMatkaBlue' };
  yield { ...world, tokenSeconds: 3600 };
  yield { ...world, locks: true };
  yield { ...world, scenario: 'usual' };
}
