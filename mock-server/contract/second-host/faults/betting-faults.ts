import { at, bodies, each, fieldsIn, onErrors, set } from '../edit.ts';
import type { BehaviourFault } from './fault.ts';

/** Another digit, jodi or pana of the same kind. */
const otherDigit = (text: string): string => String((Number(text) + 1) % 10);

/** Faults of bets, receipts and wallets. */
export const bettingFaults: readonly BehaviourFault[] = [
  {
    name: 'debited-twice',
    description: 'A bet takes its amount from the wallet twice.',
    breaks: 'nothing without a bet',
    options: {
      afterBet: (player, { stakes }) => {
        player.deposit -= stakes.reduce((sum, { points }) => sum + points, 0);
      },
    },
  },
  {
    name: 'not-debited',
    description: 'A bet takes nothing from the wallet.',
    breaks: 'nothing without a bet',
    options: {
      afterBet: (player, { stakes }) => {
        player.deposit += stakes.reduce((sum, { points }) => sum + points, 0);
      },
    },
  },
  {
    name: 'a-fee-for-each-bet',
    description: 'A bet takes half a point more than its amount.',
    breaks: 'nothing without a bet',
    options: {
      afterBet: (player) => {
        player.deposit -= 0.5;
      },
    },
  },
  {
    name: 'a-receipt-of-another-balance',
    description: 'A receipt shows a wallet that is a point too high.',
    breaks: 'balance after a bet',
    changed: bodies(
      each('user_balance.current_balance', (points) => Number(points) + 1),
      'betting',
    ),
  },
  {
    name: 'a-receipt-of-another-market',
    description: 'A receipt names the next market.',
    breaks: 'bet in the histories',
    changed: bodies(
      each('bet_details.market.id', (id) => Number(id) + 1),
      'betting',
    ),
  },
  {
    name: 'booked-twice',
    description: 'A bet is stored twice.',
    breaks: 'bet in the histories',
    options: { stored: (bet) => [bet, bet] },
  },
  {
    name: 'not-booked',
    description: 'A bet is accepted and not stored.',
    breaks: 'bet in the histories',
    options: { stored: () => [] },
  },
  {
    name: 'another-number-booked',
    description: 'A bet on a digit is stored on the next one; other bets are stored as they are.',
    breaks: 'bet in the histories',
    options: {
      stored: (bet) => [
        {
          ...bet,
          stakes: bet.stakes.map((stake) => ({
            ...stake,
            numbers: Object.fromEntries(
              Object.entries(stake.numbers).map(([name, text]) => [
                name,
                text.length === 1 ? otherDigit(text) : text.replace(/^(\d)(\d)$/, '$2$1'),
              ]),
            ),
          })),
        },
      ],
    },
  },
  {
    name: 'booked-on-the-other-session',
    description: 'A bet on the open is stored on the close and the other way round.',
    breaks: 'bet in the histories',
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
    name: 'only-the-first-of-several-booked',
    description: 'Of a bet on several numbers only the first is stored.',
    breaks: 'bet in the histories',
    options: { stored: (bet) => [{ ...bet, stakes: bet.stakes.slice(0, 1) }] },
  },
  {
    name: 'a-point-more-booked',
    description: 'A bet is stored with a point more on each number.',
    breaks: 'bet in the histories',
    options: {
      stored: (bet) => [
        { ...bet, stakes: bet.stakes.map((stake) => ({ ...stake, points: stake.points + 1 })) },
      ],
    },
  },
  {
    name: 'balance-below-zero',
    description: 'A bet may be larger than the wallet.',
    breaks: 'amounts',
    options: { unchecked: ['wallet'] },
  },
  {
    name: 'a-wrong-sum-accepted',
    description: 'A bet is accepted whatever its amount says.',
    breaks: 'rejected bets',
    options: { unchecked: ['sum'] },
  },
  {
    name: 'any-points-accepted',
    description: 'A bet is accepted with 0, negative or half points.',
    breaks: 'rejected bets',
    options: { unchecked: ['points'] },
  },
  {
    name: 'any-number-accepted',
    description: 'A bet is accepted on numbers that the game does not have.',
    breaks: 'rejected bets',
    options: { unchecked: ['number'] },
  },
  {
    name: 'closed-markets-take-bets',
    description: 'A market takes bets whatever its status.',
    breaks: 'closed sides',
    options: { unchecked: ['status'] },
  },
  {
    name: 'open-bets-after-the-open',
    description: 'A market that runs for its close takes bets on its open.',
    breaks: 'closed sides',
    options: { unchecked: ['open status'] },
  },
  {
    name: 'equal-keys-book-twice',
    description: 'A repeated request with its key gets the first receipt and books again.',
    breaks: 'bet in the histories',
    options: { equalKeys: 'book again' },
  },
  {
    name: 'insufficient-without-its-words',
    description: 'A bet that the wallet does not cover is rejected without saying so.',
    breaks: 'error texts',
    changed: onErrors(
      (response) => ({
        ...response,
        body: at('error', (text) =>
          /insufficient/i.test(String(text)) ? 'This is not possible.' : (text ?? ''),
        )(response.body),
      }),
      'betting',
    ),
  },
  {
    name: 'bad-bets-are-500',
    description: 'A bet that is not valid gets the status 500.',
    breaks: 'server errors',
    changed: onErrors((response) => ({ ...response, status: 500 }), 'betting'),
  },
  {
    name: 'leading-zeros-rejected',
    description: 'Bets on panas and jodis with a zero are rejected.',
    breaks: 'lawful bets',
    changed: (response, { endpoint, request }) =>
      endpoint === 'betting' && /"(jodi|pana|close_pana|open_pana)":"\d*0/.test(request.body ?? '')
        ? { ...response, status: 400, body: { error: 'Validation: not on zero.' } }
        : response,
  },
  {
    name: 'stale-points',
    description: 'A login shows the points of the deposit, whatever was bet since.',
    breaks: 'nothing without a bet',
    options: { stalePoints: true },
  },
  {
    name: 'wallet-after-as-wallet-before',
    description: 'The record of a bet has the wallet after it in place of the wallet before it.',
    breaks: 'bet in the histories',
    changed: bodies(
      each('data.*.bet_details', (details) => {
        const fields = fieldsIn(details);
        const before = Number(fields.before_amount) - Number(fields.amount);
        return set('before_amount', before)(fields);
      }),
      'history',
      'bettingHistory',
    ),
  },
];
