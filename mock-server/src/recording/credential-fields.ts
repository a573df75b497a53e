import { developmentOtp } from '@matka/fixtures/players';

/** Credentials in requests that the journal does not keep, and the values that replace them in a replay. */
export const placeholderCredentials: Readonly<Record<string, string>> = {
  password: 'Replayed@1',
  confirm_password: 'Replayed@1',
  mpin: '1357',
  confirm_mpin: '1357',
  otp: developmentOtp,
};

const fields = new Set<string | undefined>([...Object.keys(placeholderCredentials), 'refresh']);

/** True for a field whose value a replay replaces: a credential, or a refresh token. */
export const isCredentialField = (name: string | undefined): boolean => fields.has(name);
