import { mainPlayer } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
import { betBody, buildTestApp, type TestApp } from '../../../test/build-app.ts';

const world = '/__mock/worlds/kalyan-matka';

/** The status and the body of a response. */
const sent = async ({ anonymous }: TestApp, line: string, body?: unknown) => {
  const response = await anonymous(line, body);
  return [response.statusCode, response.json()];
};

it('a request number that the journal does not have is refused', async () => {
  const test = await buildTestApp();
  await test.anonymous('GET /markets/?app_id=kalyan-matka');
  for (const number of ['0', '2', 'x']) {
    expect(await sent(test, `GET ${world}/journal/${number}/changes/`)).toEqual([
      404,
      { detail: `The journal has no request ${number}.` },
    ]);
  }
  expect(await sent(test, `POST ${world}/branch/`, { request: 2, as: 'then' })).toEqual([
    400,
    { request: ['The journal has 1 requests.'] },
  ]);
});

it('a branch under a name that is invalid or taken is refused', async () => {
  const test = await buildTestApp();
  const [status, errors] = await sent(test, `POST ${world}/branch/`, { request: 0, as: 'No!' });
  expect([status, Object.keys(errors)]).toEqual([400, ['as']]);
  expect(await sent(test, `POST ${world}/branch/`, { request: 0, as: 'kalyan-matka' })).toEqual([
    400,
    { as: ['World kalyan-matka exists already: remove it or choose another id.'] },
  ]);
});

it('a request about the journal is refused where the start of its world is lost', async () => {
  const test = await buildTestApp();
  test.world.recordingStart = undefined;
  const lost = {
    detail: 'This world was loaded from a large file: reset it to record it.',
  };
  expect(await sent(test, `POST ${world}/replay/`)).toEqual([409, lost]);
  expect(await sent(test, `GET ${world}/journal/1/changes/`)).toEqual([409, lost]);
  expect(await sent(test, `POST ${world}/branch/`, { request: 0, as: 'then' })).toEqual([
    409,
    lost,
  ]);
});

it.each([
  ['', expect.stringMatching(/^JSON parse error - /)],
  ['{}', 'This is not a world file: it does not contain "format": "matka-world-1".'],
  ['{"log":1}', 'This session: it is no HAR.'],
  ['{"log":{"entries":[]}}', 'This session: it holds no request to the API.'],
  ['{"format":', expect.stringMatching(/^JSON parse error - .*JSON/)],
  ['['.repeat(501) + ']'.repeat(501), 'This world file has too many levels.'],
  ['['.repeat(60_000), expect.stringMatching(/^JSON parse error - /)],
  ['{"format":"matka-world-1"}', expect.stringMatching(/^This world file is incomplete: \w/)],
])('an import that is no world file is refused: %s', async (payload, detail) => {
  const { app } = await buildTestApp();
  const headers = { 'content-type': 'application/json' };
  const sentFile = { method: 'PUT', url: `${world}/file/`, headers, payload } as const;
  const response = await app.inject(sentFile);
  expect([response.statusCode, response.json()]).toEqual([400, { detail }]);
});

it('an import that is not a database is refused', async () => {
  const test = await buildTestApp();
  expect(await sent(test, `PUT ${world}/image/`, { database: 1 })).toEqual([
    415,
    { detail: 'Send the database as application/vnd.sqlite3.' },
  ]);
  const thin = (await test.anonymous(`GET ${world}/file/?image=false`)).json();
  expect(await sent(test, `PUT ${world}/file/`, thin)).toEqual([
    400,
    { detail: 'The file does not contain the database of its world.' },
  ]);
});

it('an import of a world that no scenario made is refused', async () => {
  const test = await buildTestApp();
  const file = (await test.anonymous(`GET ${world}/file/`)).json();
  file.beginning.birth.scenario = 'paradise';
  const [status, body] = await sent(test, `PUT ${world}/file/`, file);
  expect([status, JSON.stringify(body)]).toEqual([
    400,
    expect.stringContaining('This world file cannot be used: there is no scenario '),
  ]);
  expect((await sent(test, `PUT ${world}/file/`, { ...file, beginning: null }))[0]).toBe(200);
});

