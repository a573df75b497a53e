/** Texts of the source that no catalogue translates, and why. */
export interface Untranslated {
  readonly reason: string;
  /** The file, where the reason holds for that file alone. */
  readonly file?: string;
  /** The texts, with `{}` for each of their values; all of the file by default. */
  readonly texts?: readonly string[];
}

export const untranslated: readonly Untranslated[] = [
  { reason: 'Methods of HTTP.', texts: ['GET', 'POST'] },
  { reason: 'Names of keys.', texts: ['Enter'] },
  { reason: 'The clock has twelve hours in every language, as specified.', texts: ['AM', 'PM'] },
  { reason: 'Names of the app, fixed by the theme.', file: 'lib/theme.ts' },
  {
    reason: 'Statuses as the host sends them, compared with its texts.',
    file: 'matka/market-status.ts',
  },
  { reason: 'The name of a market, as a host sends it.', texts: ['SITA MORNING'] },
  { reason: 'Names of banks, people and payment services.', file: 'features/bank-details/bank.ts' },
  { reason: 'Names of banks.', file: 'features/wallet/withdraw-form.tsx' },
  { reason: 'Names of payment services.', file: 'features/wallet/upi-wallets.tsx' },
  { reason: 'Outlines of drawings.', file: 'ui/icon.tsx' },
  { reason: 'Outlines of drawings.', file: 'ui/outlines.ts' },
  { reason: 'Written for who configures the app, in its error.', file: 'config.ts' },
  {
    reason: 'Written for developers, in errors that no screen shows.',
    texts: [
      'ChunkError',
      'The page has no #root',
      'A stored submission could not be read and was removed: {}',
      'A submission could not be stored:',
    ],
  },
  {
    reason: 'Read between the page and its worker.',
    texts: [
      'take over',
      'which build',
      'which configuration',
      'The server has the page of another build',
    ],
  },
  { reason: 'A key of a list.', texts: ['at {}', '{} {}'] },
];

/** Texts that reach the screen as values of the host, so that no source contains them. */
export const textsOfHost: readonly string[] = ['OPEN', 'CLOSE', 'open', 'close'];
