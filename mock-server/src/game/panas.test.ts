import { panasByAnk } from '@matka/contracts/numbers/panas';
import { easilyMistakenAnks, misspeltPanas, tripleOfAnk } from '@matka/fixtures/numbers/mistakes';
import { expect, it } from 'vitest';
import { ank, canonical, isPana, panaKind, panas, panasOfAnk } from './panas.ts';

const rows = Object.entries(panasByAnk);
const kinds = ['SP', 'DP', 'TP'] as const;
const everyTriple = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0'));
const table = new Map(
  rows.flatMap(([digit, byKind]) =>
    kinds.flatMap((kind) => byKind[kind].map((pana) => [pana, { digit, kind }] as const)),
  ),
);

it('the rule makes the 220 panas of the hand-written table', () => {
  expect(panas).toEqual([...table.keys()].sort());
  expect(panas).toHaveLength(220);
});

it.each(rows)(
  'the rule makes for ank %s the 12 SP, 9 DP and 1 TP of the table',
  { tags: ['@MOCK-15', '@MOCK-20'] },
  (digit, byKind) => {
    for (const kind of kinds) expect(panasOfAnk(digit, kind)).toEqual(byKind[kind]);
  },
);

it('the rule gives each pana the ank and the kind of the table', {
  tags: ['@MOCK-25'],
}, () => {
  for (const [pana, { digit, kind }] of table) {
    expect([pana, ank(pana), panaKind(pana)]).toEqual([pana, digit, kind]);
  }
});

it('the rule tells the panas from the 780 other triples', {
  tags: ['@MOCK-11'],
}, () => {
  for (const triple of everyTriple) {
    expect([triple, isPana(triple)]).toEqual([triple, table.has(triple)]);
    expect(panaKind(triple)).toBe(table.get(triple)?.kind);
  }
});

it.each(['', '1', '12', '1234', 'abc', ' 128', '128 ', '１２８', '1.8', '-12'])(
  'the rule does not make the pana %o',
  { tags: ['@MOCK-11'] },
  (text) => {
    expect(isPana(text)).toBe(false);
    expect(panaKind(text)).toBeUndefined();
  },
);

it('an invalid ank has no panas', () => {
  expect(panasOfAnk('10', 'SP')).toEqual([]);
  expect(panasOfAnk('', 'TP')).toEqual([]);
});

it('the canonical spelling of every triple is the one pana with its digits', {
  tags: ['@MOCK-25'],
}, () => {
  const multiset = (text: string) => [...text].sort().join('');
  const byDigits = new Map([...table.keys()].map((pana) => [multiset(pana), pana]));
  for (const triple of everyTriple) {
    expect(canonical(triple)).toBe(byDigits.get(multiset(triple)));
  }
});

it.each(misspeltPanas)(
  'the canonical spelling of $wrong is $right, 0 being the highest',
  { tags: ['@MOCK-25'] },
  ({ wrong, right }) => {
    expect(canonical(wrong)).toBe(right);
    expect(isPana(wrong)).toBe(false);
  },
);

it.each(easilyMistakenAnks)(
  'the ank of $pana is $ank, not $mistaken',
  { tags: ['@MOCK-25'] },
  (known) => {
    expect(ank(known.pana)).toBe(known.ank);
  },
);

it.each(Object.entries(tripleOfAnk))('the triple pana of ank %s is %s', (digit, triple) => {
  expect(panasOfAnk(digit, 'TP')).toEqual([triple]);
});

it('the pana 000 has a kind although its digits make zero', () => {
  expect(panaKind('000')).toBe('TP');
});
