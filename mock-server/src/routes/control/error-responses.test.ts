import { mainPlayer } from '@matka/fixtures/players';
import { describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';

const world = '/__mock/worlds/kalyan-matka';

/** The status and the body of a response. */
const sent = async ({ anonymous }: TestApp, line: string, body?: unknown) => {
  const response = await anonymous(line, body);
  return [response.statusCode, response.json()];
};

describe('a request about the journal is refused', () => {
  it('for a request that it does not have', async () => {
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

  it('for a branch under a name that is none, or taken', async () => {
    const test = await buildTestApp();
    const [status, errors] = await sent(test, `POST ${world}/branch/`, { request: 0, as: 'No!' });
    expect([status, Object.keys(errors)]).toEqual([400, ['as']]);
    expect(await sent(test, `POST ${world}/branch/`, { request: 0, as: 'kalyan-matka' })).toEqual([
      400,
      { as: ['World kalyan-matka exists already: remove it or choose another id.'] },
    ]);
  });

  it('but not for the last that it has', async () => {
    const test = await buildTestApp();
    await test.anonymous('GET /markets/?app_id=kalyan-matka');
    expect((await sent(test, `GET ${world}/journal/1/changes/`))[0]).toBe(200);
    expect((await sent(test, `POST ${world}/branch/`, { request: 1, as: 'then' }))[0]).toBe(201);
  });

  it('where the start of its world is lost', async () => {
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
});

describe('an import is refused', () => {
  it('that is no database, under an id that is none, or without a body', async () => {
    const test = await buildTestApp();
    expect(await sent(test, `PUT ${world}/image/`, { database: 1 })).toEqual([
      415,
      { detail: 'Send the database as application/vnd.sqlite3.' },
    ]);
    const file = (await test.anonymous(`GET ${world}/file/`)).json();
    const [status, errors] = await sent(test, 'PUT /__mock/worlds/No!/file/', file);
    expect([status, Object.keys(errors)]).toEqual([400, ['world']]);
    expect(await sent(test, `PUT ${world}/file/`)).toEqual([
      400,
      { detail: 'This is not a world file: it does not contain "format": "matka-world-1".' },
    ]);
  });

  it('of a world that no scenario made', async () => {
    const test = await buildTestApp();
    const file = (await test.anonymous(`GET ${world}/file/`)).json();
    file.beginning.birth.scenario = 'paradise';
    expect(await sent(test, `PUT ${world}/file/`, file)).toEqual([
      400,
      { detail: 'Unknown scenario paradise.' },
    ]);
    expect((await sent(test, `PUT ${world}/file/`, { ...file, beginning: null }))[0]).toBe(200);
  });
});

it('an export is a file with a name, with its database unless that is left out', async () => {
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

describe('a draw', () => {
  it('is that of another day where one is named', async () => {
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

  it('settles what was due before', async () => {
    const { anonymous, as } = await buildTestApp({ scenario: 'fresh' });
    const now = '2026-11-20T15:00:00+05:30';
    await anonymous(`PUT ${world}/clock/`, { mode: 'running', now });
    const bets = [{ digit: '1', points: 10, bet_type: 'open' }];
    const bet = { bet_type_id: 1, market_id: 7, amount: 10, payload: { bets } };
    await as(mainPlayer.mobile)('POST /betting/', bet);
    const draw = { market: 'Kalyan Matka', session: 'open', pana: '128' };
    await anonymous(`PUT ${world}/draws/`, draw);
    await anonymous(`POST ${world}/clock/advance/`, { to: '2026-11-20T16:10:00+05:30' });
    const ledger = (await anonymous(`GET ${world}/players/${mainPlayer.mobile}/ledger/`)).json();
    expect(ledger.at(-1)).toMatchObject({ kind: 'win', points: 95 });
  });
});

it('the scenarios are listed with what they are for', async () => {
  const { anonymous } = await buildTestApp();
  const scenarios = (await anonymous('GET /__mock/scenarios/')).json();
  expect(scenarios.map(({ id }: { id: string }) => id)).toEqual(
    expect.arrayContaining(['usual', 'fresh', 'half-declared']),
  );
});

it('the files of the console have the types that browsers need', async () => {
  const { anonymous } = await buildTestApp();
  const page = await anonymous('GET /__mock/');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  const [, style = ''] =
    /href="(?:\/__mock\/)?(?:console\/)?([\w./-]+\.css)"/.exec(page.body) ?? [];
  const [, script = ''] = /src="(?:\/__mock\/)?(?:console\/)?([\w./-]+\.js)"/.exec(page.body) ?? [];
  const typeOf = async (path: string) =>
    (await anonymous(`GET /__mock/console/${path}`)).headers['content-type'];
  expect(await typeOf(style)).toBe('text/css; charset=utf-8');
  expect(await typeOf(script)).toBe('text/javascript; charset=utf-8');
  const docs = await anonymous('GET /__mock/docs/');
  expect(docs.headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

describe('an invariant', () => {
  it('names its first five violations', async () => {
    const { world: own, anonymous } = await buildTestApp();
    own.db.handle.exec('UPDATE ledger SET amount = amount + 1');
    const invariants = (await anonymous(`GET ${world}/invariants/`)).json();
    const chain = invariants.find(({ name }: { name: string }) => name.includes('ledger entry'));
    expect([chain.holds, chain.violations.length]).toEqual([false, 5]);
  });

  it('finds a page of a player that shows other bets', async () => {
    const { world: own, anonymous } = await buildTestApp();
    let reads = 0;
    const host = {
      /** Ten where the check asks first, nine where the pages are read. */
      get pageSize() {
        reads += 1;
        return reads === 1 ? 10 : 9;
      },
    };
    own.settings = { ...own.settings, host };
    const invariants = (await anonymous(`GET ${world}/invariants/`)).json();
    const pages = invariants.find(({ name }: { name: string }) => name.includes('pages'));
    expect([pages.holds, pages.violations[0]]).toEqual([
      false,
      { mobile: mainPlayer.mobile, page: expect.any(Number) },
    ]);
  });
});

it('a fault rule is refused that contradicts itself', async () => {
  const test = await buildTestApp();
  const rule = { effect: 'latency', milliseconds: 120_001 };
  expect(await sent(test, `POST ${world}/faults/`, rule)).toEqual([
    400,
    { milliseconds: ['latency takes at most 120000 milliseconds.'] },
  ]);
  expect(await sent(test, `GET ${world}/faults/`)).toEqual([200, []]);
});

it('a draw of an unknown market is refused with the names of all', async () => {
  const test = await buildTestApp();
  const names = test.world.markets.map(({ name }) => name);
  const draw = { market: 'Kalyan', session: 'open', pana: '128' };
  expect(await sent(test, `PUT ${world}/draws/`, draw)).toEqual([
    400,
    {
      market: [
        `market takes the name of a market: ${names.join(', ')}, not "Kalyan". Example: {"market":"${names[0]}"}.`,
      ],
    },
  ]);
});
