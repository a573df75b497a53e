import { sampleOf } from '@matka/contracts/reading/sample';
import { expect, it } from 'vitest';
import { JournalEntry } from '../src/journal/entry.ts';
import { curlOf, grouped, isShown, markOf, outcomeOf, pointsShown, senderOf } from './calls.ts';

const call = (more: Partial<JournalEntry> = {}): JournalEntry => ({
  ...sampleOf(JournalEntry),
  url: '/markets/?app_id=kalyan-matka',
  playerId: 0,
  answer: '[]',
  ...more,
});
const bet = (more: Partial<JournalEntry> = {}) =>
  call({
    method: 'POST',
    url: '/betting/',
    playerId: 1,
    request: { amount: 5 },
    rows: 3,
    answer: '{"user_balance":{"current_balance":95}}',
    ...more,
  });
const sent = { status: 500, effects: ['status'] };

it.each<[JournalEntry, string, boolean]>([
  [call(), '200', false],
  [call({ status: 404 }), '404', true],
  [
    call({ status: 0, sent: { status: 0, effects: ['drop'] } }),
    'no response to the client · fault',
    true,
  ],
  [bet({ sent }), '500 to the client · fault', true],
  [bet({ sent: { status: 200, effects: ['malformed'] } }), '200 to the client · fault', true],
])(
  'the console shows for the call %j the outcome that its client got, and counts its errors',
  (entry, outcome, isError) => {
    expect(outcomeOf(entry)).toBe(outcome);
    expect(isShown(entry, 'Errors', '')).toBe(isError);
  },
);

it('the console finds calls by kind and by text', () => {
  const control = call({ method: 'PUT', url: '/__mock/worlds/a/clock/' });
  const shown = (kind: string, text = '') =>
    [call(), bet({ sent }), control].map((entry) => isShown(entry, kind, text));
  expect(shown('All')).toEqual([true, true, true]);
  expect(shown('Players')).toEqual([true, true, false]);
  expect(shown('Writes')).toEqual([false, true, true]);
  expect(shown('Bets')).toEqual([false, true, false]);
  expect(shown('All', ' 500 TO the client')).toEqual([false, true, false]);
});

it.each<[JournalEntry, string | undefined]>([
  [call(), undefined],
  [call({ method: 'POST', url: '/__mock/worlds/a/faults/' }), 'fault'],
  [call({ status: 503 }), 'fault'],
  [bet(), 'bet'],
  [bet({ status: 400 }), undefined],
  [bet({ sent }), 'fault'],
  [bet({ sent: { status: 200, effects: ['malformed'] } }), 'fault'],
])('the console marks the call %j among the events of the day as %s', (entry, mark) => {
  expect(markOf(entry)).toBe(mark);
});

it('equal calls in a row form one group, unless one of them has another outcome', () => {
  const calls = [call(), call(), call({ sent }), call(), call({ rows: 1 })];
  const sizes = grouped(calls, () => false).map((group) => group.length);
  expect(sizes).toEqual([2, 1, 1, 1]);
  expect(grouped([call(), call()], () => true)).toHaveLength(2);
});

it('the console takes the points that an app shows from the last response that reached the app', () => {
  const login = call({
    method: 'POST',
    url: '/users/login/',
    answer: '{"user":{"id":1,"points":100}}',
  });
  expect([...pointsShown([login, bet()])]).toEqual([[1, 95]]);
  expect([...pointsShown([login, bet({ sent })])]).toEqual([[1, 100]]);
  expect([...pointsShown([bet({ answer: '<html>' })])]).toEqual([]);
});

it('the console names the sender of a call and writes its curl command without a secret', () => {
  const mobiles = new Map([[1, '9876543210']]);
  expect(senderOf(bet(), mobiles)).toBe('9876543210');
  expect(senderOf(call({ request: { mobile_number: '9000000000' } }), mobiles)).toBe('9000000000');
  expect(senderOf(call({ url: '/__mock/worlds/a/clock/' }), mobiles)).toBe('control');
  expect(senderOf(call(), mobiles)).toBe('no one');
  expect(curlOf(bet({ request: { text: "it's" } }), 'http://mock')).toBe(
    `curl -X POST 'http://mock/betting/' -H "Authorization: Bearer $TOKEN" -H 'content-type: application/json' -d '{"text":"it'\\''s"}'`,
  );
});
