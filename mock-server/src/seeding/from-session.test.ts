import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSession, sessionText } from '@matka/contracts/session/session-file';
import { expect, it } from 'vitest';
import { buildTestApp, loginForm } from '../../test/build-app.ts';

const recorded = readFileSync(join(import.meta.dirname, '../../test/recorded-session.har'), 'utf8');
const { exchanges } = parseSession(recorded);
const markets = exchanges.find(({ request }) => request.path === '/markets/')?.response.body;

/** The app with a world `surya` of a file, as its default world and its player see it. */
async function opened(file: string) {
  const { app, anonymous } = await buildTestApp();
  const put = await app.inject({
    method: 'PUT',
    url: '/__mock/worlds/surya/file/',
    headers: { 'content-type': 'application/json' },
    payload: file,
  });
  const login = loginForm({ app_id: 'surya', mobile_number: '6987600001' });
  return { put, anonymous, signIn: () => anonymous('POST /users/login/', login) };
}

it('a world of a session has the markets and the wallet of its host', async () => {
  const { put, anonymous, signIn } = await opened(recorded);
  expect([put.statusCode, put.json().id]).toEqual([200, 'surya']);
  const { user, tokens } = (await signIn()).json();
  expect(user.points).toBe(250);
  const listed = await anonymous('GET /markets/?app_id=surya', undefined, {
    authorization: `Bearer ${tokens.access}`,
  });
  const names = (list: unknown) => (list as { name: string }[]).map(({ name }) => name).sort();
  expect(names(listed.json())).toEqual(names(markets));
  const { calls, differences } = (await anonymous('POST /__mock/worlds/surya/replay/')).json();
  expect([calls, differences]).toEqual([2, []]);
  const worlds = (await anonymous('GET /__mock/worlds/')).json();
  expect(worlds.map(({ id }: { id: string }) => id).sort()).toEqual(['kalyan-matka', 'surya']);
});

it.each([
  ['without markets and bet types', sessionText(exchanges.slice(0, 1)), 'neither markets nor'],
  ['of another API', '{"log":{"entries":[]}}', 'it holds no request to the API'],
  ['of no format', '{"log":1}', 'it is no HAR'],
])('a world of a session %s is refused, and no world is created', async (_, file, message) => {
  const { put, anonymous } = await opened(file);
  expect([put.statusCode, put.body]).toEqual([400, expect.stringContaining(message)]);
  const worlds = (await anonymous('GET /__mock/worlds/')).json();
  expect(worlds).toHaveLength(1);
});
