import { describe, expect, it } from 'vitest';
import { market, page, record } from '../../check/test-support.ts';
import type { PactInteraction, Safety } from '../../pact/pact.ts';
import { createPlan, isTried, selectInteractions } from './plan.ts';
import { contextOn, hostWith } from './states/test-support.ts';

/** The place of a market's id in a request of the pact. */
const stateValue = `\${market_id}`;

type Members = Partial<Omit<PactInteraction, 'request'>> & {
  safety?: Safety;
  request?: Partial<PactInteraction['request']>;
};

const interaction = (
  description: string,
  { safety = 'read', request = {}, ...members }: Members = {},
): PactInteraction => ({
  description,
  type: 'Synchronous/HTTP',
  comments: { safety },
  providerStates: [{ name: 'usual' }],
  request: { method: 'GET', path: '/markets/', ...request },
  response: { status: 200 },
  ...members,
});

const bet = (description: string, amount: number | undefined, status = 200) =>
  interaction(description, {
    safety: 'write',
    request: { method: 'POST', path: '/betting/', body: { content: { bet_type_id: 2, amount } } },
    response: { status },
  });
const registration = interaction('a registration', {
  safety: 'write',
  request: { method: 'POST', path: '/users/register/' },
});
const wrongLogin = interaction('a wrong password', {
  safety: 'lockout-risk',
  request: { method: 'POST', path: '/users/login/' },
});

const denied = { allowWrites: false, allowBets: false, maxStake: 0, allowLockoutRisk: false };
const allowed = { allowWrites: true, allowBets: true, maxStake: 30, allowLockoutRisk: true };

/** Each step of a plan: the reason to skip it, or `tried`. */
async function planned(
  interactions: readonly PactInteraction[],
  permissions = allowed,
  members: { points?: number } = {},
  bodies: Readonly<Record<string, unknown>> = {
    '/markets/': [],
    '/bet-types/': [{ id: 2, name: 'Digits', config: { code: 'single_digits_bulk' } }],
  },
) {
  const { context } = contextOn(hostWith(bodies), members);
  const steps = await createPlan(interactions, context, permissions);
  expect(steps.map((step) => step.interaction)).toEqual(interactions);
  return steps.map((step) => (isTried(step) ? 'tried' : step.skipped));
}

describe('--call and --only', () => {
  const all = [
    wrongLogin,
    interaction('a login', {
      safety: 'session',
      request: { method: 'POST', path: '/users/login/' },
    }),
    registration,
    interaction('The Markets'),
    interaction('the home page', { request: { path: '/homepage/' } }),
  ];
  const select = (only: string[], call: string[]) =>
    selectInteractions(all, { only, call }).map(({ description }) => description);

  it('the selected interactions are ordered by the harm that they may do', () => {
    expect(select([], [])).toEqual([
      'The Markets',
      'the home page',
      'a registration',
      'a login',
      'a wrong password',
    ]);
  });

  it('the selected interactions contain one of the given parts in any case, at one of the given calls', () => {
    expect(select(['the m', 'REGIS'], [])).toEqual(['The Markets', 'a registration']);
    expect(select([], ['post /users', '/homepage/'])).toHaveLength(4);
    expect(select(['a '], ['/users/login/'])).toEqual(['a login', 'a wrong password']);
    expect(select(['nothing'], [])).toEqual([]);
  });

  it('the selected interactions must use known endpoints', () => {
    const unknown = interaction('an unknown call', { request: { path: '/elsewhere/' } });
    expect(() => selectInteractions([unknown], { only: [], call: [] })).toThrow(
      '"an unknown call" uses an unknown endpoint.',
    );
  });
});

