import type { Output } from '../cli/output.ts';
import type { ReplayContext } from '../sources/replay/replay-cli.ts';

export type { Output } from '../cli/output.ts';
export type { ReplayContext } from '../sources/replay/replay-cli.ts';

/** Environment variables by name. */
type Environment = Record<string, string | undefined>;

/** The command `verify`: verifies a host against the contract. Returns its exit code. */
export async function verify(
  args: string[],
  env: Environment = process.env,
  output: Output = console,
): Promise<0 | 1 | 2 | 3> {
  const { main } = await import('../sources/plan/verify-cli.ts');
  return main(args, env, output);
}

/**
 * The command `explore`: random walks over a host, compared with the mock that `context` loads. An aborted signal ends the
 * walk. Returns its exit code.
 */
export async function explore(
  args: string[],
  env: Environment = process.env,
  output: Output = console,
  signal?: AbortSignal,
  context: ReplayContext = {},
): Promise<0 | 1 | 2> {
  const { main } = await import('../sources/walk/explore-cli.ts');
  return main(args, env, output, { ...context, signal });
}

/** The command `record`: a proxy until `stopped`, or reads a HAR at once. Returns the exit code. */
export async function record(
  args: string[],
  stopped: Promise<unknown>,
  env: Environment = process.env,
  output: Output = console,
): Promise<0 | 2> {
  const { main } = await import('../sources/proxy/record-cli.ts');
  return main(args, env, output, stopped);
}

/** The command `replay`: plays a recording on a host or on the mock that `context` loads. Returns the exit code. */
export async function replay(
  args: string[],
  env: Environment = process.env,
  output: Output = console,
  context: ReplayContext = {},
): Promise<0 | 1 | 2> {
  const { main } = await import('../sources/replay/replay-cli.ts');
  return main(args, env, output, context);
}

/** The command `drift`: a proxy that runs until `stopped` settles. Returns its exit code. */
export async function drift(
  args: string[],
  stopped: Promise<unknown>,
  env: Environment = process.env,
  output: Output = console,
): Promise<0 | 1 | 2> {
  const { main } = await import('../sources/proxy/drift-cli.ts');
  return main(args, env, output, stopped);
}
