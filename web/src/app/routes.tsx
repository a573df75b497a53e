import { type PathName, paths } from '../lib/paths.ts';
import { bidRoutes } from './bid-routes.tsx';
import { lazyScreen } from './lazy-screen.ts';
import type { otherScreens } from './other-screens.tsx';
import type { RouteEntry } from './route-entry.ts';

/** A screen whose file is listed apart. */
const other = (name: keyof typeof otherScreens) =>
  lazyScreen(async () => (await import('./other-screens.tsx')).otherScreens[name]());

const home: RouteEntry = {
  screen: lazyScreen(() => import('../features/home/home-screen.tsx').then((m) => m.loadHome())),
  access: 'player',
  chrome: { bar: { menu: true }, bottomBar: true },
  keepsPlace: true,
  next: 'bettingOptions',
};

/** Every route with its access rule, its bars and its lazily loaded screen. */
export const routes: Readonly<Record<PathName, RouteEntry>> = {
  splash: {
    screen: lazyScreen(() =>
      import('../features/sign-in/splash-screen.tsx').then((m) => m.SplashScreen),
    ),
    access: 'open',
    next: 'login',
  },
  login: {
    screen: lazyScreen(() =>
      import('../features/sign-in/login-screen.tsx').then((m) => m.LoginScreen),
    ),
    access: 'open',
    next: 'home',
  },
  register: {
    screen: lazyScreen(() =>
      import('../features/sign-in/register-screen.tsx').then((m) => m.RegisterScreen),
    ),
    access: 'open',
    next: 'login',
  },
  home,
  test: home,
  bettingOptions: {
    screen: other('bettingOptions'),
    access: 'player',
    needs: 'market',
    chrome: { bar: { title: 'Betting Options', back: paths.home } },
    next: 'singleDigit',
  },
  ...bidRoutes,
  myBids: {
    screen: other('myBids'),
    access: 'player',
    chrome: { bar: { title: 'My Bids', back: 'previous' } },
  },
  winHistory: {
    screen: other('winHistory'),
    access: 'player',
    chrome: { bar: { title: 'Win History', back: paths.myBids } },
  },
  bidHistory: {
    screen: other('bidHistory'),
    access: 'player',
    chrome: { bar: { title: 'Bid History', back: 'previous' }, bottomBar: true },
  },
  marketResultHistory: {
    screen: other('marketResultHistory'),
    access: 'player',
    chrome: { bar: { title: 'Market Result History', back: paths.myBids } },
  },
  passbook: {
    screen: other('passbook'),
    access: 'player',
    chrome: { bar: { title: 'Passbook' }, bottomBar: true },
  },
  chart: {
    screen: other('chart'),
    access: 'player',
    chrome: { bar: { title: 'Chart', back: 'previous' } },
  },
  wallet: {
    screen: other('wallet'),
    access: 'player',
    chrome: { bar: { title: 'Wallet', menu: true }, bottomBar: true },
    next: 'paymentMethods',
  },
  paymentMethods: {
    screen: other('paymentMethods'),
    access: 'player',
    chrome: { bar: { title: 'Payment Methods', back: paths.wallet } },
  },
  addBankDetails: {
    screen: other('addBankDetails'),
    access: 'player',
    chrome: { bar: { title: 'Add Bank Details', back: paths.wallet } },
  },
  gameRates: {
    screen: other('gameRates'),
    access: 'player',
    chrome: { bar: { title: 'Game Rates', back: 'previous' } },
  },
  changePassword: {
    screen: other('changePassword'),
    access: 'player',
    chrome: { bar: { title: 'Change Password', back: 'previous' } },
  },
  chat: {
    screen: lazyScreen(() => import('../features/chat/chat-screen.tsx').then((m) => m.ChatScreen)),
    access: 'player',
    chrome: { bar: { title: 'Chat', menu: true }, bottomBar: true },
  },
};

/** An entry with its path. */
type Route = RouteEntry & { readonly path: string };

/** The routes with their paths, in the order of the table. */
export const routeList: readonly Route[] = (Object.keys(routes) as PathName[]).map((name) => ({
  path: paths[name],
  ...routes[name],
}));

/**
 * The entry of a path, also in capitals or with a slash at its end; undefined for an unknown path. No path has a
 * parameter, so that there is nothing to match: the router would rank and compile all of them with each change.
 */
export function entryOf(pathname: string): Route | undefined {
  const known = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  return routeList.find(({ path }) => path === known);
}
