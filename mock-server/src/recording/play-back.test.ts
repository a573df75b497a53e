import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { developmentOtp } from '@matka/fixtures/players';
import { describe, expect, it, vi } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import type { JournalEntry } from '../worlds/journal.ts';
import { playBack, wasRejectedForSecret } from './replay.ts';

const entry: JournalEntry = {
  number: 1,
  at: 0,
  real: 0,
  method: 'POST',
  url: '/users/register/',
  playerId: 0,
  status: 400,
  answer: '{"mpin":["The two entries differ."]}',
  rows: 0,
  ledger: 0,
};

it.each(['password', 'confirm_password', 'mpin', 'confirm_mpin', 'otp'])(
  'a registration is rejected for a credential where its error names it: %s',
  (field) => {
    expect(wasRejectedForSecret({ ...entry, answer: `{"${field}":["Invalid."]}` })).toBe(true);
  },
);

it.each<[string, Partial<JournalEntry>]>([
  ['another field', { answer: '{"mobile_number":["Invalid."]}' }],
  ['a field whose name contains one', { answer: '{"mpins":["Invalid."]}' }],
  ['another request', { url: '/users/login/' }],
  ['another status', { status: 409 }],
])('it is not with %s', (_, members) => {
  expect(wasRejectedForSecret({ ...entry, ...members })).toBe(false);
});

describe('a replayed request', () => {
  /** What is sent for an entry. */
  async function sentFor(members: Partial<JournalEntry>): Promise<unknown> {
    const { app, world } = await buildTestApp();
    const token = vi.spyOn(app.tokens, 'issueReplayToken').mockReturnValue('token');
    const inject = vi.spyOn(app, 'inject').mockRejectedValue(new Error('The connection is broken'));
    await playBack(app, world, [{ ...entry, ...members }]);
    const calls: readonly (readonly unknown[])[] = inject.mock.calls;
    const sent = calls[0]?.[0];
    for (const spy of [token, inject]) spy.mockRestore();
    const { payload, ...request } = Object(sent) as { payload?: Readable };
    return payload ? { ...request, payload: await json(payload) } : request;
  }
  const headers = { 'x-mock-replay': expect.stringMatching(/^[0-9a-f-]{36}$/) };
  const anonymous = { ...headers, 'x-mock-world': 'kalyan-matka' };

  it('of a player has a token and the key, and no body where none was sent', async () => {
    const url = '/betting/history/?next=/__mock/worlds/other/';
    expect(await sentFor({ method: 'GET', url, playerId: 1, key: 'a' })).toStrictEqual({
      method: 'GET',
      url,
      headers: { ...headers, authorization: 'Bearer token', 'idempotency-key': 'a' },
    });
  });

  it('without a player names the world', async () => {
    const url = '/__mock/worlds/other/draws/?of=a';
    expect(await sentFor({ url, request: ['a'] })).toMatchObject({
      method: 'POST',
      url: '/__mock/worlds/kalyan-matka/draws/?of=a',
      headers: anonymous,
      payload: ['a'],
    });
  });

  it('has credentials that are valid, or not, as they were', async () => {
    const request = { first_name: 'Asha', mpin: '(hidden)', password: 1, otp: '(hidden)' };
    const valid = { ...request, mpin: expect.stringMatching(/^\d{4}$/), otp: developmentOtp };
    expect(await sentFor({ request, status: 200 })).toMatchObject({ payload: valid });
    const invalid = expect.stringMatching(/^\D+$/);
    const payload = { ...request, mpin: invalid, otp: invalid };
    expect(await sentFor({ request })).toMatchObject({ payload });
  });

  it('comes with its new entry, undefined where the journal got none', async () => {
    const { app, world } = await buildTestApp();
    const replayed: (JournalEntry | undefined)[] = [];
    const markets = { ...entry, method: 'GET', url: '/markets/', status: 200 };
    const repeat = () =>
      playBack(app, world, [markets], (_, again) => {
        replayed.push(again);
      });
    const record = vi.spyOn(world.journal, 'record').mockReturnValueOnce(undefined);
    await repeat();
    await repeat();
    record.mockReturnValueOnce(undefined);
    await repeat();
    expect(replayed).toEqual([undefined, expect.objectContaining({ number: 1 }), undefined]);
    expect(world.replaying).toBe(false);
  });
});
