import { explore, record } from 'matka-contracts';

const { MATKA_MOCK_URL = '' } = process.env;
const environment = {
  ...process.env,
  MATKA_BASE_URL: MATKA_MOCK_URL,
  MATKA_APP_ID: 'kalyan-matka',
  MATKA_MOBILE: '9876543210',
  MATKA_PASSWORD: 'Kalyan@2026',
};

async function visit(proxy: string) {
  const credentials = {
    grant_type: 'password',
    mobile_number: '9876543210',
    password: 'Kalyan@2026',
  };
  const login = await fetch(`${proxy}/users/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ app_id: 'kalyan-matka', ...credentials }),
  });
  const { tokens } = (await login.json()) as { tokens: { access: string } };
  const headers = { authorization: `Bearer ${tokens.access}` };
  for (const path of [
    '/markets/?app_id=kalyan-matka',
    '/bet-types/?app_id=kalyan-matka',
    '/bets/history/?page=1',
  ])
    await (await fetch(proxy + path, { headers })).text();
}

/** Records a session, whose proxy says in its first line where it listens. */
async function recordSession() {
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
  const log = (text: string) => {
    const [, proxy] = /^(http:\S+) forwards/.exec(text) ?? [];
    if (proxy) void visit(proxy).finally(() => stop());
  };
  const args = ['--upstream', MATKA_MOCK_URL, '--port', '0', '--out', 'session.json'];
  return record(args, stopped, environment, { log, error: console.error });
}

process.exitCode =
  (await recordSession()) || (await explore(['--seed', '7', '--steps', '3'], environment));
