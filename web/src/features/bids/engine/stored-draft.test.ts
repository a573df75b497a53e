import { describe, expect, it } from 'vitest';
import { parseDraft } from './draft.ts';
import type { Form } from './form.ts';

const empty: Form = {
  type: '',
  points: '',
  jodiDigit: '',
  SP: false,
  bracketType: 'half',
  cells: {},
};
const bid = { id: '05', label: '05', points: 10, gameType: 'open' };
const good = { entry: 'a', player: '9', form: { ...empty, points: '10' }, bids: [bid] };
const isRead = (members: object): boolean =>
  parseDraft({ ...good, ...members }, empty) !== undefined;
const withForm = (members: object): boolean => isRead({ form: { ...empty, ...members } });

describe('a stored draft', () => {
  it('a stored draft comes back as it was written', { tags: ['@DRAFT-02'] }, () => {
    expect(parseDraft(good, empty)).toEqual(good);
    expect(parseDraft({ ...good, player: 7 }, empty)?.player).toBeUndefined();
    expect(isRead({ bids: [bid, { ...bid, id: '06', label: '06' }] })).toBe(true);
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

  it('a stored draft may lack members of a form, which an earlier version did not have yet', () => {
    expect(isRead({ form: {} })).toBe(true);
    expect(isRead({ form: { points: '10' } })).toBe(true);
  });

  it.each([
    { type: 'night' },
    { bracketType: 'quarter' },
    { bracketType: '' },
    { cells: null },
    { cells: [] },
    { cells: '5' },
    { cells: { 10: '5' } },
    { cells: { x: '5' } },
    { cells: { 1: '5', 2: 'x' } },
    { cells: { 1: 5 } },
    { jodiDigit: 'x' },
    { jodiDigit: 5 },
    { SP: 'yes' },
    { SP: 1 },
    { points: '1x' },
    { points: 'x1' },
  ])('a stored draft is dropped with the members %j of a form', (members) => {
    expect(withForm(members)).toBe(false);
  });

  it.each([
    { entry: 7 },
    { form: null },
    { bids: {} },
    { bids: [bid, bid] },
    { bids: [bid, null] },
    { bids: [{ ...bid, id: '06' }] },
    { bids: [{ ...bid, label: 5, id: 5 }] },
    { bids: [{ ...bid, points: '10' }] },
    { bids: [{ ...bid, points: 0 }] },
    { bids: [{ ...bid, gameType: 'night' }] },
    { bids: [{ ...bid, note: 7 }] },
  ])('a stored draft is dropped with %j', (members) => {
    expect(isRead(members)).toBe(false);
  });

  it.each([null, 'text', [], undefined])('the stored value %j is no draft', (value) => {
    expect(parseDraft(value, empty)).toBeUndefined();
  });
});
