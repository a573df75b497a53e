import { LoginScreen } from '../features/sign-in/login-screen.tsx';
import { SplashScreen } from '../features/sign-in/splash-screen.tsx';
import { bidPath, bidScreens, type Path, type PathName, paths } from '../lib/paths.ts';
import type { Access } from './access.ts';
import { firstLoadScreen, type LazyScreen, lazyScreen } from './lazy-screen.ts';
import type { Chrome } from './shell.tsx';

/** A screen with who may open it and the bars around it. */
export interface AppRoute extends Access {
  readonly screen: LazyScreen;
  readonly chrome?: Chrome;
  /** Restores the scroll position when the screen is opened again. */
  readonly keepsPlace?: boolean;
}

/** The layout and the bars of all screens of a player, which a visitor does not need. */
export const playerLayout = lazyScreen(() =>
  import('./player-layout.tsx').then((m) => m.PlayerLayout),
);
export const shell = lazyScreen(() => import('./shell.tsx').then((m) => m.Shell));

const home: AppRoute = {
  screen: lazyScreen(() => import('../features/home/home-screen.tsx').then((m) => m.HomeScreen)),
  access: 'player',
  chrome: { bar: { menu: true }, bottomBar: true },
  keepsPlace: true,
};

/** Every bid screen: it takes its definition from the path, and renders a bar with market and wallet. */
const bids: AppRoute = {
  screen: lazyScreen(() => import('../features/bids/bid-route.tsx').then((m) => m.BidRoute)),
  access: 'player',
  needs: 'bet',
};

export const routes = {
  splash: { screen: firstLoadScreen(SplashScreen), access: 'open' },
  login: { screen: firstLoadScreen(LoginScreen), access: 'visitor' },
  register: {
    screen: lazyScreen(() =>
      import('../features/sign-in/register-screen.tsx').then((m) => m.RegisterScreen),
    ),
    access: 'open',
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
  },
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
      import('../features/history/passbook-screen.tsx').then((m) => m.PassbookScreen),
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
} as const satisfies Record<PathName, AppRoute>;

export const routeList: readonly (AppRoute & { readonly path: Path })[] = [
  ...(Object.keys(routes) as PathName[]).map((name) => ({ path: paths[name], ...routes[name] })),
  ...bidScreens.map((id) => ({ path: bidPath(id), ...bids })),
];
