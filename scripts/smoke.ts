import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { mainPlayer } from '@matka/fixtures/players';
import { readCommandLine } from './lib/command-line.ts';
import { repoPath } from './lib/paths.ts';

/** `npm run smoke`: runs `npm start` on free ports, signs a player in through the web address and stops it. */
readCommandLine(
  `npm run smoke

Runs npm start on free ports, signs a player in through the web address, and stops it.`,
  {},
);

const { mobile: mobile_number, password } = mainPlayer;

async function textOf(url: string, init?: RequestInit): Promise<string> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok)
    throw new Error(`${url} responded with ${response.status}: ${text.slice(0, 200)}`);
  return text;
}

async function play(web: string): Promise<void> {
  const page = await textOf(`${web}/login`);
  if (!page.includes('id="matka-config"')) throw new Error(`${web}/login is not the page.`);
  const app_id = 'kalyan-matka';
  const signedIn = await textOf(`${web}/api/users/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ app_id, grant_type: 'password', mobile_number, password }),
  });
  const authorization = `Bearer ${JSON.parse(signedIn).tokens.access}`;
  const bets = await textOf(`${web}/api/bets/history/`, { headers: { authorization } });
  const markets = JSON.parse(await textOf(`${web}/api/markets/?app_id=${app_id}`));
  console.log(`${markets.length} markets, ${JSON.parse(bets).data.length} bets on the first page.`);
}

const args = ['scripts/start.ts', '--json', '--web-port', '0', '--mock-port', '0'];
const app = spawn(process.execPath, [repoPath('scripts/run.mjs'), ...args], {
  cwd: repoPath(),
  // The child inherits no stream, so that callers who wait for this process do not wait for its children.
  stdio: ['ignore', 'pipe', 'pipe'],
});
app.stderr.pipe(process.stderr);
const ended = once(app, 'exit');
const [line] = await Promise.race([
  once(createInterface({ input: app.stdout }), 'line'),
  ended.then(([code]) => Promise.reject(new Error(`npm start ended with ${code}.`))),
]);
try {
  const { web } = JSON.parse(String(line));
  console.log(`Node ${process.versions.node} on ${process.platform}: ${web}`);
  await play(web);
} finally {
  app.kill('SIGTERM');
  await ended;
}
