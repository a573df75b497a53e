import { calledAs } from '../../cli/command-name.ts';
import { wholeNumber } from '../../cli/flag-values.ts';
import {
  flag,
  parseBaseUrl,
  parseFlags,
  positiveNumber,
  text,
  UsageError,
} from '../../cli/flags.ts';
import type { RequestOptions } from '../http/http-client.ts';
import type { Account } from '../http/sign-in.ts';

/** The options of an exploration. */
export interface ExploreOptions {
  baseUrl: string;
  account: Account;
  steps: number;
  seed: number;
  allowBets: boolean;
  maxStake: number;
  /** File for the recording of the shortest walk. */
  out: string | undefined;
  requestOptions: RequestOptions;
}

const call = calledAs('npm run contracts:explore --', 'npx matka-contracts explore');

/** The text of `--help`. */
export const usage = `Usage: ${call} --base-url https://api.example.com [options]

Random walks over a host, with the rules of the game as oracle. Reads only, unless bets are allowed.

  MATKA_BASE_URL     --base-url URL    address of the API, with its path if it has one
  MATKA_APP_ID       --app-id ID       app identifier (kalyan-matka)
  MATKA_MOBILE       --mobile NUMBER   the account
  MATKA_PASSWORD     --password TEXT   its credential, or MATKA_MPIN/--mpin, MATKA_OTP/--otp
  --steps N          steps of the walk (60)
  --seed N           the same seed takes the same steps (a random one, which is printed)
  --allow-writes --allow-bets --max-stake POINTS
                     place bets; a run never bets more than these points, shrinking included
  --out FILE         recording of the shortest walk that shows a fault (.local/reports/explore.json)
  --timeout SECONDS  time limit of a request (10)
  --insecure         accept a self-signed or untrusted certificate

Exit code: 0 nothing was found, 1 a fault was found, 2 the exploration could not start or came to no end.`;

const flags = {
  'base-url': text,
  'app-id': text,
  mobile: text,
  password: text,
  mpin: text,
  otp: text,
  steps: text,
  seed: text,
  'allow-writes': flag,
  'allow-bets': flag,
  'max-stake': text,
  out: text,
  timeout: text,
  insecure: flag,
  help: flag,
} as const;

/** Reads the command line and the environment; undefined for `--help`. Throws UsageError. */
export function readExploreOptions(
  args: string[],
  env: NodeJS.ProcessEnv,
): ExploreOptions | undefined {
  const values = parseFlags(args, flags);
  if (values.help) return undefined;
  const baseUrl = values['base-url'] ?? env.MATKA_BASE_URL;
  const mobile = values.mobile ?? env.MATKA_MOBILE;
  const [password, mpin, otp] = [
    values.password ?? env.MATKA_PASSWORD,
    values.mpin ?? env.MATKA_MPIN,
    values.otp ?? env.MATKA_OTP,
  ];
  if (!baseUrl) throw new UsageError('No host given: use --base-url or MATKA_BASE_URL.');
  if (!mobile || !(password || mpin || otp))
    throw new UsageError(
      'No account given: use MATKA_MOBILE with MATKA_PASSWORD, MATKA_MPIN or MATKA_OTP.',
    );
  const allowBets = values['allow-bets'];
  if (allowBets && !values['allow-writes'])
    throw new UsageError('--allow-bets needs --allow-writes.');
  if (allowBets && values['max-stake'] === undefined)
    throw new UsageError('--allow-bets needs --max-stake: the points that the run may lose.');
  const steps = values.steps === undefined ? 60 : wholeNumber('steps', values.steps, { least: 1 });
  return {
    baseUrl: parseBaseUrl(baseUrl),
    account: {
      appId: values['app-id'] ?? env.MATKA_APP_ID ?? 'kalyan-matka',
      mobile,
      password,
      mpin,
      otp,
    },
    steps,
    seed:
      values.seed === undefined
        ? Math.floor(Math.random() * 2 ** 31)
        : wholeNumber('seed', values.seed),
    allowBets,
    maxStake:
      values['max-stake'] === undefined ? 0 : positiveNumber('max-stake', values['max-stake'], 0),
    out: values.out,
    requestOptions: {
      timeoutMs: positiveNumber('timeout', values.timeout, 10) * 1000,
      insecure: values.insecure,
    },
  };
}
