import type { Output } from '../cli/output.ts';

export type { Output } from '../cli/output.ts';

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
