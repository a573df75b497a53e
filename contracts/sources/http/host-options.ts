import { wholeNumber } from '../../cli/flag-values.ts';
import { flag, parseBaseUrl, positiveNumber, text, UsageError } from '../../cli/flags.ts';
import type { RequestOptions } from './http-client.ts';
import type { Account } from './sign-in.ts';

/** The flags of every command that reaches a host. */
export const connectionFlags = { timeout: text, insecure: flag, help: flag } as const;

/** The flags of a host and of an account on it. */
export const accountFlags = {
  'base-url': text,
  'app-id': text,
  mobile: text,
  password: text,
  mpin: text,
  otp: text,
} as const;

/** The flags that allow bets. */
export const betFlags = { 'allow-writes': flag, 'allow-bets': flag, 'max-stake': text } as const;

/** The flags of a proxy in front of a host. */
export const proxyFlags = { upstream: text, port: text } as const;

type Values<T> = { readonly [Name in keyof T]?: string | boolean | undefined };
type Texts<T> = { readonly [Name in keyof T]?: string | undefined };

/** How to reach a host; `seconds` is the time limit unless a flag gives one. Throws UsageError. */
export const readConnection = (
  { timeout, insecure }: { timeout?: string | undefined; insecure: boolean },
  seconds: number,
): RequestOptions => ({
  timeoutMs: positiveNumber('timeout', timeout, seconds) * 1000,
  insecure,
});

/** The address of the host, by flag or environment. Throws UsageError. */
export function readBaseUrl(values: Texts<typeof accountFlags>, env: NodeJS.ProcessEnv): string {
  const address = values['base-url'] ?? env.MATKA_BASE_URL;
  if (!address) throw new UsageError('No host given: use --base-url or MATKA_BASE_URL.');
  return parseBaseUrl(address);
}

/** The account, by flags or environment. Throws UsageError without a mobile number. */
export function readAccount(values: Texts<typeof accountFlags>, env: NodeJS.ProcessEnv): Account {
  const mobile = values.mobile ?? env.MATKA_MOBILE;
  if (!mobile) throw new UsageError('No account given: use --mobile or MATKA_MOBILE.');
  return {
    appId: values['app-id'] ?? env.MATKA_APP_ID ?? 'kalyan-matka',
    mobile,
    password: values.password ?? env.MATKA_PASSWORD,
    mpin: values.mpin ?? env.MATKA_MPIN,
    otp: values.otp ?? env.MATKA_OTP,
  };
}

/** The account with a credential, by flags or environment. Throws UsageError without one. */
export function readSignIn(values: Texts<typeof accountFlags>, env: NodeJS.ProcessEnv): Account {
  const account = readAccount(values, env);
  if (account.password || account.mpin || account.otp) return account;
  throw new UsageError('No credential given: use MATKA_PASSWORD, MATKA_MPIN or MATKA_OTP.');
}

/** Whether bets are allowed, and the points that a run may lose by them. Throws UsageError. */
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
    maxStake: stake === undefined ? 0 : positiveNumber('max-stake', String(stake), 0),
  };
}

/** The host that a proxy forwards to; undefined if none is given. Throws UsageError. */
export function readUpstream(
  { upstream }: Texts<typeof proxyFlags>,
  env: NodeJS.ProcessEnv,
): string | undefined {
  const address = upstream ?? env.MATKA_UPSTREAM;
  return address ? parseBaseUrl(address) : undefined;
}

/** The port of a proxy. Throws UsageError. */
export const readPort = ({ port }: Texts<typeof proxyFlags>, fallback: number): number =>
  wholeNumber('port', port ?? String(fallback), { most: 65_535 });
