import { expect, it } from 'vitest';
import type { PactInteraction } from '../../../pact/pact.ts';
import { checkBetType, listedBetTypes } from './listed-bet-types.ts';
import { found, inconclusive, missing } from './lookup.ts';
import { contextWith } from './test-support.ts';

const readerOf = (list: unknown) =>
  contextWith(list === undefined ? {} : { '/bet-types/': list }).reader;
const game = (code: unknown, id = 1) => ({ id, name: 'A game', config: { code } });

/** Whether a host lists the bet type of a bet; 4 is that of single digits in the pact. */
const check = (list: unknown, content: unknown = { bet_type_id: 4 }) =>
  checkBetType({ request: { body: { content } } } as PactInteraction, readerOf(list));

it('the bet types of a host are those that can be read', async () => {
  const listed = await listedBetTypes(readerOf([game('single_digits'), { id: 'x' }]));
  expect(listed.map(({ config }) => config.code)).toEqual(['single_digits']);
  expect(await listedBetTypes(readerOf(undefined))).toEqual([]);
  expect(await listedBetTypes(readerOf({}))).toEqual([]);
});

it('an interaction needs the bet type of its bet', async () => {
  const own = await check([game('jodi_digits')]);
  const reason = 'missing' in own ? own.missing : '';
  expect(reason).toMatch(/^no bet type has the code [a-z_]+$/);
  const code = reason.split(' ').at(-1);
  expect(await check([game('jodi_digits', 1), game(code, 2)])).toEqual(found(true));
  expect(await check([game(code)])).toEqual(found(true));
});

it('an interaction without a bet type needs none', async () => {
  expect(await check([], {})).toEqual(found(true));
  expect(await check([], { bet_type_id: 999 })).toEqual(found(true));
  expect(await check([], { bet_type_id: 2 })).toEqual(missing('the host lists no bet type'));
});

it('a list that is empty differs from one that cannot be read', async () => {
  expect(await check([])).toEqual(missing('the host lists no bet type'));
  for (const list of [
    undefined,
    {},
    [{ id: 'x' }],
    [game('Jodi 1')],
    [game('1jodi')],
    [game('JODI')],
  ])
    expect(await check(list)).toEqual(inconclusive('GET /bet-types/'));
});
