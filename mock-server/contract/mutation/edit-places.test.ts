import { describe, expect, it } from 'vitest';
import { type Edit, editPlaces } from './edit-places.ts';

const page = { data: [{ a: 1, b: { c: 'x' } }, { b: { c: 'y' } }], days: [[{ d: 1 }], [{ d: 2 }]] };
const drop: Edit = (container, key) => {
  if (Array.isArray(container)) container.splice(Number(key), 1);
  else delete container[key];
  return true;
};
const zero: Edit = (container, key) => {
  container[key] = 0;
  return true;
};

describe('places of a body', () => {
  it('are edited in a copy, wherever they occur', () => {
    expect(editPlaces(page, '$.data[*].b.c', zero)?.body).toMatchObject({
      data: [{ b: { c: 0 } }, { b: { c: 0 } }],
    });
    expect(page.data[0]?.b.c).toBe('x');
    expect(editPlaces(page, '$.days[*][*]', drop)?.body).toMatchObject({ days: [[], []] });
    expect(editPlaces({ m: { A: 1, B: 2 } }, '$.m.*', drop)?.body).toEqual({ m: {} });
    expect(editPlaces(page, '$', zero)).toEqual({ body: 0 });
  });

  it('that do not exist, or stay as they are, change nothing', () => {
    expect(editPlaces(page, '$.data[*].z', drop)).toBeUndefined();
    expect(editPlaces({ data: [] }, '$.data[*].a', drop)).toBeUndefined();
    expect(editPlaces(page, '$.data[*].a', () => false)).toBeUndefined();
  });

  it('are found in a text that holds a Python dict', () => {
    expect(editPlaces({ raw: "{'won': {'digits': ['05']}}" }, '$.raw.won.digits[*]', zero)).toEqual(
      {
        body: { raw: "{'won':{'digits':[0]}}" },
      },
    );
  });
});
