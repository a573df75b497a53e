import type { FindingKind } from '../judge/findings.ts';
import type { RunResult, Script } from '../run/run.ts';
import type { RunWorld } from '../run/world.ts';

const simplerWorlds: readonly ((world: RunWorld) => RunWorld)[] = [
  ({ devices, ...world }) => ({
    ...world,
    devices: Object.fromEntries(Object.keys(devices).map((name) => [name, 0])),
  }),
  ({ devices, ...world }) => ({ ...world, devices: { A: devices.A ?? 0 } }),
  (world) => ({ ...world, tokenSeconds: 3600 }),
  (world) => ({ ...world, scenario: 'usual' }),
];

/** Reduces a script to the shortest that shows a finding of its kind, in `most` runs; returns the last such run. */
export async function shrink(
  run: (script: Script) => Promise<RunResult>,
  first: RunResult,
  kind: FindingKind,
  most: number,
): Promise<RunResult> {
  let best = first;
  let runs = 0;
  /** Keeps a smaller script if the finding remains. */
  const tries = async (change: Partial<Script>): Promise<boolean> => {
    if (runs++ >= most) return false;
    const result = await run({ ...best.script, ...change });
    const remains = result.findings.some((finding) => finding.kind === kind);
    if (remains) best = result;
    return remains;
  };

  // Large parts first, from the end.
  let size = Math.ceil(best.script.steps.length / 2);
  while (size >= 1 && runs < most) {
    const before = best.script.steps.length;
    for (let end = before; end > 0; end -= size) {
      const { steps } = best.script;
      const rest = [...steps.slice(0, Math.max(0, end - size)), ...steps.slice(end)];
      if (rest.length < steps.length) await tries({ steps: rest });
    }
    const isSmaller = best.script.steps.length < before;
    if (size === 1 && !isSmaller) break;
    size = size === 1 ? 1 : Math.ceil(size / 2);
  }
  for (const simplify of simplerWorlds) {
    const { world } = best.script;
    const simpler = simplify(world);
    if (JSON.stringify(simpler) !== JSON.stringify(world)) await tries({ world: simpler });
  }
  return best;
}
