import type { GrantType } from '@matka/contracts/api/users';

const grantTypes: readonly unknown[] = ['password', 'mpin', 'otp'] satisfies GrantType[];

/** Whether a value names a kind of credential. */
export const isGrantType = (value: unknown): value is GrantType => grantTypes.includes(value);
