// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import { parseSubmission } from './parse-submission.ts';

const good = sampleSubmission({
  status: 'unknown',
  attempts: 1,
  firstSentAt: { host: null, device: 1 },
  baseline: [1],
});
const parse = (value: unknown) => parseSubmission(JSON.stringify(value), 'k');
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

  it.each(Object.keys(good) as (keyof typeof good)[])(
    'without a proper %s is dropped',
    { tags: ['@FLOW-15'] },
    (name) => {
      const { [name]: _, ...rest } = good;
      expect(parse(rest)).toBeUndefined();
      expect(parse({ ...good, [name]: { odd: 1 } })).toBeUndefined();
    },
  );

  it.each([
    ['another version', { version: 2 }],
    ['an unknown status', { status: 'lost' }],
    ['another key', { key: 'other' }],
    ['no bids', { bids: [] }],
    ['points beyond the limit', { bids: [{ label: '05', points: 10_001, session: 'close' }] }],
    ['a third session', { bids: [{ label: '05', points: 30, session: 'night' }] }],
    ['fewer bets than bids', { body: { ...good.body, payload: { bets: [] } } }],
    ['another sum', { body: { ...good.body, amount: 31 } }],
    ['bets of other points', { body: { ...good.body, amount: 31, payload } }],
    ['no market', { body: { ...good.body, market_id: null } }],
    ['attempts that are no count', { attempts: -1 }],
    ['ids that are none', { baseline: ['1'] }],
  ])('with %s is dropped', { tags: ['@FLOW-15'] }, (_what, members) => {
    expect(parse({ ...good, ...members })).toBeUndefined();
  });

  it('is read from any text without harm', { tags: ['@FLOW-15'] }, () => {
    expect(parseSubmission('{broken', 'k')).toBeUndefined();
    fc.assert(fc.property(fc.json(), (text) => parseSubmission(text, 'k') === undefined));
  });
});
