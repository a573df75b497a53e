import { parseArgs } from 'node:util';
import type { RequestOptions } from '../verifier/http-client.ts';
import type { Account } from './states/sign-in.ts';

/** What the kit is asked to do with a host. */
export interface HostOptions {
  baseUrl: string;
  account: Account;
  /** Numbers that nobody has registered yet, one for each registration. */
  newMobiles: string[];
  requestOptions: RequestOptions;
  /** Parts of descriptions; none means all. */
  only: string[];
  /** Parts of calls such as `GET /markets/`; none means all. */
  call: string[];
  list: boolean;
  allowWrites: boolean;
  allowBets: boolean;
  /** Points that all bets of a run may cost together. */
  maxStake: number;
  allowLockoutRisk: boolean;
  compareMock: boolean;
  /** So many interactions have to be tried at least. */
  require: number;
  /** Files to write reports to. */
  json?: string | undefined;
  junit?: string | undefined;
}

/** The command line or the environment asks for something that cannot be. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const usage = `Usage: npm run contracts:verify -- --base-url https://api.example.com [options]

Verifies a host of the API against the contract. By default it sends nothing but reads and logins.

Who signs in (environment variables are preferred: a command line can be read by others on the machine)
  MATKA_BASE_URL     --base-url URL      where the API lies, with its path if it has one
  MATKA_APP_ID       --app-id ID         the app identifier (kalyan-matka)
  MATKA_MOBILE       --mobile NUMBER
  MATKA_PASSWORD     --password TEXT     one of the three is needed; those that are missing are not tried
  MATKA_MPIN         --mpin DIGITS
  MATKA_OTP          --otp DIGITS
  MATKA_NEW_MOBILES  --new-mobile NUMBER unused numbers for registrations, separated by commas

What is tried
  --list                  print the plan; sends one login and the probes only
  --only TEXT             interactions whose description holds TEXT; may be repeated
  --call TEXT             interactions of a call, e.g. "GET /markets/"; may be repeated
  --allow-writes          also what leaves something behind: registrations
  --allow-bets            with --allow-writes and --max-stake: also bets, which cost real points
  --max-stake POINTS      what all bets of a run may cost together
  --allow-lockout-risk    also logins with a wrong credential
  --compare-mock          run the same plan on the mock and list where the two differ

How
  --timeout SECONDS       for each request (10)
  --insecure              accept a certificate that nobody vouches for
  --require N             fewer tried interactions than N are no success
  --json FILE             write a report as JSON
  --junit FILE            write a report as JUnit XML

Exit code: 0 everything tried has passed, 1 something differs, 2 nothing tried or no start.`;

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean', default: false } as const;

const parse = (args: string[]) =>
  parseArgs({
    args,
    options: {
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
      require: text,
      json: text,
      junit: text,
      help: flag,
    },
  }).values;

/** A positive number of the command line, or the usual one. Throws UsageError. */
export function positiveNumber(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!(Number.isFinite(number) && number > 0))
    throw new UsageError(`--${name} ${value} is no positive number.`);
  return number;
}

/** The address of an API without a slash at its end. Throws UsageError. */
export function parseBaseUrl(value: string): string {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`${value} is no address: it begins with https:// or http://.`);
  if (url.username || url.password)
    throw new UsageError('The address of a host holds no name and no password: reports would.');
  if (url.search || url.hash) throw new UsageError('The address of a host ends with its path.');
  return url.href.replace(/\/+$/, '');
}

const split = (value: string) => value.split(',').filter(Boolean);

/** The options of a command line and environment, or undefined when help is asked for. Throws UsageError. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): HostOptions | undefined {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(args);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  if (values.help) return undefined;
  const address = values['base-url'] ?? env.MATKA_BASE_URL;
  if (!address) throw new UsageError('No host is given: --base-url or MATKA_BASE_URL.');
  const baseUrl = parseBaseUrl(address);
  const mobile = values.mobile ?? env.MATKA_MOBILE;
  if (!mobile) throw new UsageError('Nobody is given to sign in: --mobile or MATKA_MOBILE.');
  const allowBets = values['allow-bets'];
  if (allowBets && !(values['allow-writes'] && values['max-stake']))
    throw new UsageError('--allow-bets needs --allow-writes and --max-stake POINTS besides.');
  return {
    baseUrl,
    account: {
      appId: values['app-id'] ?? env.MATKA_APP_ID ?? 'kalyan-matka',
      mobile,
      password: values.password ?? env.MATKA_PASSWORD,
      mpin: values.mpin ?? env.MATKA_MPIN,
      otp: values.otp ?? env.MATKA_OTP,
    },
    newMobiles: (values['new-mobile'] ?? [env.MATKA_NEW_MOBILES ?? '']).flatMap(split),
    requestOptions: {
      timeoutMs: positiveNumber('timeout', values.timeout, 10) * 1000,
      insecure: values.insecure,
    },
    only: values.only ?? [],
    call: values.call ?? [],
    list: values.list,
    allowWrites: values['allow-writes'],
    allowBets,
    maxStake: positiveNumber('max-stake', values['max-stake'], 0),
    allowLockoutRisk: values['allow-lockout-risk'],
    compareMock: values['compare-mock'],
    require: positiveNumber('require', values.require, 1),
    json: values.json,
    junit: values.junit,
  };
}
