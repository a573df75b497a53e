import { calledAs } from '../../cli/command-name.ts';
import { wholeNumber } from '../../cli/flag-values.ts';
import { flag, parseFlags, text } from '../../cli/flags.ts';
import { knownFlags, knownUsage, readKnownOptions } from '../../report/known-options.ts';
import {
  accountFlags,
  betFlags,
  connectionFlags,
  readBaseUrl,
  readConnection,
  readSignIn,
  readStake,
} from '../http/host-options.ts';

const call = calledAs('npm run contracts:explore --', 'npx matka-contracts explore');

/** The text of `--help`. */
export const usage = `Usage: ${call} --base-url https://api.example.com [options]

Random walks over a host, with the rules of the game as oracle. Reads only, unless bets are allowed.

  MATKA_BASE_URL     --base-url URL    base address of the API, including its path
  MATKA_APP_ID       --app-id ID       app identifier (kalyan-matka)
  MATKA_MOBILE       --mobile NUMBER   the account
  MATKA_PASSWORD     --password TEXT   its credential, or MATKA_MPIN/--mpin, MATKA_OTP/--otp
  --steps N          steps of the walk (60)
  --seed N           the same seed takes the same steps (a random one, which is printed)
  --allow-writes --allow-bets --max-stake POINTS
                     place bets; a run never stakes more than POINTS in total, shrinking included
  --compare-mock     compare each response with that of the mock in the same state: same,
                     different or undecided, by endpoint and in one line
${knownUsage}
  --out FILE         recording of the shortest walk that shows a fault (.local/reports/explore.json)
  --timeout SECONDS  time limit of a request (10)
  --insecure         accept a self-signed or untrusted certificate

Exit code: 0 nothing was found, 1 a fault or a difference was found, 2 the exploration could not start or finish.`;

const flags = {
  ...accountFlags,
  ...betFlags,
  ...connectionFlags,
  steps: text,
  seed: text,
  'compare-mock': flag,
  out: text,
  ...knownFlags,
} as const;

export type ExploreOptions = NonNullable<ReturnType<typeof readExploreOptions>>;

/** Reads the command line and the environment; undefined for `--help`. Throws UsageError. */
export function readExploreOptions(args: string[], env: NodeJS.ProcessEnv) {
  const values = parseFlags(args, flags);
  if (values.help) return undefined;
  const { steps, seed, out } = values;
  return {
    baseUrl: readBaseUrl(values, env),
    account: readSignIn(values, env),
    steps: steps === undefined ? 60 : wholeNumber('steps', steps, { least: 1 }),
    seed: seed === undefined ? Math.floor(Math.random() * 2 ** 31) : wholeNumber('seed', seed),
    ...readStake(values),
    /** True if the walk is compared with the mock. */
    compareMock: values['compare-mock'],
    known: readKnownOptions(values),
    /** File for the recording of the shortest walk. */
    out,
    requestOptions: readConnection(values, 10),
  };
}
