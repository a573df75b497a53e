import type { FindingKind } from '../judge/findings.ts';
import { realNow } from '../kernel/virtual-date.ts';
import { type Parts, runScript, type Script } from '../run/run.ts';
import type { Step } from '../run/step.ts';

/** Tries to make a script smaller; undefined once it stays as it is. */
type Holds = (steps: readonly Step[], world?: Script['world']) => Promise<boolean>;

/** Leaves out parts of a list, large ones first, as long as what is left still shows the finding. */
async function leaveOut(
  steps: readonly Step[],
  holds: Holds,
  isOver: () => boolean,
): Promise<readonly Step[]> {
  let left = steps;
  for (
    let size = Math.ceil(left.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let at = left.length - size; at > -size && !isOver(); at -= size) {
      const from = Math.max(0, at);
      const rest = [...left.slice(0, from), ...left.slice(from + size)];
      if (rest.length < left.length && (await holds(rest))) left = rest;
    }
  }
  return left;
}

/** Simpler worlds to try, one change each. */
function* simplerWorlds(world: Script['world']): Generator<Script['world']> {
  const [first] = Object.keys(world.devices);
  const devices = Object.fromEntries(Object.keys(world.devices).map((name) => [name, 0]));
  yield { ...world, devices };
  if (first !== undefined) yield { ...world, devices: { [first]: world.devices[first] ?? 0 } };
  yield { ...world, theme: 'kalyanMatkaBlue' };
  yield { ...world, tokenSeconds: 3600 };
  yield { ...world, locks: true };
  yield { ...world, scenario: 'usual' };
}

/**
 * Reduces a script to the fewest steps, faults and devices that still show a finding of the same kind.
 * @param seconds how long to try
 */
export async function shrink(
  parts: Parts,
  script: Script,
  kind: FindingKind,
  seconds: number,
): Promise<{ script: Script; runs: number }> {
  const end = realNow() + seconds * 1000;
  const isOver = () => realNow() > end;
  let runs = 0;
  let { world } = script;
  const holds: Holds = async (steps, other = world) => {
    runs++;
    const { findings } = await runScript(parts, { ...script, world: other, steps });
    return findings.some((finding) => finding.kind === kind);
  };
  let steps = script.steps;
  if (!(await holds(steps))) return { script, runs };
  for (let before = -1; before !== steps.length && !isOver(); ) {
    before = steps.length;
    steps = await leaveOut(steps, holds, isOver);
  }
  for (const simpler of simplerWorlds(world)) {
    if (isOver()) break;
    if (JSON.stringify(simpler) !== JSON.stringify(world) && (await holds(steps, simpler)))
      world = simpler;
  }
  return { script: { ...script, world, steps }, runs };
}
