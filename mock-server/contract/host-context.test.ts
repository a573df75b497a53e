import type { StateName, StateParameters } from '@matka/contracts/pact/provider-states';
import { checkPrecondition } from '@matka/contracts/sources/plan/states/preconditions';
import { mainPlayer } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
import { fieldsIn, type Json } from '../src/host-styles/json.ts';
import { openHostContexts, outcomeOf } from './host-context.ts';
import type { Transformer } from './hosts/host.ts';
import { marketNames } from './hosts/rewrite.ts';
import { drops, edits } from './hosts/transform.ts';

const contextIn = openHostContexts();

const drawn = { open_pana: '128', open_digit: '1', close_digit: '0', close_pana: '145' };
const withDraw = (row: Json): Json => row && { ...fieldsIn(row), ...drawn };
const withBets = (field: string, value: string) =>
  edits('history', `data.*.bet_details.${field}`, () => value);
const withoutNumbers = drops(
  'markets',
  Object.keys(drawn).map((name) => `*.${name}`),
);

it.each<[StateName, StateName, string]>([
  ['fresh', 'usual', 'the player has bets'],
  ['before-the-draws', 'all-closed', 'no market is "Running now" without a result'],
  ['running-for-close', 'before-the-draws', 'no market is "Running for close"'],
  ['half-declared', 'before-the-draws', 'no market has only its open result'],
  ['all-closed', 'before-the-draws', 'no market is "Closed for today" with both results'],
  ['betting-is-closed', 'market-closed', 'no market is "Betting is closed"'],
  ['market-closed', 'betting-is-closed', 'no market is "Closed"'],
  ['no-markets', 'usual', 'there are markets'],
  ['no-bet-types', 'usual', 'there are bet types'],
  ['classic-half-sangam', 'usual', 'no bet type has the code half_sangam'],
  ['balance-of-5', 'usual', 'the player has 10 points or more'],
  ['three-pages-of-history', 'fresh', "the player's history has one page"],
  ['chart-with-holes', 'usual', 'no day of the month has only its open result'],
  ['fresh', 'refresh-refused', 'inconclusive: unexpected response to GET /bets/history/'],
  ['half-declared', 'refresh-refused', 'inconclusive: unexpected response to GET /markets/'],
  ['no-bet-types', 'refresh-refused', 'inconclusive: unexpected response to GET /bet-types/'],
])(
  'the kit recognises the state %s, and does not find it in the world %s',
  async (state, other, reason) => {
    const check = async (world: StateName) =>
      outcomeOf(checkPrecondition(state, {}, await contextIn(world)));
    expect([await check(state), await check(other)]).toEqual(['found', reason]);
  },
);

it.each<[StateParameters, StateName, string, Transformer?]>([
  [{ bets: 'any' }, 'fresh', 'the player has no bet (any)'],
  [{ bets: 'won' }, 'usual', 'the player has no bet (won)', withBets('bet_status', 'lost')],
  [{ bets: 'lost' }, 'usual', 'the player has no bet (lost)', withBets('bet_status', 'won')],
  [{ bets: 'pending' }, 'before-the-draws', 'the player has no bet (pending)'],
  [{ bets: 'open' }, 'usual', 'the player has no bet (open)', withBets('bet_type', 'close')],
  [{ bets: 'close' }, 'usual', 'the player has no bet (close)', withBets('bet_type', 'open')],
  [{ bets_on: ['SITA MORNING'] }, 'fresh', 'the player has no bet on SITA MORNING'],
  [
    { bets_on: ['SITA MORNING', 'Kalyan Matka'] },
    'usual',
    'the player has no bet on Kalyan Matka',
    marketNames({ 'Kalyan Matka': 'Kalyan' }),
  ],
  [{ shows: 'digit' }, 'fresh', 'no such record among the latest 0 records of the history'],
  [
    { chart: 'drawn' },
    'usual',
    'no day of the month has both results',
    drops('results', 'calendar_weeks.*.*.close_pana'),
  ],
  [
    { chart: 'empty' },
    'usual',
    'every day of the month has a result',
    edits('results', 'calendar_weeks.*.*', withDraw),
  ],
])(
  'the kit recognises the state with %j, and does not find it in the world %s',
  async (params, world, reason, lacking) => {
    const check = async (...args: Parameters<typeof contextIn>) =>
      outcomeOf(checkPrecondition('usual', params, await contextIn(...args)));
    expect([await check('usual'), await check(world, lacking)]).toEqual(['found', reason]);
  },
);

it('the kit finds the state of a small wallet only at a known balance below ten points', async () => {
  const check = async (transform: Transformer) =>
    outcomeOf(checkPrecondition('balance-of-5', {}, await contextIn('usual', transform)));
  const points = (sum: number) => edits('login', 'user.points', () => sum);
  expect(await check(points(9))).toBe('found');
  for (const other of [points(10), drops('login', ['user.points'])])
    expect(await check(other)).toBe('the player has 10 points or more');
});

it('the kit does not find the state before the draws where every market has a number', async () => {
  const context = await contextIn('before-the-draws', edits('markets', '*', withDraw));
  expect(await outcomeOf(checkPrecondition('before-the-draws', {}, context))).toBe(
    'no market is "Running now" without a result',
  );
});

it('the kit leaves a draw state unrecognised where results have numbers that no market shows', async () => {
  const context = await contextIn('all-closed', withoutNumbers);
  expect(await outcomeOf(checkPrecondition('all-closed', {}, context))).toMatch(
    /^unrecognised: could not recognise that a market is closed for today with both results, because GET \/markets\/ lists no number, while the results of today have those of “.+”$/,
  );
  expect(await outcomeOf(checkPrecondition('half-declared', {}, context))).toBe(
    'no market has only its open result',
  );
});

it('the kit does not find a state on a host that only the mock has', async () => {
  const context = await contextIn('usual');
  const check = (params: StateParameters, supportsMagicInputs = false) =>
    outcomeOf(checkPrecondition('usual', params, { ...context, supportsMagicInputs }));
  expect(await check({ provoked: true })).toBe('only the mock has magic inputs');
  expect(await check({ provoked: true }, true)).toBe('found');
  const other = 'only the mock has the player whose requests fail';
  expect(await check({ player: '9' }, true)).toBe(other);
  expect(await check({ player: mainPlayer.mobile })).toBe('found');
});

/** An interaction that takes a value. */
