import type { Account, Session } from '../ground/session.ts';

/** What must not stand in any report is replaced by this. */
const mask = '***';

/** Takes an account's number, credentials and tokens out of texts. */
export function concealing(account: Account, session?: Session): (text: string) => string {
  const { mobile, password, mpin, otp } = account;
  const secrets = [session?.access, session?.refresh, password, mobile, mpin, otp].filter(
    (secret): secret is string => secret !== undefined && secret !== '',
  );
  return (text) => secrets.reduce((shown, secret) => shown.replaceAll(secret, mask), text);
}
