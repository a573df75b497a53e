import { panasByAnk } from '@matka/contracts/numbers/panas';
import { describe, expect, it } from 'vitest';
import { doublePanaHints, penalGroupHints, sangamHints, singlePanaHints } from './hints.ts';

const list = (text: string) => text.split(' ');
const everyPair = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
const offered = (hints: (typed: string) => readonly string[] | undefined) =>
  everyPair.flatMap((pair) => hints(pair) ?? []).sort();
const canonical = (...kinds: ('SP' | 'DP' | 'TP')[]) =>
  Object.values(panasByAnk)
    .flatMap((ank) => kinds.flatMap((kind) => ank[kind]))
    .sort();

describe('hints after two digits', () => {
  it('offer single panas, the 0 last', { tags: ['@SP-11'] }, () => {
    expect(singlePanaHints('12')).toEqual(list('123 124 125 126 127 128 129 120'));
    expect(singlePanaHints('89')).toEqual(['890']);
    expect(offered(singlePanaHints)).toEqual(canonical('SP'));
  });

  it.each(['01', '10', '11', '21', '00', '20', '02'])(
    'offer no single pana after %s',
    { tags: ['@SP-12'] },
    (pair) => {
      expect(singlePanaHints(pair)).toEqual([]);
    },
  );

  it('offer the double panas after two equal digits, the 0 last', { tags: ['@DP-08'] }, () => {
    expect(doublePanaHints('11')).toEqual(list('112 113 114 115 116 117 118 119 110'));
    expect(doublePanaHints('99')).toEqual(['990']);
    expect(doublePanaHints('00')).toEqual([]);
    expect(offered(doublePanaHints)).toEqual(canonical('DP'));
  });

  it('repeat the second of two different digits', { tags: ['@DP-09'] }, () => {
    expect(doublePanaHints('12')).toEqual(['122']);
    expect(doublePanaHints('10')).toEqual(['100']);
    expect(doublePanaHints('01')).toEqual([]);
    expect(doublePanaHints('21')).toEqual([]);
  });

  it('offer the panas of a sangam, the 0 last', { tags: ['@SUGG-21'] }, () => {
    expect(sangamHints('12')).toEqual(list('122 123 124 125 126 127 128 129 120'));
    expect(sangamHints('10')).toEqual(['100']);
    expect(sangamHints('00')).toEqual(['000']);
    expect(sangamHints('21')).toEqual([]);
    expect(sangamHints('01')).toEqual([]);
    expect(offered(sangamHints)).toEqual(canonical('SP', 'DP', 'TP'));
  });

  it('offer the panas of a Penal Group, none after a leading 0', { tags: ['@SUGG-23'] }, () => {
    expect(penalGroupHints('12')).toEqual(sangamHints('12'));
    expect(penalGroupHints('00')).toEqual([]);
    expect(penalGroupHints('21')).toEqual([]);
    expect(offered(penalGroupHints)).toHaveLength(219);
  });

  it.each([singlePanaHints, doublePanaHints, sangamHints, penalGroupHints])(
    'wait for two digits and end with the third',
    (hints) => {
      expect([hints(''), hints('1'), hints('123')]).toEqual([undefined, undefined, undefined]);
    },
  );
});
