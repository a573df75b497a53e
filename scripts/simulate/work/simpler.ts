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

/** The time that passed in steps, as one step: without it what follows would come before its hour. */
export function slept(steps: Steps): Step[] {
  const ms = steps.reduce(
    (sum, step) => sum + (step.do === 'sleep' || step.do === 'wait' ? step.ms : 0),
    0,
  );
  return ms > 0 ? [{ do: 'sleep', ms }] : [];
}

/** Steps that leave large parts out, those that leave out most first; not all are shorter. */
export function* simplerSteps(steps: Steps): Generator<Steps> {
  for (const count of LAST) {
    const from = steps.length - count;
    if (from <= 0) break;
    const last = steps.slice(from);
    const start = shortcut(steps, from);
    const hasSlept = slept(steps.slice(0, from));
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
