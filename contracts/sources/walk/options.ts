import { calledAs } from '../../cli/command-name.ts';
import { withConfig } from '../../cli/config-file.ts';
import { wholeNumber } from '../../cli/flag-values.ts';
import { parseFlags } from '../../cli/flags.ts';
import { defaultFlag, helpOf, plainFlag, valueFlag } from '../../cli/help.ts';
import { knownFlags, readKnownOptions } from '../../report/known-options.ts';
import {
  betFlags,
  connectionFlags,
  hostFlags,
  readBaseUrl,
  readConnection,
  readSignIn,
  readStake,
} from '../http/host-options.ts';

/** The file of the recording unless a flag names one. */
export const defaultFile = '.local/reports/explore.json';

const call = calledAs('npm run contracts:explore --', 'npx matka-contracts explore');

const flags = {
  ...hostFlags,
  steps: defaultFlag('N', 'steps of the walk', '60'),
  seed: valueFlag('N', 'the same seed takes the same steps (a random one, which is printed)'),
  ...betFlags,
  'compare-mock': plainFlag('compare each response with that of the mock in the same state'),
  ...knownFlags,
  out: valueFlag('FILE', `recording of the shortest walk that shows a fault (${defaultFile})`),
  ...connectionFlags(10),
} as const;

/** The text of `--help`. */
export const usage = `Usage: ${call} --base-url https://api.example.com [options]

Random walks over a host, with the rules of the game as oracle. Reads only, unless bets are allowed.

${helpOf(flags)}

Exit code: 0 nothing was found, 1 a fault or a difference was found, 2 the exploration could not start or finish.`;

export type ExploreOptions = NonNullable<ReturnType<typeof readExploreOptions>>;

/** Reads the command line and the environment; undefined for `--help`. Throws UsageError. */
export function readExploreOptions(args: string[], env: NodeJS.ProcessEnv) {
  const values = parseFlags(withConfig('explore', args, flags, env), flags);
  if (values.help) return undefined;
  const { steps, seed, out } = values;
  return {
    baseUrl: readBaseUrl(values, env),
    account: readSignIn(values, env),
    steps: wholeNumber('steps', steps, { least: 1 }),
    seed: seed === undefined ? Math.floor(Math.random() * 2 ** 31) : wholeNumber('seed', seed),
    ...readStake(values),
    /** True if the walk is compared with the mock. */
    compareMock: values['compare-mock'],
    known: readKnownOptions(values),
    /** File for the recording of the shortest walk. */
    out,
    requestOptions: readConnection(values),
  };
}
