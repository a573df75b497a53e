import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import { parseSubmission } from './parse-submission.ts';

const good = sampleSubmission({
  status: 'unknown',
  attempts: 1,
  firstSentAt: { host: null, device: 1 },
  baseline: ['1', '5f0c-a1'],
  found: [{ id: '', placedAt: '2026-11-21T00:05:00.000+05:30' }],
});
const [bid] = good.bids;
const parse = (value: unknown) => parseSubmission(JSON.stringify(value), 'k');

it('a stored submission is read as it was written', { tags: ['@FLOW-15'] }, () => {
  expect(parse(good)).toEqual(good);
  const payload = { pana: '128', points: 30, bet_type: 'open' };
  const bids = [{ label: '128', points: 30, session: 'open' }];
  const bare = { ...good, bids, body: { ...good.body, bet_type_id: 5, payload } };
  expect(parse(bare)).toEqual(bare);
  const text = { ...good, body: { ...good.body, market_id: '007', bet_type_id: '65f0c0ffee' } };
  expect(parse(text)).toEqual(text);
});

it.each((Object.keys(good) as (keyof typeof good)[]).filter((name) => name !== 'failure'))(
  'a stored submission without a valid %s is dropped',
  { tags: ['@FLOW-15'] },
  (name) => {
    const { [name]: member, ...rest } = good;
    // Null and absent are read alike.
    if (member === null || name === 'betTypeName' || name === 'finding')
      expect(parse(rest)?.[name]).toBeNull();
    else if (name !== 'baseline' && name !== 'firstSentAt') expect(parse(rest)).toBeUndefined();
    expect(parse({ ...good, [name]: { odd: 1 } })).toBeUndefined();
  },
);

it.each([
  { version: 1 },
  { found: [{ placedAt: '' }] },
  { status: 'lost' },
  { key: 'other' },
  { bids: [{ ...bid, session: 'night' }] },
  { bids: [{ ...bid, points: 0 }] },
  { bids: [{ ...bid, points: 0.5 }] },
  { bids: [{ ...bid, label: '' }] },
  { body: { ...good.body, bet_type_id: null } },
  { body: { ...good.body, market_id: null } },
  { attempts: -1 },
  { baseline: [{}] },
  { baseline: ['1', ''] },
  { screen: '' },
])('a stored submission with %j is dropped', { tags: ['@FLOW-15'] }, (members) => {
  expect(parse({ ...good, ...members })).toBeUndefined();
});

it('a stored submission is complete or dropped, with any value in place of a member', {
  tags: ['@FLOW-15'],
}, () => {
  const replaced = (value: unknown, name: string, by: unknown): unknown =>
    JSON.parse(JSON.stringify(value), (key, member) => (key === name ? by : member));
  const names = [...Object.keys(good), 'label', 'points', 'session', 'amount', 'payload', 'bets'];
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.jsonValue(), (name, by) => {
      const read = parse(replaced(good, name, by));
      expect(read && parse(read)).toEqual(read);
    }),
  );
  fc.assert(fc.property(fc.json(), (text) => parseSubmission(text, 'k') === undefined));
  expect(parseSubmission('{broken', 'k')).toBeUndefined();
});

const withValues = { id: 'Error: {text}', values: { text: 'x' } };
const text = { text: 'Market is closed' };

it.each([
  ['Server error. Please try again later.', 'Server error. Please try again later.'],
  [text, text],
  [withValues, withValues],
  [{ id: 7 }, null],
  [7, null],
])('a stored submission is kept with any stored failure: %j', (failure, read) => {
  expect(parse({ ...good, failure })?.failure).toEqual(read);
});