it('a plan tries reads, logins and permitted writes', async () => {
  const all = [interaction('markets'), registration, bet('a bet', 5), wrongLogin];
  expect(await planned(all, denied)).toEqual([
    'tried',
    'stores data: --allow-writes',
    'may cost points: --allow-writes --allow-bets --max-stake POINTS',
    'counts as a failed login: --allow-lockout-risk',
  ]);
  expect(await planned(all, { ...denied, allowWrites: true })).toEqual([
    'tried',
    'tried',
    'may cost points: --allow-writes --allow-bets --max-stake POINTS',
    'counts as a failed login: --allow-lockout-risk',
  ]);
  expect(await planned(all, { ...denied, allowBets: true, maxStake: 9 })).toEqual([
    'tried',
    'stores data: --allow-writes',
    'stores data: --allow-writes',
    'counts as a failed login: --allow-lockout-risk',
  ]);
  expect(await planned(all)).toEqual(['tried', 'tried', 'tried', 'tried']);
});

it('a plan stakes no more than allowed, whether the host should accept the bet or not', async () => {
  const bets = [bet('a', 20), bet('b', 11, 400), bet('c', 10, 400), bet('d', undefined, 400)];
  expect(await planned(bets)).toEqual([
    'tried',
    'would exceed --max-stake 30',
    'tried',
    'would exceed --max-stake 30',
  ]);
  expect(await planned([bet('d', 0, 400), bet('e', 29)])).toEqual(['tried', 'tried']);
  expect(await planned([bet('d', 0, 400), bet('e', 30)])).toEqual([
    'tried',
    'would exceed --max-stake 30',
  ]);
});

it('a plan stakes no more than the player has, where the host should accept the bet', async () => {
  const bets = [bet('a', 10), bet('b', 3), bet('c', 15, 400), bet('d', 2)];
  const left = 'costs more than the 2 points that the player has left';
  expect(await planned(bets, allowed, { points: 12 })).toEqual(['tried', left, 'tried', 'tried']);
  expect(await planned(bets)).toEqual(['tried', 'tried', 'tried', 'tried']);
});

it('a plan skips interactions for which the host lacks a state, and names the reason', async () => {
  const fresh = interaction('a new player', { providerStates: [{ name: 'fresh' }] });
  const game = interaction('a game', {
    request: {
      method: 'POST',
      path: '/betting/suggestions/',
      body: { content: { bet_type_id: 3 } },
    },
  });
  const one = interaction('a market', {
    request: { generators: { query: { id: { expression: stateValue } } } },
  });
  const { context } = contextOn(
    hostWith({ '/bets/history/': page(record()), '/markets/': [], '/bet-types/': [] }),
  );
  expect(await createPlan([fresh, game, one], context, allowed)).toEqual([
    { interaction: fresh, endpoint: 'markets', skipped: 'the player has bets' },
    { interaction: game, endpoint: 'suggestions', skipped: 'the host lists no bet type' },
    { interaction: one, endpoint: 'markets', skipped: 'there is no market' },
  ]);
});

it('a plan skips a state that the host does not show', async () => {
  const states = (['half-declared', 'running-for-close', 'no-markets'] as const).map((name) =>
    interaction(name, { providerStates: [{ name }] }),
  );
  const live = [market({ current_status_name: 'Live', open_pana: '128', open_digit: '1' })];
  const { context } = contextOn(hostWith({ '/markets/': live }));
  const steps = await createPlan(states, context, allowed);
  expect(steps.map((step) => ('values' in step ? 'tried' : [step.skipped, step.unmet]))).toEqual([
    'tried',
    ['no market is "Running for close"', undefined],
    ['there are markets', undefined],
  ]);
});

it('a plan continues without an unreadable state, but skips an interaction without its value', async () => {
  const state = interaction('a state', { providerStates: [{ name: 'no-markets' }] });
  const one = interaction('a market', {
    request: { generators: { query: { id: { expression: stateValue } } } },
  });
  const { context } = contextOn(() => ({ status: 500 }));
  const [first, second] = await createPlan([state, one], context, allowed);
  expect(first).toMatchObject({ values: {} });
  expect(second).toMatchObject({
    skipped: 'unexpected response to GET /markets/',
    unmet: true,
    buildsOn: 'GET /markets/',
  });
});
