import { interaction } from '@matka/contracts/pact/interaction';
import { exampleValues } from '@matka/contracts/pact/provider-states';
import { expect, it } from 'vitest';
import { betErrorText } from '../src/api/bet-error-text.ts';
import { show } from '../src/i18n/translate.ts';
import { type BetInteractionOptions, betInteraction } from './bet-interactions.ts';
import { apiErrorOf, asPlayer } from './client.ts';
import { bettingError, bettingErrorWith } from './examples/errors.ts';
import { placeBets } from './place-bets.ts';

/** Sends a bet that fails; returns the text that the player sees. */
async function failedBet(
  options: BetInteractionOptions,
  amount: number,
  points = amount,
): Promise<string> {
  const bets = [{ digit: '3', points, bet_type: 'close' as const }];
  const sent = { bet_type_id: 1 as const, amount, payload: { bets } };
  const failure = await interaction(
    betInteraction(sent, options),
    asPlayer(() => apiErrorOf(placeBets({ ...sent, market_id: exampleValues.market_id }))),
  );
  return show(betErrorText(failure).text);
}

const insufficient = bettingErrorWith(
  '[Ii]nsufficient ([Ww]allet )?([Bb]alance|[Ff]unds)',
  'Insufficient balance',
);
const invalid = bettingErrorWith('[Vv]alidation', 'Validation failed');

it('POST /betting/ fails for a bet above the balance', async () => {
  const response = { status: 400, body: insufficient };
  const options = {
    state: 'balance-of-5',
    description: 'a bet above the balance',
    response,
  } as const;
  expect(await failedBet(options, 10)).toMatch(/^Insufficient balance/);
});

it.each([
  ['a bet on a closed market', 'all-closed', 'closed_market_id'],
  ['a bet on a suspended market', 'market-closed', 'suspended_market_id'],
] as const)('POST /betting/ fails for %s', async (description, state, market) => {
  const response = { status: 400, body: bettingError };
  const options = { state, description, market, response } as const;
  expect(await failedBet(options, 1)).toMatch(/^Unable to process/);
});

it.each([
  ['a bet with a wrong total', 2, 1],
  ['a bet of zero points', 0, 0],
])('POST /betting/ fails for %s', async (description, amount, points) => {
  const response = { status: 400, body: invalid };
  const options = { state: 'usual', description, response } as const;
  expect(await failedBet(options, amount, points)).toMatch(/^Invalid bet data/);
});

/** The amounts are magic inputs of the mock: any host may respond like this. */

const magicInput = { state: 'usual', given: { provoked: true } } as const;

it.each([
  ['a bet of a deleted player', 9913, 400, '[Uu]nauthorized', /^Session expired/],
  ['a forbidden bet', 9914, 403, '[Ff]orbidden', /^You do not have permission/],
  ['a bet on an unknown market', 9915, 404, '[Nn]ot found', /^The requested resource/],
  ['a bet with an internal error', 9916, 500, '[Ss]erver error', /^Server error/],
] as const)('POST /betting/ may fail for %s', async (description, amount, status, words, shown) => {
  const options = {
    ...magicInput,
    description,
    response: { status, body: bettingErrorWith(words, words.replace(/\[(.).\]/, '$1')) },
  };
  expect(await failedBet(options, amount)).toMatch(shown);
});

it('POST /betting/ may fail with an error without a text', async () => {
  const options = {
    ...magicInput,
    description: 'a bet rejected without a text',
    response: { status: 409, body: {} },
  };
  expect(await failedBet(options, 9907)).toBe('Failed to submit bets. Please try again.');
});

it('POST /betting/ may fail with a message for the player', async () => {
  const options = {
    ...magicInput,
    description: 'a bet rejected with a message',
    response: { status: 400, body: { message: 'Please play again tomorrow.' } },
  };
  expect(await failedBet(options, 9918)).toBe('Please play again tomorrow.');
});
