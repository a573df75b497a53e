import { expect, it } from 'vitest';
import type { Form } from './form.ts';
import { parseDrafts } from './stored-draft.ts';

const empty: Form = {
  type: '',
  points: '',
  jodiDigit: '',
  SP: false,
  bracketType: 'half',
  cells: {},
};
const bid = { label: '05', points: 10, gameType: 'open' };
const good = { tab: 't', entry: 'a', player: '9', form: { ...empty, points: '10' }, bids: [bid] };
const parse = (value: unknown) => parseDrafts(JSON.stringify([value]))[0];
const isRead = (members: object): boolean => parse({ ...good, ...members }) !== undefined;
const withForm = (members: object): boolean => isRead({ form: { ...empty, ...members } });

it('a stored draft is read as it was written', { tags: ['@DRAFT-02'] }, () => {
  expect(parse(good)).toEqual(good);
  expect(isRead({ bids: [bid, { ...bid, label: '06' }] })).toBe(true);
});

it.each([
  { type: 'open' },
  { type: 'close' },
  { type: '' },
  { bracketType: 'half' },
  { bracketType: 'full' },
  { cells: {} },
  { cells: { 0: '10', 9: '' } },
  { jodiDigit: '05' },
  { SP: true },
])('a stored draft may have the members %j of a form', (members) => {
  expect(withForm(members)).toBe(true);
});

it('a stored draft may lack form members that an earlier version did not have', () => {
  expect(isRead({ form: {} })).toBe(true);
  expect(isRead({ form: { points: '10' } })).toBe(true);
});

it.each([
  { type: 'night' },
  { bracketType: 'quarter' },
  { bracketType: '' },
  { cells: [] },
  { cells: '5' },
  { cells: { 1: '5', 2: 'x' } },
  { jodiDigit: 'x' },
  { SP: 'yes' },
  { SP: 2 },
  { points: '1x' },
  { points: 'x1' },
])('a stored draft with the form members %j is dropped', (members) => {
  expect(withForm(members)).toBe(false);
});

it.each([
  { form: null },
  { bids: {} },
  { bids: [bid, bid] },
  { bids: [bid, null] },
  { entry: null },
  { tab: null },
  { bids: [{ ...bid, points: 0 }] },
  { bids: [{ ...bid, points: 10.5 }] },
  { bids: [{ ...bid, points: 10_001 }] },
  { bids: [{ ...bid, gameType: 'night' }] },
  { bids: [{ ...bid, label: {} }] },
])('a stored draft with %j is dropped', (members) => {
  expect(isRead(members)).toBe(false);
});

it('a stored draft stays beside an unreadable draft', () => {
  expect(parseDrafts(JSON.stringify([{ ...good, bids: {} }, good, null]))).toEqual([good]);
});

it.each([null, '', '{', 'null', '"text"', '[]', JSON.stringify(good)])(
  'the stored text %j contains no drafts',
  (text) => {
    expect(parseDrafts(text)).toEqual([]);
  },
);
