/** A bank of the player; local only, never sent. */
export type Bank = {
  readonly id: number;
  readonly bank: string;
  readonly accountHolder: string;
  readonly ifsc: string;
  readonly status: 'Verified' | 'Pending';
};

export const sampleBanks: readonly Bank[] = [
  {
    id: 1,
    bank: 'State Bank of India',
    accountHolder: 'Aarav Sharma',
    ifsc: 'SBIN0000001',
    status: 'Verified',
  },
  {
    id: 2,
    bank: 'HDFC Bank',
    accountHolder: 'Aarav Sharma',
    ifsc: 'HDFC0000002',
    status: 'Pending',
  },
];

const SHOWN_DIGITS = 4;

/** Masks all but the last four characters of an account number; a shorter one is masked entirely. */
export function maskedAccount(account: string): string {
  const shown = account.length > SHOWN_DIGITS ? account.slice(-SHOWN_DIGITS) : '';
  return shown.padStart(account.length, 'X');
}
