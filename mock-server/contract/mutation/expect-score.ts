import { expect, it } from 'vitest';
import { isUndivided, isWholeRun } from '../selected-calls.ts';
import { type OperatorName, operatorNames } from './operators.ts';
import type { Judged } from './score.ts';
import { type HostScore, scoreOf, survivorLines, withoutMutants } from './score-table.ts';

/** All operators of the score: one that vanishes from the code is missed here. */
const expected: readonly OperatorName[] = [
  'dropped',
  'null',
  'retyped',
  'renamed',
  'emptied',
  'enumeration swapped',
  'date shifted',
  'leading zero lost',
  'total off',
  'order reversed',
  'row doubled',
  'one row of many',
  'page ignored',
  'filter ignored',
  'status class changed',
  'header changed',
  'double encoding',
];

/** Tests of the score on a host. */
export function expectScore(score: () => HostScore): void {
  it('names every mutant that changes what the client reads', () => {
    expect(survivorLines(score())).toEqual([]);
    expect(scoreOf(score().judged)).toBe(100);
  });

  it('has mutants of every operator and of every call', () => {
    expect(operatorNames).toEqual(expected);
    if (isWholeRun && isUndivided) expect(withoutMutants(score().judged)).toEqual([]);
  });

  it('leaves out no field that is needed', () => {
    const needed = score().judged.filter(({ name }: Judged) => /\$ (dropped|null)$/.test(name));
    expect(needed.filter(({ verdict }) => verdict === 'optional')).toEqual([]);
  });
}
