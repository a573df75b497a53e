import { type PathName, paths } from '../lib/paths.ts';
import { bidRoutes } from './bid-routes.tsx';
import { lazyScreen } from './lazy-screen.ts';
import type { RouteEntry } from './route-entry.ts';

const home: RouteEntry = {
  screen: lazyScreen(() => import('../features/home/home-screen.tsx').then((m) => m.HomeScreen)),
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
    screen: lazyScreen(() =>
      import('../features/betting-options/betting-options-screen.tsx').then(
        (m) => m.BettingOptionsScreen,
      ),
    ),
    access: 'player',
    needs: 'market',
    chrome: { bar: { title: 'Betting Options', back: paths.home } },
    next: 'singleDigit',
  },
  ...bidRoutes,
  myBids: {
    screen: lazyScreen(() =>
      import('../features/history/my-bids-screen.tsx').then((m) => m.MyBidsScreen),
    ),
    access: 'player',
    chrome: { bar: { title: 'My Bids', back: 'previous' } },
  },
  winHistory: {
    screen: lazyScreen(() =>
      import('../features/history/win-history-screen.tsx').then((m) => m.WinHistoryScreen),
    ),
    access: 'player',
    chrome: { bar: { title: 'Win History', back: paths.myBids } },
  },
  bidHistory: {
    screen: lazyScreen(() =>
      import('../features/history/bid-history.tsx').then((m) => m.BidHistory),
    ),
    access: 'player',
    chrome: { bar: { title: 'Bid History', back: 'previous' }, bottomBar: true },
  },
  marketResultHistory: {
    screen: lazyScreen(() =>
      import('../features/results/result-history-screen.tsx').then((m) => m.ResultHistoryScreen),
    ),
    access: 'player',
    chrome: { bar: { title: 'Market Result History', back: paths.myBids } },
  },
  passbook: {
    screen: lazyScreen(() =>
      import('../features/passbook/passbook-screen.tsx').then((m) => m.PassbookScreen),
    ),
    access: 'player',
    chrome: { bar: { title: 'Passbook' }, bottomBar: true },
  },
  chart: {
    screen: lazyScreen(() =>
      import('../features/results/chart-screen.tsx').then((m) => m.ChartScreen),
    ),
    access: 'player',
    chrome: { bar: { title: 'Chart', back: 'previous' } },
  },
  wallet: {
    screen: lazyScreen(() =>
      import('../features/wallet/wallet-screen.tsx').then((m) => m.WalletScreen),
    ),
    access: 'player',
    chrome: { bar: { title: 'Wallet', menu: true }, bottomBar: true },
    next: 'paymentMethods',
  },
  paymentMethods: {
    screen: lazyScreen(() =>
      import('../features/wallet/payment-methods-screen.tsx').then((m) => m.PaymentMethodsScreen),
    ),
    access: 'player',
    chrome: { bar: { title: 'Payment Methods', back: paths.wallet } },
  },
  addBankDetails: {
    screen: lazyScreen(() =>
      import('../features/bank-details/bank-details-screen.tsx').then((m) => m.BankDetailsScreen),
    ),
    access: 'player',
    chrome: { bar: { title: 'Add Bank Details', back: paths.wallet } },
  },
  gameRates: {
    screen: lazyScreen(() =>
      import('../features/game-rates/game-rates-screen.tsx').then((m) => m.GameRatesScreen),
    ),
    access: 'player',
    chrome: { bar: { title: 'Game Rates', back: 'previous' } },
  },
  changePassword: {
    screen: lazyScreen(() =>
      import('../features/change-password/change-password-screen.tsx').then(
        (m) => m.ChangePasswordScreen,
      ),
    ),
    access: 'player',
    chrome: { bar: { title: 'Change Password', back: 'previous' } },
  },
  chat: {
    screen: lazyScreen(() => import('../features/chat/chat-screen.tsx').then((m) => m.ChatScreen)),
    access: 'player',
    chrome: { bar: { title: 'Chat', menu: true }, bottomBar: true },
  },
};

/** The routes with their paths, in the order of the table. */
export const routeList = (Object.keys(routes) as PathName[]).map((name) => ({
  path: paths[name],
  ...routes[name],
}));

/** The entry of a path; undefined for an unknown path. */
export function entryOf(pathname: string): RouteEntry | undefined {
  return routeList.find(({ path }) => path === pathname);
}
