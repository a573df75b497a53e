import { describe, expect, it } from 'vitest';
import { decodeWithLosses } from '../decoding/losses.ts';
import { fieldsOf } from '../decoding/walk.ts';
import { effects } from './effects.ts';
import { lossText } from './loss-text.ts';
import { responseDecoders } from './responses.ts';

type Name = keyof typeof responseDecoders;

describe('effects on the player', () => {
  it.each(Object.keys(responseDecoders) as Name[])('of %s are told for every field', (name) => {
    const decoders = responseDecoders[name];
    const places = 'success' in decoders ? fieldsOf(decoders.success) : [];
    expect([...new Set(places.map(({ place }) => place))].sort()).toEqual(
      Object.keys(effects[name]).sort(),
    );
    for (const [place, text] of Object.entries(effects[name])) expect(text, place).toMatch(/\w/);
  });

  it.each<[Name, unknown, string[]]>([
    [
      'markets',
      [{ id: 1, open_pana: 12 }, { name: 'A' }],
      [
        '$[0].name is missing, expected a text: the player sees a market without its name',
        '$[0].open_pana is 12, expected a text of three digits: the player sees it as it is',
        '$[1].id is missing, expected a number: the player sees a market that is not shown',
      ],
    ],
    [
      'results',
      { markets: { 'A.B': [{ open_digit: {} }] } },
      [
        '$.markets.A.B[0].open_digit is an object, expected a text of one digit: the player sees a star instead of the open digit',
      ],
    ],
    [
      'betting',
      { user_balance: { previous_balance: 5 } },
      [
        '$.user_balance.current_balance is missing, expected a number: the player sees bets of which it is not known whether they were placed',
      ],
    ],
  ])('are told in one line: %s', (name, response, lines) => {
    const decoders = responseDecoders[name];
    const { losses } = decodeWithLosses(
      'success' in decoders ? decoders.success : decoders.error,
      response,
    );
    const texts = losses.map((loss) => lossText(name, loss));
    expect(texts).toEqual(expect.arrayContaining(lines));
    for (const text of texts) expect(text.length).toBeLessThan(200);
  });
});
