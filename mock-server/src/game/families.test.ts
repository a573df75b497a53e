import { jodiFamilies, panaFamilies } from '@matka/fixtures/numbers/families';
import { describe, expect, it } from 'vitest';
import { jodiFamily, panaFamily } from './families.ts';

describe('the family of a pana', () => {
  it.each(panaFamilies.map((family) => ({ family, first: family[0] })))(
    'is the same for every member of the family of $first',
    { tags: ['@MOCK-17'] },
    ({ family }) => {
      for (const member of family) expect(panaFamily(member)).toEqual(family);
    },
  );
});

describe('the family of a jodi', () => {
  it.each(jodiFamilies.map((family) => ({ family, first: family[0] })))(
    'is the same for every member of the family of $first',
    { tags: ['@MOCK-17'] },
    ({ family }) => {
      for (const member of family) expect(jodiFamily(member)).toEqual(family);
    },
  );
});
