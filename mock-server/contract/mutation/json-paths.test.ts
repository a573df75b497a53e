import { describe, expect, it } from 'vitest';
import { editAt, jsonPaths } from './json-paths.ts';

const page = { data: [{ a: 1, b: { c: 'x' } }, { b: { c: 'y' } }], days: [[{ d: 1 }], [{ d: 2 }]] };
const drop = (holder: Record<string | number, unknown>, key: string | number) => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
};

describe('places of an answer', () => {
  it('are named with lists and maps as stars', () => {
    expect(jsonPaths({ markets: { A: [{ x: 1 }] } }, (place) => place === '$.markets')).toEqual([
      '$',
      '$.markets',
      '$.markets.*',
      '$.markets.*[*]',
      '$.markets.*[*].x',
    ]);
  });

  it('are edited in a copy, wherever they are', () => {
    const edited = editAt(page, '$.data[*].b.c', (holder, key) => {
      holder[key] = 0;
    });
    expect(edited?.answer).toMatchObject({ data: [{ b: { c: 0 } }, { b: { c: 0 } }] });
    expect(page.data[0]?.b.c).toBe('x');
    expect(editAt(page, '$.days[*][*]', drop)?.answer).toMatchObject({ days: [[], []] });
    expect(editAt({ m: { A: 1, B: 2 } }, '$.m.*', drop)?.answer).toEqual({ m: {} });
  });

  it('that are nowhere are not edited', () => {
    expect(editAt(page, '$.data[*].z', drop)).toBeUndefined();
    expect(editAt({ data: [] }, '$.data[*].a', drop)).toBeUndefined();
  });

  it('include the whole answer', () => {
    const edited = editAt(page, '$', (holder, key) => {
      holder[key] = null;
    });
    expect(edited).toEqual({ answer: null });
  });
});
