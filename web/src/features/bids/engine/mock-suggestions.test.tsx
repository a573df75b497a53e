import { evenDigits, oddDigits } from '@matka/contracts/numbers/odd-even';
import { panasByAnk } from '@matka/contracts/numbers/panas';
import { bracketJodis } from '@matka/contracts/numbers/red-bracket';
import { panasWithTwoDigits } from '@matka/contracts/numbers/two-digits-panel';
import { digitsBasedJodis } from '@matka/fixtures/numbers/digits-based-jodi';
import { motors } from '@matka/fixtures/numbers/motors';
import { suggest } from '@matka/mock-server/src/game/suggest';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getSuggestions } from '../../../api/suggestions.ts';
import { type Filled, fillIn, openForTest } from '../../../testing/bid-screens.ts';
import { definition as choicePana } from '../screens/choice-pana.ts';
import { definition as digitsBasedJodi } from '../screens/digits-based-jodi.ts';
import { definition as doublePanaBulk } from '../screens/double-pana-bulk.ts';
import { definition as dpMotor } from '../screens/dp-motor.ts';
import { definition as groupJodi } from '../screens/group-jodi.ts';
import { definition as oddEven } from '../screens/odd-even.ts';
import { definition as penalGroup } from '../screens/penal-group.ts';
import { definition as redBracket } from '../screens/red-bracket.ts';
import { definition as singlePanaBulk } from '../screens/single-pana-bulk.ts';
import { definition as spMotor } from '../screens/sp-motor.ts';
import { definition as spdptp } from '../screens/spdptp.ts';
import { definition as twoDigitsPanel } from '../screens/two-digits-panel.ts';
import { addBid, tapKey } from './add-bid.ts';
import type { Definition } from './definition.ts';
import { changePoints } from './form-actions.ts';

// The house that the screens are played in answers their questions; the tables were written by hand.
vi.mock('../../../api/suggestions.ts', () => ({ getSuggestions: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(getSuggestions).mockImplementation(async ({ bet_type_id, payload }) => ({
    suggestions: { combinations: suggest(bet_type_id, payload) },
    bet_type: { id: bet_type_id, name: '', code: '' },
  }));
});
afterEach(() => {
  vi.useRealTimers();
});

/** The numbers that stand in the table after Add Bid, with 10 points each. */
async function numbersOf(definition: Definition, filled: Filled): Promise<string[]> {
  const screen = openForTest(definition);
  fillIn(screen, { ...filled, points: '10' });
  const { entry } = definition;
  if (entry.kind !== 'expanded') throw new Error('The screen adds no suggestions');
  expect(addBid(screen, entry)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2000);
  const { bids } = screen.state;
  expect(bids.every(({ points }) => points === 10)).toBe(true);
  return bids.map(({ label }) => label).sort();
}

const sorted = (numbers: readonly string[] | undefined) => [...(numbers ?? [])].sort();

it('motors add the single and the double panas of their digits', {
  tags: ['@SPM-05', '@DPM-05'],
}, async () => {
  for (const { digits, SP, DP } of motors) {
    expect(await numbersOf(spMotor, { inputs: { spMotor: digits } })).toEqual(sorted(SP));
    expect(await numbersOf(dpMotor, { inputs: { dpMotor: digits } })).toEqual(sorted(DP));
  }
});

it('Group Jodi adds the family of the jodi', { tags: ['@GJ-01'] }, async () => {
  const family = '12 17 21 26 62 67 71 76'.split(' ');
  expect(await numbersOf(groupJodi, { inputs: { groupJodi: '12' } })).toEqual(family);
  expect(await numbersOf(groupJodi, { inputs: { groupJodi: '50' } })).toEqual([
    '00',
    '05',
    '50',
    '55',
  ]);
});

it('SP DP TP adds the panas of the ank, of the ticked kinds', { tags: ['@SDT-01'] }, async () => {
  const { SP, DP, TP } = panasByAnk[1];
  const inputs = { singleDigit: '1' };
  expect(await numbersOf(spdptp, { inputs, options: ['SP'] })).toEqual(sorted(SP));
  expect(await numbersOf(spdptp, { inputs, options: ['DP', 'TP'] })).toEqual(
    sorted([...DP, ...TP]),
  );
});

it('Choice Pana adds the panas of the ticked kinds with their digits in place', {
  tags: ['@CP-01'],
}, async () => {
  const placed = await numbersOf(choicePana, {
    inputs: { leftDigit: '1', rightDigit: '0' },
    options: ['SP', 'DP'],
  });
  expect(placed).toEqual('100 110 120 130 140 150 160 170 180 190'.split(' '));
});

it('Odd Even adds the single digits', { tags: ['@OE-02', '@OE-03'] }, async () => {
  expect(await numbersOf(oddEven, { options: ['odd'] })).toEqual(sorted(oddDigits));
  expect(await numbersOf(oddEven, { options: ['even'] })).toEqual(sorted(evenDigits));
  expect(await numbersOf(oddEven, { options: ['odd', 'even'] })).toHaveLength(10);
});

it('Digits Based Jodi adds the jodis of the left, the right or either digit', {
  tags: ['@DBJ-01', '@DBJ-04'],
}, async () => {
  for (const { left, right, jodis } of digitsBasedJodis) {
    const inputs = { leftDigit: left ?? '', rightDigit: right ?? '' };
    expect(await numbersOf(digitsBasedJodi, { inputs })).toEqual(sorted(jodis));
  }
});

it('Two Digits Panel adds the ten panas with both digits', { tags: ['@TDP-01'] }, async () => {
  for (const [digits, panas] of Object.entries(panasWithTwoDigits)) {
    expect(await numbersOf(twoDigitsPanel, { inputs: { twoDigit: digits } })).toEqual(
      sorted(panas),
    );
  }
});

it('Penal Group adds the family of the pana', { tags: ['@PG-01'] }, async () => {
  const family = '123 128 137 178 236 268 367 678'.split(' ');
  expect(await numbersOf(penalGroup, { inputs: { penalGroup: '128' } })).toEqual(family);
  const triple = await numbersOf(penalGroup, { inputs: { penalGroup: '555' } });
  expect(triple).toEqual(['000', '500', '550', '555']);
});

it('Red Bracket adds the ten jodis of the bracket', { tags: ['@RB-03'] }, async () => {
  expect(await numbersOf(redBracket, {})).toEqual(sorted(bracketJodis.half));
});

it('the pana keypads add the twelve single and nine double panas of the ank', {
  tags: ['@SPB-01', '@DPB-01'],
}, async () => {
  const tapped = async (definition: Definition) => {
    const screen = openForTest(definition);
    changePoints(screen, '10');
    const { entry } = definition;
    if (entry.kind === 'keypad') tapKey(screen, entry, '1');
    await vi.advanceTimersByTimeAsync(0);
    return screen.state.bids.map(({ label }) => label).sort();
  };
  expect(await tapped(singlePanaBulk)).toEqual(sorted(panasByAnk[1].SP));
  expect(await tapped(doublePanaBulk)).toEqual(sorted(panasByAnk[1].DP));
});
