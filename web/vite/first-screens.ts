import { paths } from '../src/lib/paths.ts';

/** The first screen by sign-in state and path; `*` is every other path. */
export interface FirstScreen {
  who: 'visitor' | 'player';
  paths: readonly string[];
  sources: readonly string[];
  /** API paths of the screen, requested with the app id as query. */
  calls?: readonly string[];
}

/** The screens of a player that have bars around them, besides home; those of the bids render their own. */
const barredPaths = [
  ...[paths.bettingOptions, paths.myBids, paths.winHistory, paths.bidHistory],
  ...[paths.marketResultHistory, paths.passbook, paths.chart, paths.wallet],
  ...[
    paths.paymentMethods,
    paths.addBankDetails,
    paths.gameRates,
    paths.changePassword,
    paths.chat,
  ],
];

/** The splash screen, else the screen that the guards will show. */
export const firstScreens: readonly FirstScreen[] = [
  { who: 'visitor', paths: ['/'], sources: ['src/features/sign-in/splash-screen.tsx'] },
  { who: 'visitor', paths: ['/register'], sources: ['src/features/sign-in/register-screen.tsx'] },
  { who: 'visitor', paths: ['*'], sources: ['src/features/sign-in/login-screen.tsx'] },
  {
    who: 'player',
    paths: ['/home', '/test', '/login'],
    sources: ['src/features/home/home-screen.tsx', 'src/app/shell.tsx'],
    calls: ['/homepage/', '/markets/'],
  },
  // The list of the other screens, whose own files follow. A browser warns of a style that no screen uses.
  {
    who: 'player',
    paths: barredPaths,
    sources: ['src/app/other-screens.tsx', 'src/app/shell.tsx'],
  },
  { who: 'player', paths: ['*'], sources: ['src/app/other-screens.tsx'] },
];
