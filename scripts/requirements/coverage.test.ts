import { describe, expect, it } from 'vitest';
import { coverage } from './coverage.ts';
import { readLedger } from './ledger.ts';
import { idsIn } from './test-titles.ts';

const clause = (id: string, verify: 'unit' | 'none' = 'unit') => ({
  id,
  verify,
  area: 'Area',
  text: 'text',
});

describe('requirement coverage', () => {
  it('tells proven, unproven, unknown and out of scope apart', () => {
    const named = [
      { id: 'AA-01', file: 'a.test.ts' },
      { id: 'ZZ-09', file: 'z.test.ts' },
    ];
    expect(coverage([clause('AA-01'), clause('AA-02'), clause('BB-01', 'none')], named)).toEqual({
      areas: [{ prefix: 'AA', name: 'Area', proven: ['AA-01'], unproven: ['AA-02'] }],
      unknown: [{ id: 'ZZ-09', file: 'z.test.ts' }],
      unneeded: 1,
    });
  });

  it('takes ids from tags and titles, not from comments', () => {
    const at = '@';
    const source = `// it('${at}CC-01 no')\n/* ${at}CC-02 */ it("x", { tags: ['${at}AA-01'] }, () => {}); ['y ${at}AA-02']`;
    expect(idsIn(source)).toEqual(['AA-01', 'AA-02']);
  });

  it('reads a ledger of unique ids', () => {
    const ids = readLedger().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(861);
  });
});