it('an import of a world with an unknown host style is refused', async () => {
  const test = await buildTestApp();
  const file = (await test.anonymous(`GET ${world}/file/`)).json();
  const detail = 'This world file has impossible host styles: There is no host style gothic.';
  const styled = { ...file, hostStyle: ['gothic'] };
  expect(await sent(test, `PUT ${world}/file/`, styled)).toEqual([400, { detail }]);
  const { hostStyle: _, ...older } = file;
  expect((await sent(test, `PUT ${world}/file/`, older))[0]).toBe(200);
});

it('an export is a file with a name, and holds its database unless asked otherwise', async () => {
  const { anonymous } = await buildTestApp();
  const file = await anonymous(`GET ${world}/file/`);
  expect(file.headers['content-disposition']).toBe(
    'attachment; filename="kalyan-matka.matka-world.json"',
  );
  expect(file.json().image).toEqual(expect.any(String));
  expect((await anonymous(`GET ${world}/file/?image=true`)).json().image).not.toBeNull();
  expect((await anonymous(`GET ${world}/file/?image=false`)).json().image).toBeNull();
  const image = await anonymous(`GET ${world}/image/`);
  expect(image.headers['content-type']).toBe('application/vnd.sqlite3');
});

it('a draw can be set for another day', async () => {
  const { anonymous } = await buildTestApp();
  const draw = { market: 'Kalyan Matka', session: 'open', pana: '128' };
  await anonymous(`PUT ${world}/draws/`, { ...draw, day: '2026-11-21' });
  const kalyan = async () => {
    const { markets } = (await anonymous(`GET ${world}/day/`)).json();
    return markets.find(({ id }: { id: number }) => id === 7).open;
  };
  expect(await kalyan()).toMatchObject({ byHand: false, pending: null });
  await anonymous(`PUT ${world}/draws/`, { ...draw, pana: null });
  expect(await kalyan()).toMatchObject({ byHand: true, pending: null });
});

it('setting a draw first settles the draws that are due', async () => {
  const { anonymous, as } = await buildTestApp({ scenario: 'fresh' });
  const now = '2026-11-20T15:00:00+05:30';
  await anonymous(`PUT ${world}/clock/`, { mode: 'running', now });
  const bet = betBody(1, [{ digit: '1', points: 10, bet_type: 'open' }]);
  await as(mainPlayer.mobile)('POST /betting/', bet);
  const draw = { market: 'Kalyan Matka', session: 'open', pana: '128' };
  await anonymous(`PUT ${world}/draws/`, draw);
  await anonymous(`POST ${world}/clock/advance/`, { to: '2026-11-20T16:10:00+05:30' });
  const ledger = (await anonymous(`GET ${world}/players/${mainPlayer.mobile}/ledger/`)).json();
  expect(ledger.at(-1)).toMatchObject({ kind: 'win', points: 95 });
});

it('an invariant names its first five violations', async () => {
  const { world: own, anonymous } = await buildTestApp();
  own.db.handle.exec('UPDATE ledger SET amount = amount + 1');
  const invariants = (await anonymous(`GET ${world}/invariants/`)).json();
  const chain = invariants.find(({ name }: { name: string }) => name.includes('ledger entry'));
  expect([chain.holds, chain.violations.length]).toEqual([false, 5]);
});

it('an invariant finds a history page that shows other bets than the ledger of the player', async () => {
  const { world: own, anonymous } = await buildTestApp();
  let reads = 0;
  own.rules = {
    /** Ten where the check asks first, nine where the pages are read. */
    get pageSize() {
      reads += 1;
      return reads === 1 ? 10 : 9;
    },
  };
  const invariants = (await anonymous(`GET ${world}/invariants/`)).json();
  const pages = invariants.find(({ name }: { name: string }) => name.includes('pages'));
  expect([pages.holds, pages.violations[0]]).toEqual([
    false,
    { mobile: mainPlayer.mobile, page: expect.any(Number) },
  ]);
});

it('an unknown market gets 404', async () => {
  const body = { suspended: true };
  expect(await sent(await buildTestApp(), `PUT ${world}/markets/Nowhere/`, body)).toEqual([
    404,
    { detail: 'Unknown market Nowhere.' },
  ]);
});
