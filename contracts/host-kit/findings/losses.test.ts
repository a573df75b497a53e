import { describe, expect, it } from 'vitest';
import { linesIn, verdictOn } from '../rules/test-support.ts';

const market = {
  id: 1,
  name: 'Surya Day',
  open_time: '10:00',
  close_time: '12:00',
  open_result_time: '10:10',
  close_result_time: '12:10',
  current_status: 6,
  current_status_name: 'Running now',
};
const lines = (members: object) => linesIn('markets', [{ ...market, ...members }]);
const rate = { bet_type: { name: 'Jodi' }, payout_config: { multiply_by: 90 } };
const only = { current_page: 1, has_previous: false, has_next: false, total_pages: 1 };

describe('what the client cannot read', () => {
  it('is named with what is there, what is expected and what the player sees', () => {
    expect(lines({})).toEqual([]);
    expect(lines({ open_time: 'ten' })).toEqual([
      '$[0].open_time is the text “ten”, expected a text like ^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$: the player sees no opening time of a market',
    ]);
    expect(linesIn('markets', { markets: [] })).toEqual([
      expect.stringMatching(/^\$ is an object, expected a list: the player sees \w/),
    ]);
    expect(lines({ id: 'one' })).toEqual([
      expect.stringMatching(
        /^\$\[0\]\.id is the text “one”, expected a number: the player sees \w/,
      ),
    ]);
  });

  it('but reads in another form is shown as it is', () => {
    expect(lines({ open_pana: '12', open_digit: '3' })).toEqual([
      expect.stringMatching(
        /^\$\[0\]\.open_pana is the text “12”, expected .+: the player sees it as it is$/,
      ),
    ]);
  });

  it('is a number of a bet that has lost its zeros', () => {
    const shown = { open_pana: '128', open_digit: '1', close_digit: '0', close_pana: '127' };
    expect(lines(shown)).toEqual([]);
    expect(lines({ ...shown, close_digit: 0 })).toEqual([]);
    expect(lines({ ...shown, close_pana: 127 })).toEqual([
      expect.stringMatching(
        /^\$\[0\]\.close_pana is 127, expected .+: the player sees other numbers$/,
      ),
    ]);
    expect(lines({ ...shown, close_pana: 12 })).toEqual([
      expect.stringMatching(
        /^\$\[0\]\.close_pana is .*12, expected .+: the player sees it as it is$/,
      ),
    ]);
  });

  it('is a word that stands for nothing', () => {
    expect(lines({ name: 'undefined' })).toEqual([
      '$[0].name is the text “undefined”, expected a text: the player sees it as it is',
    ]);
    expect(lines({ name: 'None', open_time: 'x' }).map((line) => line.split(' ')[0])).toEqual([
      '$[0].open_time',
      '$[0].name',
    ]);
  });
});

describe('what makes no difference to a player', () => {
  it('is a missing status number of a market that is closed', () => {
    for (const name of ['Betting is closed', 'Closed for today', 'Closed'])
      for (const current_status of [undefined, null])
        expect(lines({ current_status, current_status_name: name })).toEqual([]);
    expect(lines({ current_status: undefined })).not.toEqual([]);
    expect(lines({ current_status: 'x', current_status_name: 'Closed' })).not.toEqual([]);
    const many = Array.from({ length: 12 }, (_, index) => ({
      ...market,
      id: index,
      name: `M${index}`,
    }));
    const last = { ...market, id: 99, current_status: null, current_status_name: 'Closed' };
    expect(linesIn('markets', [...many, last])).toEqual([]);
  });

  it('is a missing page, and none at all of an empty list', () => {
    const pages = (pagination: unknown, data: unknown[] = [rate]) =>
      linesIn('payouts', { data, pagination });
    expect(pages(only)).toEqual([]);
    expect(pages(null)).toEqual([]);
    expect(linesIn('payouts', { data: [rate] })).toEqual([]);
    expect(pages({ ...only, total_pages: undefined, has_next: null })).toEqual([]);
    expect(pages({ ...only, total_pages: 0 }, [])).toEqual([]);
    expect(pages({ ...only, total_pages: 0 })).toHaveLength(1);
    expect(pages({ ...only, total_pages: -1 }, [])).toHaveLength(1);
    expect(pages({ ...only, current_page: 0 }, [])).toHaveLength(1);
    expect(pages('first')).toHaveLength(1);
  });

  const ofDay = (markets: unknown) =>
    linesIn('results', { markets }, { query: 'month=11&year=2026&date=2026-11-20' });

  it('is an empty list in the place of an object without members, or a field of the host among them', () => {
    expect(ofDay({})).toEqual([]);
    expect(ofDay([])).toEqual([]);
    expect(ofDay([1])).toHaveLength(1);
    expect(ofDay('none')).toHaveLength(1);
    expect(ofDay({ count: 1, 'Surya Day': [{ open_pana: '128', open_digit: '1' }] })).toEqual([]);
  });
});

describe('the places that were read', () => {
  it('have stars for rows, and are those with a value', () => {
    const { read } = verdictOn('markets', [market, { ...market, id: 2, open_time: 'x' }]);
    const places = [...read];
    expect(places).toEqual(expect.arrayContaining(['$', '$[*]', '$[*].id', '$[*].name']));
    expect(places).not.toContain('$[*].open_pana');
    const { read: none } = verdictOn('markets', [{ ...market, open_time: 'x' }]);
    expect([...none]).not.toContain('$[*].open_time');
  });
});
