import { describe, expect, it } from 'vitest';
import { responseDecoders } from '../decoders/responses.ts';
import { list } from '../decoding/collections.ts';
import { dictionary } from '../decoding/dictionary.ts';
import { either } from '../decoding/either.ts';
import { entity } from '../decoding/entities.ts';
import { defaulted, needed, optional } from '../decoding/fields.ts';
import { parsed } from '../decoding/parsed.ts';
import { oneOf, textOf } from '../decoding/restricted-values.ts';
import { flag, matching, number, text } from '../decoding/values.ts';
import { matchersOf } from './decoder-matchers.ts';
import { anyKeys, containing, exactly, shaped } from './example.ts';

const type = { 'pact:matcher:type': 'type' };
const filled = [type, { 'pact:matcher:type': 'notEmpty' }];
const like = (regex: string) => [type, { 'pact:matcher:type': 'regex', regex }];

describe('the matchers of a decoder', () => {
  it.each([
    [text, 'Kalyan', filled],
    [textOf('pana'), '128', like('\\d{3}')],
    [textOf('side'), 'open', like('(open|close)')],
    [matching(/^\d\d:\d\d$/), '16:00', like('\\d\\d:\\d\\d')],
    [matching(/^(https?:|[^:]*$)/i), '/a.png', like('(https?:|[^:]*$)[\\s\\S]*')],
    [oneOf('open', 'close'), 'open', like('open|close')],
    [number, 9.5, 'number'],
    [flag, false, 'type'],
    [either(number, text), 'a', filled],
  ])('say what it reads', (kind, example, matcher) => {
    expect(matchersOf(kind, example)).toMatchObject({
      'pact:matcher:type': matcher,
      value: example,
    });
  });

  it('take a text that may be missing as it comes, and null for absence', () => {
    const kind = entity({ a: optional(text), b: optional(text), c: defaulted(text, '') });
    expect(matchersOf(kind, { a: 'x', b: null, c: 'y' })).toMatchObject({
      a: { 'pact:matcher:type': [type] },
      b: { 'pact:matcher:type': 'null' },
      c: { 'pact:matcher:type': filled },
    });
  });

  it('repeat the first row of a list, as often as the example has rows', () => {
    expect(matchersOf(list(number), [1, 1])).toMatchObject({ min: 2, 'pact:matcher:type': 'type' });
    expect(matchersOf(list(number), [])).toEqual([]);
  });

  it('name what a text in a notation of its own has to hold', () => {
    const numbers = optional(list(text));
    const kind = parsed(JSON.parse, entity({ digits: numbers, combinations: numbers }));
    expect(matchersOf(kind, '{"more":1,"digits":["5"]}')).toMatchObject({
      'pact:matcher:type': like(`[\\s\\S]*['"](digits|combinations)['"][\\s\\S]*`),
    });
  });

  it('follow the marks of an example', () => {
    const rows = list(entity({ id: needed(number) }));
    expect(matchersOf(number, exactly(1))).toEqual({ 'pact:matcher:type': 'equality', value: 1 });
    expect(matchersOf(text, shaped('[0-9]', '3'))).toMatchObject({
      'pact:matcher:type': like('[0-9]'),
    });
    expect(matchersOf(rows, containing({ id: 1 }))).toMatchObject({
      'pact:matcher:type': 'arrayContains',
    });
    expect(matchersOf(dictionary(number), anyKeys({ a: 1 }))).toMatchObject({
      'pact:matcher:type': [{ 'pact:matcher:type': 'values' }, ...filled],
    });
  });

  const { markets } = { markets: responseDecoders.markets.success };

  it.each([
    [[{ id: 1, unread: 1 }], 'No decoder reads $[0].unread.'],
    [[{ id: 1, open_time: 'noon' }], 'The decoder of $[0].open_time cannot read the example.'],
    [{ id: 1 }, 'The decoder of $ cannot read the example.'],
  ])('refuse what the decoder does not read: %j', (example, message) => {
    expect(() => matchersOf(markets, example)).toThrow(message);
  });

  it('refuse an example without what the decoder needs', () => {
    expect(() => matchersOf(entity({ id: needed(number) }), {})).toThrow('cannot read');
  });
});
