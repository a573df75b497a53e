import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import { parseSubmission } from './parse-submission.ts';

const good = sampleSubmission({
  status: 'unknown',
  attempts: 1,
  firstSentAt: { host: null, device: 1 },
  baseline: ['1', '5f0c-a1'],
  found: [{ id: '', placedAt: '2026-11-21T00:05:00.000+05:30' }],
});
const parse = (value: unknown) => parseSubmission(JSON.stringify(value), 'k');
type Bets = { bets: readonly object[] };
const { payload } = good.body;

describe('a stored submission', () => {
  it('comes back as it was written', { tags: ['@FLOW-15'] }, () => {
    expect(parse(good)).toEqual(good);
    const pana = { pana: '128', points: 30, bet_type: 'open' };
    const bare = {
      ...good,
      bids: [{ label: '128', points: 30, session: 'open' }],
      body: { ...good.body, bet_type_id: 5, payload: pana },
    };
    expect(parse(bare)).toEqual(bare);
  });

  it('of an earlier build is given up under the name of today', { tags: ['@FLOW-15'] }, () => {
    expect(parse({ ...good, status: 'left-open' })?.status).toBe('given-up');
  });

  it.each((Object.keys(good) as (keyof typeof good)[]).filter((name) => name !== 'failure'))(
    'without a proper %s is dropped',
    { tags: ['@FLOW-15'] },
    (name) => {
      const { [name]: member, ...rest } = good;
      // Null and absent are read alike.
      if (member === null || name === 'betTypeName') expect(parse(rest)?.[name]).toBeNull();
      else if (name !== 'baseline' && name !== 'firstSentAt') expect(parse(rest)).toBeUndefined();
      expect(parse({ ...good, [name]: { odd: 1 } })).toBeUndefined();
    },
  );

  it.each([
    ['another version', { version: 1 }],
    ['a bet without an id', { found: [{ placedAt: '' }] }],
    ['an unknown status', { status: 'lost' }],
    ['another key', { key: 'other' }],
    ['no bids', { bids: [] }],
    ['a third session', { bids: [{ label: '05', points: 30, session: 'night' }] }],
    ['fewer bets than bids', { body: { ...good.body, payload: { bets: [] } } }],
    ['another sum', { body: { ...good.body, amount: 31 } }],
    ['bets on other numbers', { bids: [{ ...good.bids[0], label: '06' }, good.bids[1]] }],
    [
      'bets on the other session',
      {
        body: {
          ...good.body,
          payload: {
            bets: [
              { jodi: '05', points: 10, bet_type: 'open' },
              { jodi: '47', points: 20 },
            ],
          },
        },
      },
    ],
    ['bets of other points', { body: { ...good.body, amount: 31, payload } }],
    ['no type', { body: { ...good.body, bet_type_id: null } }],
    ['no market', { body: { ...good.body, market_id: null } }],
    ['attempts that are no count', { attempts: -1 }],
    ['ids that are none', { baseline: [{}] }],
  ])('with %s is dropped', { tags: ['@FLOW-15'] }, (_what, members) => {
    expect(parse({ ...good, ...members })).toBeUndefined();
  });

  it.each([1, 10_000])('with a bet of %i points comes back', (points) => {
    const whole = {
      ...good,
      bids: [{ label: '05', points, session: 'close' }],
      body: { ...good.body, amount: points, payload: { bets: [{ jodi: '05', points }] } },
    };
    expect(parse(whole)).toEqual(whole);
  });

  it.each([0, -10, 0.5])('with bets of %s points is dropped', (points) => {
    const [bid] = good.bids;
    const bets = [{ jodi: '05', points }];
    const body = { ...good.body, amount: points, payload: { bets } };
    expect(parse({ ...good, bids: [{ ...bid, points }], body })).toBeUndefined();
    const least = { ...body, amount: 1, payload: { bets: [{ jodi: '05', points: 1 }] } };
    expect(parse({ ...good, bids: [{ ...bid, points: 1 }], body: least })).toBeDefined();
  });

  it.each([
    ['screen', { screen: '' }],
    ['id of a bet before it', { baseline: ['1', ''] }],
    ['number', { bids: [{ ...good.bids[0], label: '' }] }],
  ])('with an empty %s is dropped', (_what, members) => {
    expect(parse({ ...good, ...members })).toBeUndefined();
  });

  it.each([
    ['bets on other points with the same sum', {}, ({ bets: [one, two] }: Bets) => [two, one]],
    ['more bets than bids', {}, ({ bets }: Bets) => [...bets, { jodi: '88', points: 1 }]],
    ['neither bids nor bets', { bids: [] }, () => []],
    ['a bet without points', {}, ({ bets: [one] }: Bets) => [one, { jodi: '47' }]],
    ['a bet that is none', {}, ({ bets: [one] }: Bets) => [one, null]],
  ])('of %s is dropped', { tags: ['@FLOW-15'] }, (_what, members, change) => {
    const bets = change(payload as Bets);
    const sum = { ...good, ...members }.bids.reduce((all, { points }) => all + points, 0);
    const body = { ...good.body, amount: sum, payload: { bets } };
    expect(parse({ ...good, ...members, body })).toBeUndefined();
  });

  it('is whole or dropped, whatever takes the place of a member', { tags: ['@FLOW-15'] }, () => {
    const replaced = (value: unknown, name: string, by: unknown): unknown =>
      JSON.parse(JSON.stringify(value), (key, member) => (key === name ? by : member));
    const names = [...Object.keys(good), 'label', 'points', 'session', 'amount', 'payload', 'bets'];
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.jsonValue(), (name, by) => {
        const read = parse(replaced(good, name, by));
        expect(read && parse(read)).toEqual(read);
        const points = (read ?? good).bids.reduce((sum, bid) => sum + bid.points, 0);
        expect(points).toBe((read ?? good).body.amount);
      }),
    );
  });

  it.each([
    ['serverErrorPleaseTryAgainLater', 'serverErrorPleaseTryAgainLater'],
    ['Market is closed', { text: 'Market is closed' }],
    [{ text: 'Market is closed' }, { text: 'Market is closed' }],
    [
      { id: 'error', values: { text: 'x' } },
      { id: 'error', values: { text: 'x' } },
    ],
    [{ id: 'gone' }, null],
    ['', null],
    [7, null],
  ])('keeps a submission whatever its failure is: %j', (failure, read) => {
    expect(parse({ ...good, failure })?.failure).toEqual(read);
  });

  it('is read from any text without harm', { tags: ['@FLOW-15'] }, () => {
    expect(parseSubmission('{broken', 'k')).toBeUndefined();
    fc.assert(fc.property(fc.json(), (text) => parseSubmission(text, 'k') === undefined));
  });
});
