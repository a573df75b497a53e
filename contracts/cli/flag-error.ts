import type { ParseArgsOptionsConfig } from 'node:util';
import { suggestion } from './closest.ts';
import { shortened } from './shortened.ts';

const named = /'(?:-\w, )?(--?[^' ]*)/;

/** The possible flags: `Flags: --port, --host.` */
function possible(flags: ParseArgsOptionsConfig): string {
  const all = Object.keys(flags).map((name) => `--${name}`);
  return all.length === 0 ? 'It takes no flags.' : `Flags: ${all.join(', ')}.`;
}

/** The value that was given to a flag without one: `5` of `--json=5`. */
const givenTo = (flag: string, args: readonly string[]): string | undefined =>
  args.find((one) => one.startsWith(`${flag}=`))?.slice(flag.length + 1);

/** One line for an error of `parseArgs`: the flag, the given value, and the valid values. */
export function flagError(
  error: unknown,
  args: readonly string[],
  flags: ParseArgsOptionsConfig,
): string {
  const { code, message } = error as { code?: string; message: string };
  const flag = named.exec(message)?.[1] ?? '';
  const name = flag.replace(/^-+/, '');
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const known = Object.keys(flags);
    return `There is no flag ${shortened(flag)}.${suggestion(name, known, '--')} ${possible(flags)}`;
  }
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') {
    const given = /'([^']*)'/.exec(message)?.[1] ?? '';
    return `"${shortened(given)}" is not a flag.${suggestion(given, Object.keys(flags), '--')} ${possible(flags)}`;
  }
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return message.split('\n', 1)[0] ?? message;
  if (flags[name]?.type === 'boolean')
    return `${flag} takes no value, not "${shortened(givenTo(flag, args) ?? '')}".`;
  const next = args[args.indexOf(flag) + 1];
  if (next === undefined) return `${flag} needs a value: ${flag} VALUE.`;
  return `${flag} needs a value, but "${shortened(next)}" looks like a flag. If it is the value, write ${flag}=${shortened(next)}.`;
}
