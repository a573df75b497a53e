import { sampleOf } from '@matka/contracts/reading/sample';
import { mainPlayer, poorPlayer } from '@matka/fixtures/players';
import { expect, it, vi } from 'vitest';
import { buildTestApp, jodiBet, registrationForm } from '../../test/build-app.ts';
import { JournalEntry } from './entry.ts';
import { RecordingLostError, recordingOf, replay } from './replay.ts';

const world = '/__mock/worlds/kalyan-matka';
/** A day in a defaultWorld: bets, a registration, faults, time, a result and its correction. */
async function playOneDay({ anonymous, as }: Awaited<ReturnType<typeof buildTestApp>>) {
  const call = as(mainPlayer.mobile);
  await call('POST /betting/', jodiBet(10), { 'idempotency-key': 'a' });
  await call('POST /betting/', jodiBet(10), { 'idempotency-key': 'a' });
  await as(poorPlayer.mobile)('POST /betting/', jodiBet(500));
  const mpin = { grant_type: 'mpin', mpin: '2581', confirm_mpin: '2581' };
  await anonymous('POST /users/register/', registrationForm(mpin));
  await anonymous(`POST ${world}/faults/`, { effect: 'status', status: 500, probability: 0.5 });
  for (let i = 0; i < 6; i += 1) await call('GET /bets/history/?page=1');
  await anonymous(`DELETE ${world}/faults/`);
  await anonymous(`POST ${world}/faults/`, { effect: 'reset', path: '/betting/', times: 1 });
  await call('POST /betting/', jodiBet(20)).catch(() => undefined);
  await anonymous(`POST ${world}/clock/advance/`, { seconds: 5 * 60 * 60 });
  await call('GET /bets/history/?page=1');
  const draw = { market: 'Kalyan Matka', session: 'close' };
  await anonymous(`PUT ${world}/draws/`, { ...draw, pana: '129' });
  await anonymous(`PUT ${world}/draws/`, { ...draw, pana: '128' });
  await anonymous(`PUT ${world}/players/${mainPlayer.mobile}/balance/`, { points: 1 });
  await call('POST /betting/', jodiBet(2));
  await call('GET /bets/history/?page=1&bet_status=lost');
}

it('a replay repeats every response byte for byte, with the same changed rows and moved points', async () => {
  const test = await buildTestApp();
  await playOneDay(test);
  const found = (await test.anonymous(`POST ${world}/replay/`)).json();
  expect(found.differences).toEqual([]);
  expect(found.compared).toBeGreaterThan(12);
});

it('a replay shows the first call at which a world diverged', async () => {
  const test = await buildTestApp();
  test.world.db.handle.exec('UPDATE players SET balance = balance + 100 WHERE id = 1');
  await playOneDay(test);
  const found = (await test.anonymous(`POST ${world}/replay/`)).json();
  expect(found.differences[0]).toMatchObject({ number: 1, call: 'POST /betting/' });
});

it('a replay leaves no second world behind', async () => {
  const test = await buildTestApp();
  await playOneDay(test);
  await test.anonymous(`POST ${world}/replay/`);
  expect(test.app.worlds.list().map(({ id }) => id)).toEqual(['kalyan-matka']);
});

const entry: JournalEntry = {
  ...sampleOf(JournalEntry),
  url: '/markets/',
  playerId: 0,
  status: 418,
  answer: 'I am a teapot',
};
async function replayed(members: Partial<JournalEntry>) {
  const { app, world: own } = await buildTestApp();
  const { start } = recordingOf(own);
  return replay(app, { start, entries: [{ ...entry, ...members }] });
}

it.each<[string, Partial<JournalEntry>]>([
  ['a token that was refused', { status: 401 }],
  ['an error that may repeat a secret', { redacted: true, status: 400 }],
  ['the control API', { url: '/__mock/worlds/kalyan-matka/clock/' }],
  ['a login', { url: '/users/login/', method: 'POST' }],
  ['a new token', { url: '/token/refresh/', method: 'POST' }],
  ['a credential', { url: '/users/register/', status: 400, answer: '{"mpin":["Invalid."]}' }],
])('the differences of a replay leave out %s', async (_, members) => {
  expect(await replayed(members)).toEqual({ calls: 1, compared: 0, differences: [] });
});

