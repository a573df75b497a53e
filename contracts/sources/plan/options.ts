import { calledAs } from '../../cli/command-name.ts';
import {
  flag,
  parseBaseUrl,
  parseFlags,
  parseOrigin,
  positiveNumber,
  text,
  texts,
  UsageError,
} from '../../cli/flags.ts';
import type { RequestOptions } from '../http/http-client.ts';
import type { Account } from '../http/sign-in.ts';

/** The options of a verification run. */
export interface HostOptions {
  baseUrl: string;
  account: Account;
  /** Unregistered mobile numbers, one for each registration. */
  newMobiles: string[];
  requestOptions: RequestOptions;
  /** Parts of descriptions; empty selects all. */
  only: string[];
  /** Parts of endpoint titles such as `GET /markets/`; empty selects all. */
  call: string[];
  list: boolean;
  allowWrites: boolean;
  allowBets: boolean;
  /** Maximum total stake of a run, in points. */
  maxStake: number;
  allowLockoutRisk: boolean;
  compareMock: boolean;
  /** Origin of the app's pages: what a browser needs there is checked. */
  origin?: string | undefined;
  /** Whether states that cannot be recognised are no failure. */
  allowUnmet?: boolean;
  /** Minimum number of tried interactions. */
  require: number;
  /** Path of the JSON report. */
  json?: string | undefined;
  /** Path of the JUnit report. */
  junit?: string | undefined;
  /** Path of the HTML report. */
  html?: string | undefined;
  /** Path of the Markdown report. */
  markdown?: string | undefined;
}

/** What a run does unless it is told otherwise: all of the plan that only reads and signs in. */
export const defaults = {
  newMobiles: [],
  only: [],
  call: [],
  list: false,
  allowWrites: false,
  allowBets: false,
  maxStake: 0,
  allowLockoutRisk: false,
  compareMock: false,
  require: 1,
} satisfies Partial<HostOptions>;

const call = calledAs('npm run contracts:verify --', 'npx matka-contracts verify');

/** The text of `--help`. */
export const usage = `Usage: ${call} --base-url https://api.example.com [options]

Verifies a host of the API against the contract. By default it sends only reads and logins.

Host and account (prefer the variables: other users of this machine can read a command line)
  MATKA_BASE_URL     --base-url URL       address of the API, with its path if it has one
  MATKA_APP_ID       --app-id ID          app identifier (kalyan-matka)
  MATKA_MOBILE       --mobile NUMBER
  MATKA_PASSWORD     --password TEXT      one credential is enough: this one,
  MATKA_MPIN         --mpin DIGITS        or this one,
  MATKA_OTP          --otp DIGITS         or this one
  MATKA_NEW_MOBILES  --new-mobile NUMBER  unregistered numbers for registrations, with commas

Selection                                 Reports
  --list        print the plan              --html FILE      one page with all exchanges
  --only TEXT   part of a description       --markdown FILE  summary for a CI step
  --call TEXT   part of "GET /markets/"     --json FILE, --junit FILE

Permissions
  --allow-writes         registrations
  --allow-bets           with --allow-writes and --max-stake POINTS: bets, which cost points
  --allow-lockout-risk   logins with a wrong credential

Checks and connection
  --origin URL           check what a browser needs on pages of this origin
  --compare-mock         run the same plan on the mock and list the differences
  --allow-unmet          accept states that cannot be recognised, which are exit code 3
  --require N            fail if fewer than N interactions were tried
  --timeout SECONDS      time limit of a request (10)
  --insecure             accept a self-signed or untrusted certificate

Exit code: 0 all tried interactions passed, 1 some failed, 2 none or too few tried or no start,
3 a state could not be recognised that the host seems to be in.`;

const flags = {
  'base-url': text,
  'app-id': text,
  mobile: text,
  password: text,
  mpin: text,
  otp: text,
  'new-mobile': texts,
  list: flag,
  only: texts,
  call: texts,
  'allow-writes': flag,
  'allow-bets': flag,
  'max-stake': text,
  'allow-lockout-risk': flag,
  'compare-mock': flag,
  timeout: text,
  insecure: flag,
  'allow-unmet': flag,
  origin: text,
  require: text,
  json: text,
  junit: text,
  html: text,
  markdown: text,
  help: flag,
} as const;

const splitList = (value: string) => value.split(',').filter(Boolean);

/** Reads the command line and the environment; undefined for `--help`. Throws UsageError. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): HostOptions | undefined {
  const values = parseFlags(args, flags);
  if (values.help) return undefined;
  const address = values['base-url'] ?? env.MATKA_BASE_URL;
  if (!address) throw new UsageError('No host given: use --base-url or MATKA_BASE_URL.');
  const baseUrl = parseBaseUrl(address);
  const mobile = values.mobile ?? env.MATKA_MOBILE;
  if (!mobile) throw new UsageError('No account given: use --mobile or MATKA_MOBILE.');
  const allowBets = values['allow-bets'];
  if (allowBets && !(values['allow-writes'] && values['max-stake']))
    throw new UsageError('--allow-bets requires --allow-writes and --max-stake POINTS.');
  return {
    baseUrl,
    account: {
      appId: values['app-id'] ?? env.MATKA_APP_ID ?? 'kalyan-matka',
      mobile,
      password: values.password ?? env.MATKA_PASSWORD,
      mpin: values.mpin ?? env.MATKA_MPIN,
      otp: values.otp ?? env.MATKA_OTP,
    },
    newMobiles: (values['new-mobile'] ?? [env.MATKA_NEW_MOBILES ?? '']).flatMap(splitList),
    requestOptions: {
      timeoutMs: positiveNumber('timeout', values.timeout, 10) * 1000,
      insecure: values.insecure,
    },
    only: values.only ?? defaults.only,
    call: values.call ?? defaults.call,
    list: values.list,
    allowWrites: values['allow-writes'],
    allowBets,
    maxStake: positiveNumber('max-stake', values['max-stake'], defaults.maxStake),
    allowLockoutRisk: values['allow-lockout-risk'],
    compareMock: values['compare-mock'],
    allowUnmet: values['allow-unmet'],
    origin: values.origin === undefined ? undefined : parseOrigin(values.origin),
    require: positiveNumber('require', values.require, defaults.require),
    json: values.json,
    junit: values.junit,
    html: values.html,
    markdown: values.markdown,
  };
}
