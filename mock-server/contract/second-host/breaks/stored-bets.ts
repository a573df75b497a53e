import { bodies, each, fieldsIn } from '../edit.ts';
import type { Break } from '../variant.ts';

const ofBetting: readonly Omit<Break, 'endpoint'>[] = [
  {
    name: 'a-balance-that-forgets',
    description: 'Every receipt counts from the same balance.',
    effect: 'Sees a wallet that only the latest bet has touched.',
    changed: bodies(
      each('user_balance', (value) => {
        const { previous_balance = 0, current_balance = 0 } = fieldsIn(value);
        const stake = Number(previous_balance) - Number(current_balance);
        return { previous_balance: 7000, current_balance: 7000 - stake };
      }),
      'betting',
    ),
  },
  {
    name: 'bets-on-closed-markets-taken',
    description: 'A bet on a closed market is told to be placed.',
    effect: 'Reads that a bet was placed that no draw decides.',
    changed: (response, { endpoint, request }) =>
      endpoint === 'betting' && response.status === 400 && /"points":[1-9]/.test(request.body ?? '')
        ? {
            ...response,
            status: 200,
            body: { user_balance: { previous_balance: 9, current_balance: 8 } },
          }
        : response,
  },
  {
    name: 'a-refused-bet-is-401',
    description: 'A bet that is refused gets 401.',
    effect: 'Is signed out by a bad bet.',
    changed: (response, { endpoint }) =>
      endpoint === 'betting' && response.status === 400 ? { ...response, status: 401 } : response,
  },
  {
    name: 'a-receipt-in-a-list',
    description: 'A receipt is a list of one.',
    effect: 'Reads that nobody knows whether the bet was placed.',
    changed: bodies((body) => [body], 'betting'),
  },
  {
    name: 'balances-for-people',
    description: 'Balances are written with a sign and commas.',
    effect: 'Reads that nobody knows whether the bet was placed.',
    changed: bodies(
      each('user_balance.current_balance', (value) => `₹${value}`),
      'betting',
    ),
  },
];

/** Seen in the history after the kit has placed bets. */
const ofHistory: readonly Omit<Break, 'endpoint' | 'stateful'>[] = [
  {
    name: 'bets-stored-twice',
    description: 'An accepted bet is stored twice.',
    effect: 'Reads two bets where one was placed.',
    options: { stored: (bet) => [bet, bet] },
  },
  {
    name: 'bets-not-stored',
    description: 'An accepted bet is not stored.',
    effect: 'Does not find the bet in the history.',
    options: { stored: () => [] },
  },
  {
    name: 'bets-on-the-other-session',
    description: 'A bet on open is stored as one on close.',
    effect: 'Reads another session than was bet on.',
    options: {
      stored: (bet) => [
        {
          ...bet,
          stakes: bet.stakes.map((stake) => ({
            ...stake,
            session: stake.session === 'open' ? 'close' : 'open',
          })),
        },
      ],
    },
  },
  {
    name: 'bets-on-another-market',
    description: 'A bet is stored under another market.',
    effect: 'Reads another market than was bet on.',
    options: {
      stored: (bet) => [{ ...bet, market: { ...bet.market, name: 'Ganga Day', id: 702 } }],
    },
  },
  {
    name: 'bets-of-ten-times-the-points',
    description: 'A bet is stored with ten times its points.',
    effect: 'Reads other points than were placed.',
    options: {
      stored: (bet) => [
        { ...bet, stakes: bet.stakes.map((one) => ({ ...one, points: one.points * 10 })) },
      ],
    },
  },
  {
    name: 'first-number-stored-alone',
    description: 'Of a bet on several numbers the first alone is stored.',
    effect: 'Does not find the other numbers in the history.',
    options: { stored: (bet) => [{ ...bet, stakes: bet.stakes.slice(0, 1) }] },
  },
  {
    name: 'bets-of-another-type',
    description: 'Every bet is stored under the name of another bet type.',
    effect: 'Reads another game than was played.',
    options: {
      stored: (bet) => [{ ...bet, betType: { ...bet.betType, name: 'Full Sangam' } }],
    },
  },
  {
    name: 'the-wallet-after-in-place-of-before',
    description: 'A bet is stored with the wallet after it as the one before it.',
    effect: 'Reads a passbook that counts every bet twice.',
    options: {
      stored: (bet) => [
        { ...bet, before: bet.before - bet.stakes.reduce((sum, { points }) => sum + points, 0) },
      ],
    },
  },
  {
    name: 'times-of-india-as-utc',
    description: 'The time of a bet is that of India and says that it is UTC.',
    effect: 'Reads times that are five and a half hours late.',
    options: { stored: (bet) => [{ ...bet, placedAt: bet.placedAt + 5.5 * 3600 * 1000 }] },
  },
];

/** Breaks of what a host does with an accepted bet. */
export const storedBets: readonly Break[] = [
  ...ofBetting.map((one): Break => ({ ...one, endpoint: 'betting' })),
  ...ofHistory.map((one): Break => ({ ...one, endpoint: 'history', stateful: true })),
];
