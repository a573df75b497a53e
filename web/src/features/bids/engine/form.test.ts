import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ScreenId } from '../../../lib/paths.ts';
import { openForTest } from '../../../testing/bid-screens.ts';
import { definitionWith } from '../definitions.ts';
import { inputsOf } from './form.ts';
import { changePoints, chooseBracket, tickBox } from './form-actions.ts';

const kinds = { SP: false, DP: false, TP: false };

/** The empty form of each screen, beside date, type and points. */
const own: Partial<Record<ScreenId, object>> = {
  'single-digit': { singleDigit: '' },
  'single-digit-bulk': {},
  'multi-digit': { cells: {} },
  'jodi-digits': { jodiDigit: '' },
  'jodi-digits-bulk': { jodiDigit: '' },
  'single-pana': { singlePana: '' },
  'single-pana-bulk': {},
  'double-pana': { doublePana: '' },
  'double-pana-bulk': {},
  'triple-pana': { triplePana: '' },
  'sp-motor': { spMotor: '' },
  'dp-motor': { dpMotor: '' },
  'group-jodi': { groupJodi: '' },
  spdptp: { singleDigit: '', ...kinds },
  'odd-even': { odd: false, even: false },
  'red-bracket': { bracketType: 'half' },
  'digits-based-jodi': { leftDigit: '', rightDigit: '' },
  'two-digits-panel': { twoDigit: '' },
  'half-sangam': { openDigit: '', closePana: '' },
  'half-sangam-a': { openDigit: '', closePana: '' },
  'half-sangam-b': { openPana: '', closeDigit: '' },
  'full-sangam': { openPana: '', closePana: '' },
  'penal-group': { penalGroup: '' },
  'choice-pana': { leftDigit: '', middleDigit: '', rightDigit: '', ...kinds },
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T00:30:00+05:30') });
});
afterEach(() => {
  vi.useRealTimers();
});

const ids = Object.keys(own) as ScreenId[];

const open = (id: ScreenId) =>
  openForTest(definitionWith(id), { bet_direction: 'both', default_direction: 'open' });

it.each(ids)('the form data has the fields of %s', { tags: ['@ENT-11'] }, async (id) => {
  const { form } = open(id).state;
  expect(form).toStrictEqual({ type: 'open', points: '', ...own[id] });
});

it('the form data has the chosen boxes and the chosen bracket', {
  tags: ['@ENT-11'],
}, async () => {
  const kindScreen = open('spdptp');
  tickBox(kindScreen, 'SP', true);
  tickBox(kindScreen, 'TP', true);
  tickBox(kindScreen, 'SP', false);
  changePoints(kindScreen, '25');
  const form = { singleDigit: '', SP: false, DP: false, TP: true, points: '25' };
  expect(kindScreen.state.form).toMatchObject(form);
  const bracketScreen = open('red-bracket');
  chooseBracket(bracketScreen, 'full');
  expect(bracketScreen.state.form.bracketType).toBe('full');
});

it('the form data has blank values for the fields that a screen lacks, and the half bracket', {
  tags: ['@ENT-11'],
}, async () => {
  const { form } = open('jodi-digits').state;
  expect(inputsOf({ ...form, jodiDigit: '05' })).toMatchObject({
    jodiDigit: '05',
    openPana: '',
    odd: false,
    bracketType: 'half',
  });
});
