import { describe, expect, it } from 'vitest';
import { needed } from '../../decoding/fields.ts';
import { matching, number, text } from '../../decoding/values.ts';
import { addressFault, wordForNothing } from './words-for-nothing.ts';

const inText = (found: unknown, kind: typeof text | typeof number = text) =>
  wordForNothing({ place: '$.name', field: needed(kind), found, value: found })?.found;

describe('a word for nothing', () => {
  it.each([
    'undefined',
    'null',
    'None',
    'NaN',
    '[object Object]',
    'undefined undefined',
    'null  null',
    ' null ',
  ])('is named: %s', (word) => {
    expect(inText(word)).toBe(`is the text “${word}”`);
  });

  it.each(['Null', 'Meera Null', 'Meera null', 'nullify', '', 'none', 7])('is none: %s', (word) => {
    expect(inText(word)).toBeUndefined();
  });

  it('is cut after 40 characters', () => {
    expect(inText('null '.repeat(9))).toBe(`is the text “${'null '.repeat(8)}”`);
  });

  it('is looked for in free texts alone', () => {
    expect(inText('null', matching(/^n/))).toBeUndefined();
    expect(inText('null', number)).toBeUndefined();
  });
});

describe('an address', () => {
  it.each([
    'undefined',
    'null',
    'undefined/media/a.webp',
    '/media/undefined',
    'https://null/a.webp',
    '/media/[object Object]',
    'https://',
  ])('shows nothing: %s', (address) => {
    expect(addressFault(address)).toBeDefined();
  });

  it.each([
    '',
    '/media/a.webp',
    'diwali offer.webp',
    '//cdn.example/null.webp',
    'https://cdn.example/a.webp?v=null#undefined',
    'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    'data:image/null',
    '/none/of/these.webp',
  ])('may show a picture: %s', (address) => {
    expect(addressFault(address)).toBeUndefined();
  });
});
