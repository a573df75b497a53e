import { expect, it, onTestFinished } from 'vitest';
import { createMock, type MockOptions } from '../../create-mock.ts';
import { buildTestApp } from '../../test/build-app.ts';
import { readOptions } from '../options.ts';

const world = '/__mock/worlds/other/';

const attempt = async (work: () => unknown): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
};

/** Tells if each way in takes a value: createMock, flag, variable, control API, a world file. */
async function takenBy(option: 'now' | 'seed' | 'scenario', given: unknown): Promise<boolean[]> {
  const { app, anonymous } = await buildTestApp();
  onTestFinished(() => {
    app.worlds.drop('other');
  });
  const file = (await anonymous(`GET /__mock/worlds/kalyan-matka/file/`)).json();
  if (option === 'now') file.now = given;
  else file.beginning.birth[option] = given;
  return Promise.all([
    attempt(async () => (await createMock({ [option]: given } as MockOptions)).close()),
    attempt(() => readOptions([`--${option}=${given}`], {})),
    attempt(() => readOptions([], { [`MATKA_${option.toUpperCase()}`]: String(given) })),
    anonymous(`PUT ${world}`, { [option]: given }).then(({ statusCode }) => statusCode === 201),
    anonymous(`PUT ${world}file/`, file).then(({ statusCode }) => statusCode === 200),
  ]);
}

const ownZone = process.env.TZ;

it.each([
  ['now', '2026-11-20T12:00:00+05:30', true],
  ['now', '2026-11-20T06:30Z', true],
  ['now', '2026-11-20T12:00:00+0530', true],
  ['now', '2026-11-20T16:00:00', false],
  ['now', '2026-11-20', false],
  ['now', '2026-02-30T12:00:00Z', false],
  ['now', '1999-12-31T23:59:59Z', false],
  ['now', '20262-11-28T12:00:00Z', false],
  ['now', '2026-11-20T25:00:00Z', false],
  ['seed', 4_294_967_295, true],
  ['seed', 4_294_967_296, false],
  ['seed', 1.5, false],
  ['seed', -1, false],
  ['scenario', 'fresh', true],
  ['scenario', 'Fresh', false],
  ['scenario', 'constructor', false],
] as const)(
  'every way to set a value of a world accepts or refuses %s %j alike',
  async (option, given, expected) => {
    onTestFinished(() => {
      if (ownZone === undefined) delete process.env.TZ;
      else process.env.TZ = ownZone;
    });
    for (const zone of ['UTC', 'Asia/Kolkata', 'America/New_York']) {
      process.env.TZ = zone;
      const taken = await takenBy(option, given);
      expect(taken).toEqual(taken.map(() => expected));
    }
  },
);

it.each(['UPPER', 'a b', '', 'a'.repeat(65), '../x', 'a_b'])(
  'every way to name a world refuses %j',
  async (id) => {
    await expect(createMock({ appId: id })).rejects.toThrow('createMock: appId takes 1 to 64');
    const { anonymous } = await buildTestApp();
    const file = (await anonymous(`GET /__mock/worlds/kalyan-matka/file/`)).json();
    expect((await anonymous(`PUT ${world}file/`, { ...file, id })).statusCode).toBe(400);
    const branch = { request: 0, as: id };
    const response = await anonymous('POST /__mock/worlds/kalyan-matka/branch/', branch);
    expect(response.statusCode).toBe(400);
  },
);
