import { betTypeRows } from '@matka/contracts/bet-types';

export const bidPaths: readonly string[] = [
  '/single-digit',
  ...betTypeRows.map(({ screen }) => `/${screen}`),
];

type Way = readonly (readonly ['link' | 'button', string])[];

const inPanel = (name: string): Way => [
  ['button', 'Menu'],
  ['button', name],
];

/** What is pressed to reach a screen, in the bottom bar or the side panel. */
export const waysTo: Readonly<Record<string, Way>> = {
  '/passbook': [['link', 'Passbook']],
  '/bid-history': [['link', 'All Bids']],
  '/home': [['link', 'Home']],
  '/wallet': [['link', 'Wallet']],
  '/chat': [['link', 'Chat']],
  '/my-bids': inPanel('My Bids'),
  '/game-rates': inPanel('Game Rates'),
  '/chart': inPanel('Charts'),
  '/change-password': inPanel('Change Password'),
};

/** The addresses that the app leads to from its main screens. */
export const linkedPaths = Object.keys(waysTo);

export const tiles = betTypeRows.map(({ name }) => name);

export const marketNames = [
  ...['Kalyan Matka', 'Madhur Day', 'Sridevi', 'Milan Day', 'Main Bazar', 'SITA MORNING'],
  ...['Sridevi Night', 'Kalyan Night', 'Milan Night', 'Time Bazar'],
] as const;