it.each([
  '/bets/history/?page=1#x',
  '/bets/history/?page=1#',
  '/bets/history/?page=1#/betting/?page=2',
  '/bets/history/?page=1##',
  '/bets/history/?page=1#%',
])('a replay of a recorded address leaves its fragment out: %s', async (url) => {
  const test = await buildTestApp();
  await test.as(mainPlayer.mobile)('GET /bets/history/?page=1');
  const recording = recordingOf(test.world);
  const entries = recording.entries.map((one) => ({ ...one, url }));
  expect(await replay(test.app, { ...recording, entries })).toMatchObject({
    compared: 1,
    differences: [],
  });
});

it.each<[string, Partial<JournalEntry>]>([
  ['a response without an error', { redacted: true, status: 399 }],
  ['an error', { status: 400 }],
  ['a request that names the control API', { url: '/markets/?page=/__mock/' }],
  ['one that names a login', { url: '/markets/?page=/users/login' }],
  ['one that names a new token', { url: '/markets/?page=/token/refresh' }],
])('the differences of a replay hold %s', async (_, members) => {
  const { status, answer, rows, ledger, ...called } = { ...entry, ...members };
  expect(await replayed(members)).toEqual({
    calls: 1,
    compared: 1,
    differences: [
      {
        number: 1,
        call: `GET ${called.url}`,
        recorded: { status, answer, rows, ledger },
        replayed: expect.objectContaining({ status: 200, rows: 0, ledger: 0 }),
      },
    ],
  });
});

it('the differences of a replay contain a request that the journal of the replay lacks', async () => {
  const { differences } = await replayed({ url: '/nowhere/' });
  expect(differences).toMatchObject([{ call: 'GET /nowhere/' }]);
  expect(differences[0]).not.toHaveProperty('replayed');
});

it('a replay of a world on running time repeats it byte for byte long after', async () => {
  const test = await buildTestApp();
  const call = test.as(mainPlayer.mobile);
  await test.anonymous(`PUT ${world}/clock/`, {
    mode: 'running',
    now: '2026-11-20T15:59:59.990+05:30',
  });
  await call('POST /betting/', jodiBet(10));
  await test.anonymous(`POST ${world}/clock/advance`, { seconds: 3 * 60 * 60 });
  await call('GET /bets/history/?page=1');
  await test.anonymous(`POST ${world}/faults/`, { effect: 'latency', milliseconds: 30 });
  await Promise.all([
    call('POST /betting/', jodiBet(11)),
    call('GET /markets/'),
    call('GET /bets/history/?page=1'),
  ]);
  await test.anonymous(`PUT ${world}/clock/`, { mode: 'real' });
  await call('GET /markets/');
  const found = (await test.anonymous(`POST ${world}/replay/`)).json();
  expect(found).toMatchObject({ calls: 10, compared: 6, differences: [] });
});

it('a replay repeats a registration that was refused for its password', async () => {
  const test = await buildTestApp();
  const short = registrationForm({ password: 'short', confirm_password: 'short' });
  await test.anonymous('POST /users/register/', short);
  await test.anonymous('POST /users/register/', registrationForm());
  const found = (await test.anonymous(`POST ${world}/replay/`)).json();
  expect(found).toMatchObject({ calls: 2, compared: 1, differences: [] });
});

it('the recording of a world is lost without its start or its first requests', async () => {
  const { world: defaultWorld } = await buildTestApp();
  const { recordingStart, journal } = defaultWorld;
  expect(recordingOf(defaultWorld)).toEqual({ start: recordingStart, entries: [] });
  expect(() => recordingOf({ ...defaultWorld, recordingStart: undefined })).toThrow(
    new RecordingLostError('This world was loaded from a large file: reset it to record it.'),
  );
  expect(String(new RecordingLostError('a'))).toBe('RecordingLostError: a');
  vi.spyOn(journal, 'isComplete').mockReturnValue(false);
  expect(() => recordingOf(defaultWorld)).toThrow(
    new RecordingLostError('The journal no longer contains the first requests of this world.'),
  );
});

it('the journal shows the rows and points that each call changed', async () => {
  const { world: defaultWorld, as } = await buildTestApp({ scenario: 'fresh' });
  const call = as(mainPlayer.mobile);
  await call('POST /betting/', jodiBet(10));
  await call('GET /bets/history/?page=1');
  const [bet, read] = defaultWorld.journal.entries();
  expect(bet).toMatchObject({ method: 'POST', url: '/betting/', status: 200, ledger: -1000 });
  expect(bet?.rows).toBeGreaterThanOrEqual(3);
  expect(read).toMatchObject({ rows: 0, ledger: 0 });
});
