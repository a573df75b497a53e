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

  it.each((Object.keys(good) as (keyof typeof good)[]).filter((name) => name !== 'failure'))(
    'without a proper %s is dropped',
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
    ['another version', { version: 1 }],
    ['a bet without an id', { found: [{ placedAt: '' }] }],
    ['an unknown status', { status: 'lost' }],
    ['another key', { key: 'other' }],
    ['a third session', { bids: [{ label: '05', points: 30, session: 'night' }] }],
    ['no points', { bids: [{ label: '05', points: 0, session: 'close' }] }],
    ['half a point', { bids: [{ label: '05', points: 0.5, session: 'close' }] }],
    ['no type', { body: { ...good.body, bet_type_id: null } }],
    ['no market', { body: { ...good.body, market_id: null } }],
    ['attempts that are no count', { attempts: -1 }],
    ['ids that are no texts', { baseline: [{}] }],
  ])('with %s is dropped', { tags: ['@FLOW-15'] }, (_what, members) => {
    expect(parse({ ...good, ...members })).toBeUndefined();
  });

  it.each([
    ['screen', { screen: '' }],
    ['id of a bet before it', { baseline: ['1', ''] }],
    ['number', { bids: [{ ...good.bids[0], label: '' }] }],
  ])('with an empty %s is dropped', (_what, members) => {
    expect(parse({ ...good, ...members })).toBeUndefined();
  });

  it('is whole or dropped, whatever takes the place of a member', { tags: ['@FLOW-15'] }, () => {
    const replaced = (value: unknown, name: string, by: unknown): unknown =>
      JSON.parse(JSON.stringify(value), (key, member) => (key === name ? by : member));
    const names = [...Object.keys(good), 'label', 'points', 'session', 'amount', 'payload', 'bets'];
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.jsonValue(), (name, by) => {
        const read = parse(replaced(good, name, by));
        expect(read && parse(read)).toEqual(read);
      }),
    );
  });

  it.each([
    ['serverErrorPleaseTryAgainLater', 'serverErrorPleaseTryAgainLater'],
    [{ text: 'Market is closed' }, { text: 'Market is closed' }],
    [
      { id: 'error', values: { text: 'x' } },
      { id: 'error', values: { text: 'x' } },
    ],
    [{ id: 'gone' }, null],
    ['Market is closed', { text: 'Market is closed' }],
    ['', null],
    [7, null],
  ])('keeps a submission whatever its failure is: %j', (failure, read) => {
    expect(parse({ ...good, failure })?.failure).toEqual(read);
  });

  it('of an earlier build is read: its status was left-open, and nothing was dismissed', () => {
    const { dismissedAt, ...earlier } = { ...good, status: 'left-open' };
    expect(parse(earlier)).toEqual({ ...good, status: 'given-up', dismissedAt });
  });

  it('is read from any text without harm', { tags: ['@FLOW-15'] }, () => {
    expect(parseSubmission('{broken', 'k')).toBeUndefined();
    fc.assert(fc.property(fc.json(), (text) => parseSubmission(text, 'k') === undefined));
  });
});
