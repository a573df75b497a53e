import { wholeNumber } from '../../cli/flag-values.ts';
import { parseBaseUrl, positiveNumber, UsageError } from '../../cli/flags.ts';
import { defaultFlag, plainFlag, valueFlag } from '../../cli/help.ts';
import type { RequestOptions } from './http-client.ts';
import type { Account } from './sign-in.ts';

/** The flags of every command that reaches a host; `seconds` is the time limit unless a flag gives one. */
export const connectionFlags = (seconds: number) => ({
  timeout: defaultFlag('SECONDS', 'time limit of a request', String(seconds)),
  insecure: plainFlag('accept a self-signed or untrusted certificate'),
  help: plainFlag('print this'),
});

const digits = { form: /^\d+$/, takes: 'digits only' } as const;
const oneLine = { form: /^\P{Cc}+$/u, takes: 'a text of one line' } as const;
const oneWord = { form: /^[^\s\p{Cc}]+$/u, takes: 'a text without blanks' } as const;

/** The flags of an account, with their valid values; the mobile number first, since a wrong one fails every login. */
export const accountFlags = {
  mobile: { ...valueFlag('NUMBER', 'the account', 'MATKA_MOBILE'), ...digits },
  'app-id': { ...valueFlag('ID', 'app identifier, or kalyan-matka', 'MATKA_APP_ID'), ...oneWord },
  password: {
    ...valueFlag('TEXT', 'one credential is enough: this', 'MATKA_PASSWORD'),
    ...oneLine,
  },
  mpin: { ...valueFlag('DIGITS', 'or this', 'MATKA_MPIN'), ...digits },
  otp: { ...valueFlag('DIGITS', 'or this', 'MATKA_OTP'), ...digits },
} as const;

/** The flags of a host and of an account on it. */
export const hostFlags = {
  'base-url': valueFlag('URL', 'base address of the API, including its path', 'MATKA_BASE_URL'),
  ...accountFlags,
} as const;

/** The flags that allow bets. */
export const betFlags = {
  'allow-writes': plainFlag('store data, as registrations do'),
  'allow-bets': plainFlag('place bets, which cost points: with the flags before and after it'),
  'max-stake': valueFlag('POINTS', 'what all bets of a run may cost together'),
} as const;

/** The flags of a proxy in front of a host; `port` is the port unless a flag gives one. */
export const proxyFlags = (port: number) => ({
  upstream: valueFlag('URL', 'base address of the API, including its path', 'MATKA_UPSTREAM'),
  port: defaultFlag('N', 'port of the proxy on this machine, 0 for any free one', String(port)),
});

type Values<T> = { readonly [Name in keyof T]?: string | boolean | undefined };
type Texts<T> = { readonly [Name in keyof T]?: string | undefined };

/** A day, in seconds: a timer takes no more than 24 of them, and ends at once beyond. */
const longestTimeout = 86_400;

/** The time limit of a request in milliseconds. Throws UsageError. */
function readTimeout(timeout: string): number {
  const limit = positiveNumber('timeout', timeout);
  if (limit > longestTimeout)
    throw new UsageError(`--timeout ${timeout} is more than a day, ${longestTimeout} seconds.`);
  return limit * 1000;
}

/** The connection to a host. Throws UsageError. */
export const readConnection = ({
  timeout,
  insecure,
}: {
  timeout: string;
  insecure: boolean;
}): RequestOptions => ({ timeoutMs: readTimeout(timeout), insecure });

/** The address of the host, by flag or environment. Throws UsageError. */
export function readBaseUrl(values: Texts<typeof hostFlags>, env: NodeJS.ProcessEnv): string {
  const address = values['base-url'] ?? env.MATKA_BASE_URL;
  if (!address) throw new UsageError('No host given: use --base-url or MATKA_BASE_URL.');
  return parseBaseUrl(address);
}

/** Throws UsageError for a part of an account with which no login can succeed; its value is not in the message. */
function checkForm(
  source: string,
  value: string,
  { form, takes }: { form: RegExp; takes: string },
) {
  if (form.test(value)) return value;
  const end = /[\s\p{Cc}]$/u.test(value) ? ' It ends with a blank or a line break.' : '';
  throw new UsageError(`${source} takes ${takes}.${end}`);
}

/** Unregistered mobile numbers, by flags or environment, with commas between them. Throws UsageError. */
export function readNewMobiles(flags: readonly string[] | undefined, env: NodeJS.ProcessEnv) {
  const [source, texts] = flags
    ? ['--new-mobile', flags]
    : ['MATKA_NEW_MOBILES', [env.MATKA_NEW_MOBILES ?? '']];
  return texts
    .flatMap((text) => text.split(',').filter(Boolean))
    .map((number) => checkForm(source, number, digits));
}

/** The account, by flags or environment. Throws UsageError without a mobile number, and for an unusable value. */
export function readAccount(values: Texts<typeof accountFlags>, env: NodeJS.ProcessEnv): Account {
  const read = (flag: keyof typeof accountFlags): string | undefined => {
    const { variable = '', ...part } = accountFlags[flag];
    const [source, value] =
      values[flag] === undefined ? [variable, env[variable]] : [`--${flag}`, values[flag]];
    return value ? checkForm(source, value, part) : undefined;
  };
  const mobile = read('mobile');
  if (!mobile) throw new UsageError('No account given: use --mobile or MATKA_MOBILE.');
  return {
    appId: read('app-id') ?? 'kalyan-matka',
    mobile,
    password: read('password'),
    mpin: read('mpin'),
    otp: read('otp'),
  };
}

/** The account with a credential, by flags or environment. Throws UsageError without one. */
export function readSignIn(values: Texts<typeof accountFlags>, env: NodeJS.ProcessEnv): Account {
  const account = readAccount(values, env);
  if (account.password || account.mpin || account.otp) return account;
  throw new UsageError('No credential given: use MATKA_PASSWORD, MATKA_MPIN or MATKA_OTP.');
}

/** Reads if bets are allowed, and the points that a run may lose by them. Throws UsageError. */
export function readStake(values: Values<typeof betFlags>): {
  allowBets: boolean;
  maxStake: number;
} {
  const allowBets = values['allow-bets'] === true;
  const stake = values['max-stake'];
  if (allowBets && !(values['allow-writes'] && stake))
    throw new UsageError('--allow-bets requires --allow-writes and --max-stake POINTS.');
  return {
    allowBets,
    maxStake: stake === undefined ? 0 : positiveNumber('max-stake', String(stake)),
  };
}

/** The options of a proxy, without a host if none is given. Throws UsageError. */
export function readProxy(
  values: Texts<ReturnType<typeof proxyFlags>> & {
    port: string;
    timeout: string;
    insecure: boolean;
  },
  env: NodeJS.ProcessEnv,
) {
  const address = values.upstream ?? env.MATKA_UPSTREAM;
  return {
    upstream: address ? parseBaseUrl(address) : undefined,
    port: wholeNumber('port', values.port, { most: 65_535 }),
    requestOptions: readConnection(values),
  };
}
