/** A bank of the player: local only, no call knows of it. */
export type Bank = {
  readonly id: number;
  readonly bank: string;
  readonly accountHolder: string;
  readonly ifsc: string;
  /** Never changes. */
  readonly status: 'Verified' | 'Pending';
};

/** What the table starts with, at every visit anew: samples, of both statuses. */
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

/** How many digits of an account number stay readable in the log. */
const SHOWN_DIGITS = 4;

/** An account number with all but its last four characters hidden; a shorter one is hidden whole. */
export function maskedAccount(account: string): string {
  const shown = account.length > SHOWN_DIGITS ? account.slice(-SHOWN_DIGITS) : '';
  return shown.padStart(account.length, 'X');
}
