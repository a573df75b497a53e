import { describe, expect, it } from 'vitest';
import { findingsIn } from './test-support.ts';

const jodi = {
  id: 3,
  name: 'Jodi Digits',
  config: { code: 'jodi_digits', bet_direction: 'both', default_direction: 'open' },
};
const judged = (config: object, members: object = {}) =>
  findingsIn('betTypes', [{ ...jodi, ...members, config: { ...jodi.config, ...config } }]);

describe('a bet type', () => {
  it.each([
    [{}],
    [{ bet_direction: 'close', default_direction: 'close' }],
    [{ min_digit: 1, max_digit: 1, min_value: 0, max_value: 99, min_digits: 2, max_digits: 3 }],
    [{ code: 'single_pana', length: 3 }, { name: 'Single Pana' }],
    [{ code: 'single_pana' }, { name: 'Single Patti' }],
    [{}, { name: 'Jodi' }],
    [{}, { name: 'My own game' }],
    [{ code: 'half_sangam' }, { name: 'Half Sangam' }],
    [{ code: 'half_sangam_a' }, { name: 'Half Sangam' }],
    [{ code: 'half_sangam' }, { name: 'Half Sangam A' }],
    [{ code: 'single_pana' }, { name: ' Single -- Pana ' }],
  ])('is right as it is: %j %j', (config, members?: object) => {
    expect(judged(config, members)).toEqual([]);
  });

  it.each([
    [{ code: 'jodiDigits' }, {}, '.config.code', 'is the text “jodiDigits”', '"jodi_digits"'],
    [{ min_digit: 2, max_digit: 1 }, {}, '.config.min_digit', 'is 2', 'at most max_digit (1)'],
    [{ min_value: 2, max_value: 1 }, {}, '.config.min_value', 'is 2', 'at most max_value (1)'],
    [{ min_digits: 2, max_digits: 1 }, {}, '.config.min_digits', 'is 2', 'at most max_digits (1)'],
    [
      { code: 'single_pana', length: 2 },
      { name: 'Single Pana' },
      '.config.length',
      'is 2',
      '3 for a pana',
    ],
    [
      {},
      { name: `Single${'-'.repeat(30)}Pana` },
      '',
      `has the name “Single${'-'.repeat(24)}” beside the code jodi_digits`,
      'name and code of one game',
    ],
    [
      { bet_direction: 'close' },
      {},
      '.config.default_direction',
      'is open beside bet_direction close',
      'close',
    ],
    [
      {},
      { name: 'Single Pana' },
      '',
      'has the name “Single Pana” beside the code jodi_digits',
      'name and code of one game',
    ],
  ])('with %j %j names the place', (config, members, place, found, expected) => {
    expect(judged(config, members)).toEqual([[`$[0]${place}`, found, expected]]);
  });

  it('is known to the client, at least one of them', () => {
    const unknown = { name: 'My own game', config: { code: 'own', bet_direction: 'both' } };
    expect(findingsIn('betTypes', [{ ...jodi, ...unknown }])).toEqual([
      ['$[*].config.code', 'is none that the client knows', 'e.g. "single_digits"'],
    ]);
    expect(findingsIn('betTypes', [jodi, { ...unknown, id: 4 }])).toEqual([]);
    expect(findingsIn('betTypes', [])).toEqual([]);
  });

  it('has an id of its own', () => {
    const other = { ...jodi, name: 'Jodi' };
    expect(findingsIn('betTypes', [jodi, other])).toEqual([
      ['$[1].id', 'is that of an earlier entry', 'an id of its own'],
    ]);
  });
});
