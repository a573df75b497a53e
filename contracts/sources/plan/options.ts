import { calledAs } from '../../cli/command-name.ts';
import { withConfig } from '../../cli/config-file.ts';
import { parseFlags, parseOrigin, positiveNumber } from '../../cli/flags.ts';
import { defaultFlag, helpOf, plainFlag, valueFlag, valuesFlag } from '../../cli/help.ts';
import { knownFlags, readKnownOptions } from '../../report/known-options.ts';
import {
  betFlags,
  connectionFlags,
  hostFlags,
  readAccount,
  readBaseUrl,
  readConnection,
  readNewMobiles,
  readStake,
} from '../http/host-options.ts';

const call = calledAs('npm run contracts:verify --', 'npx matka-contracts verify');

const accounts = {
  ...hostFlags,
  'new-mobile': valuesFlag(
    'NUMBER',
    'unregistered numbers for registrations, with commas',
    'MATKA_NEW_MOBILES',
  ),
} as const;

const selection = {
  list: plainFlag('print the plan'),
  only: valuesFlag('TEXT', 'interactions whose description contains the text'),
  call: valuesFlag('TEXT', 'interactions whose endpoint ("GET /markets/") contains the text'),
} as const;

const permissions = {
  ...betFlags,
  'allow-lockout-risk': plainFlag('log in with a wrong credential'),
} as const;

const reports = {
  html: valueFlag('FILE', 'one page with all exchanges'),
  markdown: valueFlag('FILE', 'summary for a CI step'),
  json: valueFlag('FILE', 'report for programs'),
  junit: valueFlag('FILE', 'report for CI systems'),
} as const;

const checks = {
  origin: valueFlag('URL', 'check what a browser needs on pages of this origin'),
  'compare-mock': plainFlag('compare each response with that of the mock in the same state'),
  'allow-unmet': plainFlag('accept states that cannot be recognised (otherwise exit code 3)'),
  require: defaultFlag('N', 'fail if fewer than N interactions were tried', '1'),
  ...knownFlags,
  ...connectionFlags(10),
} as const;

const flags = { ...accounts, ...selection, ...permissions, ...reports, ...checks } as const;

/** The text of `--help`. */
export const usage = `Usage: ${call} --base-url https://api.example.com [options]

Verifies a host of the API against the contract. By default it sends only reads and logins.

Host and account (prefer the variables: other users of this machine can read a command line)
${helpOf(accounts)}

Selection
${helpOf(selection)}

Permissions
${helpOf(permissions)}

Reports
${helpOf(reports)}

Checks and connection
${helpOf(checks)}

Exit code: 0 all tried interactions passed, 1 some failed, 2 none or too few were tried,
3 a state could not be recognised that the host seems to be in.`;

export type HostOptions = NonNullable<ReturnType<typeof readOptions>>;

/** Reads the command line and the environment; undefined for `--help`. Throws UsageError. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv) {
  const values = parseFlags(withConfig('verify', args, flags, env), flags);
  if (values.help) return undefined;
  const { list, json, junit, html, markdown, origin } = values;
  return {
    baseUrl: readBaseUrl(values, env),
    account: readAccount(values, env),
    /** Unregistered mobile numbers, one for each registration. */
    newMobiles: readNewMobiles(values['new-mobile'], env),
    requestOptions: readConnection(values),
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
    /** Origin of the app's pages: the needs of a browser are checked there. */
    origin: origin === undefined ? undefined : parseOrigin(origin),
    /** Minimum number of tried interactions. */
    require: positiveNumber('require', values.require),
    // Paths of reports.
    json,
    junit,
    html,
    markdown,
  };
}
