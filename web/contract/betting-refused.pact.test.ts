import { interaction } from '@matka/contracts/pact/interaction';
import { exampleValues } from '@matka/contracts/pact/provider-states';
import { describe, expect, it } from 'vitest';
import { betErrorText } from '../src/api/bet-error-text.ts';
import { placeBets } from '../src/api/betting.ts';
import { type BetInteractionOptions, betInteraction } from './betting-exchange.ts';
import { apiErrorOf, asPlayer } from './client.ts';
import { bettingError, bettingErrorWith } from './matchers/errors.ts';
import { filled } from './matchers/primitives.ts';

/** Sends one bet that is refused; gives the text that the player sees. */
async function refused(
  wanted: BetInteractionOptions,
  amount: number,
  points = amount,
): Promise<string> {
  const bets = [{ digit: '3', points, bet_type: 'close' as const }];
  const sent = { bet_type_id: 1 as const, amount, payload: { bets } };
  const failure = await interaction(
    betInteraction(sent, wanted),
    asPlayer(() => apiErrorOf(placeBets({ ...sent, market_id: exampleValues.market_id }))),
  );
  return betErrorText(failure).text;
}

const insufficient = bettingErrorWith(
  '[Ii]nsufficient ([Ww]allet )?([Bb]alance|[Ff]unds)',
  'Insufficient balance',
);
const invalid = bettingErrorWith('[Vv]alidation', 'Validation failed');

describe('POST /betting/ refused', () => {
  it('a bet above the balance', async () => {
    const response = { status: 400, body: insufficient };
    const wanted = {
      state: 'balance-of-5',
      description: 'a bet above the balance',
      response,
    } as const;
    expect(await refused(wanted, 10)).toMatch(/^Insufficient balance/);
  });

  it('a bet on a closed market', async () => {
    const wanted = {
      state: 'all-closed',
      description: 'a bet on a closed market',
      market: 'closed_market_id',
      response: { status: 400, body: bettingError },
    } as const;
    expect(await refused(wanted, 1)).toMatch(/^Unable to process/);
  });

  it.each([
    ['a bet whose amount is not its sum', 2, 1],
    ['a bet of no points', 0, 0],
  ])('%s', async (description, amount, points) => {
    const response = { status: 400, body: invalid };
    const wanted = { state: 'usual', description, response } as const;
    expect(await refused(wanted, amount, points)).toMatch(/^Invalid bet data/);
  });
});

/** Amounts at which the mock answers as a host may at any time. */
describe('POST /betting/ at a host that', () => {
  const provoked = { state: 'usual', given: { provoked: true } } as const;

  it.each([
    ['knows the player no longer', 9913, 400, '[Uu]nauthorized', /^Session expired/],
    ['forbids the bet', 9914, 403, '[Ff]orbidden', /^You do not have permission/],
    ['does not find the market', 9915, 404, '[Nn]ot found', /^The requested resource/],
    ['breaks down', 9916, 500, '[Ss]erver error', /^Server error/],
  ] as const)('%s', async (host, amount, status, words, shown) => {
    const wanted = {
      ...provoked,
      description: `a bet at a host that ${host}`,
      response: { status, body: bettingErrorWith(words, words.replace(/\[(.).\]/, '$1')) },
    };
    expect(await refused(wanted, amount)).toMatch(shown);
  });

  it('refuses without a text', async () => {
    const wanted = {
      ...provoked,
      description: 'a bet that is refused without a text',
      response: { status: 409, body: {} },
    };
    expect(await refused(wanted, 9907)).toBe('Failed to submit bets. Please try again.');
  });

  it('has a message for the player', async () => {
    const wanted = {
      ...provoked,
      description: 'a bet that is refused with a message',
      response: { status: 400, body: { message: filled('Please play again tomorrow.') } },
    };
    expect(await refused(wanted, 9918)).toBe('Please play again tomorrow.');
  });
});
