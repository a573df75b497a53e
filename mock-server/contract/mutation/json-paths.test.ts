import { describe, expect, it } from 'vitest';
import { type Container, editAt, jsonPaths } from './json-paths.ts';

const page = { data: [{ a: 1, b: { c: 'x' } }, { b: { c: 'y' } }], days: [[{ d: 1 }], [{ d: 2 }]] };
const drop = (container: Container, key: string | number) => {
  if (Array.isArray(container)) container.splice(Number(key), 1);
  else delete container[key];
};

describe('paths of a body', () => {
  it('have stars for rows and for keys of maps', () => {
    expect(jsonPaths({ markets: { A: [{ x: 1 }] } }, (path) => path === '$.markets')).toEqual([
      '$',
      '$.markets',
      '$.markets.*',
      '$.markets.*[*]',
      '$.markets.*[*].x',
    ]);
  });

  it('are edited in a copy, wherever they occur', () => {
    const edited = editAt(page, '$.data[*].b.c', (container, key) => {
      container[key] = 0;
    });
    expect(edited?.body).toMatchObject({ data: [{ b: { c: 0 } }, { b: { c: 0 } }] });
    expect(page.data[0]?.b.c).toBe('x');
    expect(editAt(page, '$.days[*][*]', drop)?.body).toMatchObject({ days: [[], []] });
    expect(editAt({ m: { A: 1, B: 2 } }, '$.m.*', drop)?.body).toEqual({ m: {} });
  });

  it('that do not exist are not edited', () => {
    expect(editAt(page, '$.data[*].z', drop)).toBeUndefined();
    expect(editAt({ data: [] }, '$.data[*].a', drop)).toBeUndefined();
  });

  it('include the whole body', () => {
    const edited = editAt(page, '$', (container, key) => {
      container[key] = null;
    });
    expect(edited).toEqual({ body: null });
  });
});
