import { describe, expect, it } from 'vitest';
import { list } from '../decoding/collections.ts';
import { dictionary } from '../decoding/dictionary.ts';
import { either } from '../decoding/either.ts';
import { entity } from '../decoding/entities.ts';
import { needed } from '../decoding/fields.ts';
import { parsed } from '../decoding/parsed.ts';
import { atLeast, oneOf, textOf } from '../decoding/restricted-values.ts';
import { flag, matching, number, text } from '../decoding/values.ts';
import { message } from './errors.ts';
import { effectOf, expectedText, foundText, lossText } from './loss-text.ts';

const fifty = 'x'.repeat(50);

describe('in words', () => {
  it.each([
    [text, 'a text'],
    [matching(/^\d$/), 'a text like ^\\d$'],
    [textOf('pana'), 'a text of three digits'],
    [message, 'a text, or a list of texts'],
    [number, 'a number'],
    [atLeast(1), 'a number of at least 1'],
    [atLeast(0), 'a number of at least 0'],
    [flag, 'true or false'],
    [oneOf('open', 'close'), 'open or close'],
    [list(text), 'a list'],
    [dictionary(text), 'an object'],
    [entity({}), 'an object'],
    [either(list(text), text), 'a list or a text'],
    [parsed(JSON.parse, text), 'a text that the client can parse'],
  ])('a decoder expects: %#', (kind, words) => {
    expect(expectedText(kind)).toBe(words);
  });

  it.each([
    [undefined, 'missing'],
    [null, 'null'],
    ['', 'the text “”'],
    [fifty.slice(0, 40), `the text “${fifty.slice(0, 40)}”`],
    [fifty, `the text “${fifty.slice(0, 40)}…”`],
    [['a'], 'a list'],
    [{ a: 1 }, 'an object'],
    [7.5, '7.5'],
    [true, 'true'],
  ])('a response has: %j', (found, words) => {
    expect(foundText(found)).toBe(words);
  });
});

describe('the effect of a place that cannot be read', () => {
  it('is that of its row, whatever the number', () => {
    expect(effectOf('markets', '$[12].name')).toBe('a market without its name');
    expect(effectOf('markets', '$[12].nothing')).toBeUndefined();
  });

  it('is that of a name in a dictionary, whatever the name holds', () => {
    const star = 'a star instead of the open digit';
    expect(effectOf('results', '$.markets.Kalyan[0].open_digit')).toBe(star);
    expect(effectOf('results', '$.markets.A.B (1)\n[0].open_digit')).toBe(star);
    expect(effectOf('results', 'x$.markets.A[0].open_digit')).toBeUndefined();
    // The longest place that fits is the nearest.
    expect(effectOf('results', '$.markets.A[0].open_digits')).toBe(
      'a market that is missing among the results',
    );
  });
});

describe('a loss in one line', () => {
  const loss = { place: '$[0].id', field: needed(number), found: 'x' } as const;

  it('names what the player sees of what is left out', () => {
    expect(lossText('markets', { ...loss, reason: 'kind', drops: '$[0]' })).toBe(
      '$[0].id is the text “x”, expected a number: the player sees a market that is not shown',
    );
  });

  it('says of another form that it is shown as it is', () => {
    expect(lossText('markets', { ...loss, reason: 'form' })).toBe(
      '$[0].id is the text “x”, expected a number: the player sees it as it is',
    );
  });

  it('ends where nothing is known, with a place of at most forty letters', () => {
    const place = `$.${fifty}`;
    expect(lossText('markets', { ...loss, place, reason: 'kind' })).toBe(
      `${place.slice(0, 40)}… is the text “x”, expected a number`,
    );
  });
});
