import { execFile } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { got, posted } from '../../check/test-support.ts';
import { serve } from '../http/test-support.ts';
import { curlLines } from './curl-lines.ts';

const run = promisify(execFile);

const asPlayer = got("/bets/history/?page=1&market_names=Ram's+%26+Co", []);
const exchanges = [
  { ...asPlayer, request: { ...asPlayer.request, token: '<access-1>' } },
  posted('/betting/', { amount: 10, payload: { text: 'it\'s $HOME `x` \\ "q" ₹' } }, {}, 409),
  posted('/users/login/', { mobile_number: '<mobile-1>', password: '<password-1>' }, {}),
];

/** Runs lines in a shell against a host that notes what it gets. */
async function sentBy(lines: readonly string[], baseUrl: string, env: object = {}) {
  const script = lines.map((line) => line.replaceAll('http://host.test', baseUrl)).join('\n');
  return run('bash', ['-c', script], { env: { PATH: process.env.PATH, ...env } });
}

it('curl lines run as they stand, and send the original request', async () => {
  const received: unknown[] = [];
  const host = await serve(async (request, response) => {
    const { method, url, headers } = request;
    const body = await text(request);
    received.push([method, url, headers.authorization, body && JSON.parse(body)]);
    response.writeHead(200).end('{}');
  });
  const lines = curlLines(exchanges, { baseUrl: 'http://host.test/' });
  const values = { ACCESS_1: 'a.b.c', MOBILE_1: '9876543210', PASSWORD_1: "p'w$d" };
  const { stdout } = await sentBy(lines, host, { ...values, FOREIGN: '' });
  expect(received).toEqual([
    ['GET', '/bets/history/?page=1&market_names=Ram%27s+%26+Co', 'Bearer a.b.c', ''],
    ['POST', '/betting/', 'Bearer foreign', exchanges[1]?.request.body],
    ['POST', '/users/login/', 'Bearer foreign', { mobile_number: '9876543210', password: "p'w$d" }],
  ]);
  expect(stdout).toContain('{}\n200, 409 in this run\n');
});

it('a curl line without its secret names the variable that it needs', async () => {
  const [line = ''] = curlLines(exchanges, { baseUrl: 'http://host.test' });
  await expect(sentBy([line], 'http://127.0.0.1:1')).rejects.toThrow(
    'ACCESS_1: set it to tokens.access of a login',
  );
});

it('a curl line that bets has a warning, and a curl line for an untrusted certificate accepts it', () => {
  const [read, bet] = curlLines(exchanges, { baseUrl: 'https://host.test', insecure: true });
  expect(bet).toMatch(/^: 'places a bet of 10 points'; curl -sS -k -X POST /);
  expect(read).toMatch(/^curl -sS -k 'https:\/\/host\.test\/bets/);
  for (const line of [read, bet]) expect(line).not.toContain(' # ');
});
