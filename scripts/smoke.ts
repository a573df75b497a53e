import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { mainPlayer } from '@matka/fixtures/players';
import { repoPath } from './lib/paths.ts';

/** `npm run smoke`: starts what `npm start` starts, on free ports, signs a player in through the web's address, ends it. */

const { mobile: mobile_number, password } = mainPlayer;

async function answerOf(url: string, init?: RequestInit): Promise<string> {
  const answer = await fetch(url, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 200)}`);
  return text;
}

async function play(web: string): Promise<void> {
  const page = await answerOf(`${web}/login`);
  if (!page.includes('id="matka-config"')) throw new Error(`${web}/login is not the page.`);
  const app_id = 'kalyan-matka';
  const signedIn = await answerOf(`${web}/api/users/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ app_id, grant_type: 'password', mobile_number, password }),
  });
  const authorization = `Bearer ${JSON.parse(signedIn).tokens.access}`;
  const bets = await answerOf(`${web}/api/bets/history/`, { headers: { authorization } });
  const markets = JSON.parse(await answerOf(`${web}/api/markets/?app_id=${app_id}`));
  console.log(`${markets.length} markets, ${JSON.parse(bets).data.length} bets on the first page.`);
}

const args = ['scripts/start.ts', '--json', '--web-port', '0', '--mock-port', '0'];
const house = spawn(process.execPath, [repoPath('scripts/run.mjs'), ...args], {
  cwd: repoPath(),
  // No stream of this process is handed down: whoever waits for its end waits for nobody else's.
  stdio: ['ignore', 'pipe', 'pipe'],
});
house.stderr.pipe(process.stderr);
const ended = once(house, 'exit');
const [line] = await Promise.race([
  once(createInterface({ input: house.stdout }), 'line'),
  ended.then(([code]) => Promise.reject(new Error(`npm start ended with ${code}.`))),
]);
try {
  const { web } = JSON.parse(String(line));
  console.log(`Node ${process.versions.node} on ${process.platform}: ${web}`);
  await play(web);
} finally {
  house.kill('SIGTERM');
  await ended;
}
