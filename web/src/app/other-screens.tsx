import type { ComponentType } from 'react';
import type { ScreenId } from '../features/bids/engine/screen-id.ts';

type Import = () => Promise<ComponentType>;

/**
 * The screens on which few visits begin. This list of their files is a file of its own, so that the
 * first load of login and home does not contain it.
 */
export const otherScreens = {
  bettingOptions: () =>
    import('../features/betting-options/betting-options-screen.tsx').then(
      (m) => m.BettingOptionsScreen,
    ),
  myBids: () => import('../features/history/my-bids-screen.tsx').then((m) => m.MyBidsScreen),
  winHistory: () =>
    import('../features/history/win-history-screen.tsx').then((m) => m.WinHistoryScreen),
  bidHistory: () => import('../features/history/bid-history.tsx').then((m) => m.BidHistory),
  marketResultHistory: () =>
    import('../features/results/result-history-screen.tsx').then((m) => m.ResultHistoryScreen),
  passbook: () => import('../features/passbook/passbook-screen.tsx').then((m) => m.PassbookScreen),
  chart: () => import('../features/results/chart-screen.tsx').then((m) => m.ChartScreen),
  wallet: () => import('../features/wallet/wallet-screen.tsx').then((m) => m.WalletScreen),
  paymentMethods: () =>
    import('../features/wallet/payment-methods-screen.tsx').then((m) => m.PaymentMethodsScreen),
  addBankDetails: () =>
    import('../features/bank-details/bank-details-screen.tsx').then((m) => m.BankDetailsScreen),
  gameRates: () =>
    import('../features/game-rates/game-rates-screen.tsx').then((m) => m.GameRatesScreen),
  changePassword: () =>
    import('../features/change-password/change-password-screen.tsx').then(
      (m) => m.ChangePasswordScreen,
    ),
  chat: () => import('../features/chat/chat-screen.tsx').then((m) => m.ChatScreen),
} satisfies Record<string, Import>;

/**
 * A bid screen, which renders its own bar with market and wallet. Its definition comes after the
 * list of all of them, which the screen of the bet types has loaded in advance.
 */
export async function bidScreen(screenId: ScreenId): Promise<ComponentType> {
  const [{ BidRoute }, definition] = await Promise.all([
    import('../features/bids/bid-route.tsx'),
    import('../features/bids/registry.ts').then((registry) => registry.loadDefinition(screenId)),
  ]);
  return () => <BidRoute definition={definition} />;
}
