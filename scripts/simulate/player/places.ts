import { betTypeRows } from '@matka/contracts/bet-types';
import { bidPath, bidScreens } from '@matka/web/src/lib/paths';
import type { Control } from './screen.ts';

export const bidPaths: readonly string[] = bidScreens.map(bidPath);

const link = (name: string) => ({ role: 'link', name }) as const;
const inPanel = (name: string) =>
  [
    { role: 'button', name: 'Menu' },
    { role: 'button', name },
  ] as const;

/** The controls of the bottom bar and the side panel that lead to a screen. */
export const waysTo: Readonly<Record<string, readonly Pick<Control, 'role' | 'name'>[]>> = {
  '/passbook': [link('Passbook')],
  '/bid-history': [link('All Bids')],
  '/home': [link('Home')],
  '/wallet': [link('Wallet')],
  '/chat': [link('Chat')],
  '/my-bids': inPanel('My Bids'),
  '/game-rates': inPanel('Game Rates'),
  '/chart': inPanel('Charts'),
  '/change-password': inPanel('Change Password'),
};

export const linkedPaths = Object.keys(waysTo);

export const tiles = betTypeRows.map(({ name }) => name);

export const marketNames = [
  ...['Kalyan Matka', 'Madhur Day', 'Sridevi', 'Milan Day', 'Main Bazar', 'SITA MORNING'],
  ...['Sridevi Night', 'Kalyan Night', 'Milan Night', 'Time Bazar'],
] as const;
