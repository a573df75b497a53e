import { calledAs } from '../../cli/command-name.ts';
import { flag, parseFlags, parseOrigin, positiveNumber, text, texts } from '../../cli/flags.ts';
import { knownFlags, knownUsage, readKnownOptions } from '../../report/known-options.ts';
import {
  accountFlags,
  betFlags,
  connectionFlags,
  readAccount,
  readBaseUrl,
  readConnection,
  readNewMobiles,
  readStake,
} from '../http/host-options.ts';

const call = calledAs('npm run contracts:verify --', 'npx matka-contracts verify');

/** The text of `--help`. */
export const usage = `Usage: ${call} --base-url https://api.example.com [options]

Verifies a host of the API against the contract. By default it sends only reads and logins.

Host and account (prefer the variables: other users of this machine can read a command line)
  MATKA_BASE_URL     --base-url URL       base address of the API, including its path
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
  --compare-mock         compare each response with that of the mock in the same state
  --allow-unmet          accept states that cannot be recognised (otherwise exit code 3)
  --require N            fail if fewer than N interactions were tried
${knownUsage}
  --timeout SECONDS      time limit of a request (10)
  --insecure             accept a self-signed or untrusted certificate

Exit code: 0 all tried interactions passed, 1 some failed, 2 none or too few were tried,
3 a state could not be recognised that the host seems to be in.`;

const flags = {
  ...accountFlags,
  ...betFlags,
  ...connectionFlags,
  ...knownFlags,
  'new-mobile': texts,
  list: flag,
  only: texts,
  call: texts,
  'allow-lockout-risk': flag,
  'compare-mock': flag,
  'allow-unmet': flag,
  origin: text,
  require: text,
  json: text,
  junit: text,
  html: text,
  markdown: text,
} as const;

export type HostOptions = NonNullable<ReturnType<typeof readOptions>>;

/** Reads the command line and the environment; undefined for `--help`. Throws UsageError. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv) {
  const values = parseFlags(args, flags);
  if (values.help) return undefined;
  const { list, json, junit, html, markdown, origin } = values;
  return {
    baseUrl: readBaseUrl(values, env),
    account: readAccount(values, env),
    /** Unregistered mobile numbers, one for each registration. */
    newMobiles: readNewMobiles(values['new-mobile'], env),
    requestOptions: readConnection(values, 10),
    /** Parts of descriptions; empty selects all. */
    only: values.only ?? [],
    /** Parts of endpoint titles such as `GET /markets/`; empty selects all. */
    call: values.call ?? [],
    list,
    allowWrites: values['allow-writes'],
    ...readStake(values),
    allowLockoutRisk: values['allow-lockout-risk'],
    compareMock: values['compare-mock'],
    known: readKnownOptions(values),
    /** True to accept states that cannot be recognised. */
    allowUnmet: values['allow-unmet'],
    /** Origin of the app's pages: what a browser needs there is checked. */
    origin: origin === undefined ? undefined : parseOrigin(origin),
    /** Minimum number of tried interactions. */
    require: positiveNumber('require', values.require, 1),
    // Paths of reports.
    json,
    junit,
    html,
    markdown,
  };
}
