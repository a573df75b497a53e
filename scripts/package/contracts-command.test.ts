import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSession } from '@matka/contracts/session/session-file';
import { type LocalServer, listen } from '@matka/contracts/sources/http/http-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('contracts-command.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'matka-command-'));
let host: LocalServer;
beforeAll(async () => {
  host = await listen((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
  });
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

/** Runs a proxy of the command until signals end it. A second one may come after its work, which changes its exit code. */
async function useAndStop(command: string, signals: readonly NodeJS.Signals[], ...args: string[]) {
  const all = [program, command, '--upstream', host.url, '--port', '0', ...args];
  const running = spawn(process.execPath, all, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(running, 'exit');
  const [line] = (await once(running.stdout, 'data')) as [Buffer];
  const url = line.toString().split(' ', 1)[0];
  for (let page = 0; page < 3; page += 1)
    await (await fetch(`${url}/markets/?page=${page}`)).text();
  for (const signal of signals) running.kill(signal);
  await exit;
}

const stops: readonly { signals: readonly NodeJS.Signals[] }[] = [
  { signals: ['SIGINT', 'SIGINT'] },
  { signals: ['SIGTERM', 'SIGTERM'] },
  { signals: ['SIGHUP'] },
];

describe.each(stops)('a command that is told to end by $signals', ({ signals }) => {
  it('a command that is told to end saves its recording', async () => {
    const file = join(folder, `${signals.join()}.json`);
    await useAndStop('record', signals, '--out', file);
    expect(parseSession(readFileSync(file, 'utf8')).exchanges).toHaveLength(3);
  });

  it('a command that is told to end writes its report', async () => {
    const file = join(folder, `${signals.join()}-drift.json`);
    await useAndStop('drift', signals, '--report', file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ answers: [{ times: 3 }] });
  });
});

it.each([
  [[], /^No command given\.\n\nUsage: npx matka-contracts <command>/],
  [['replya'], /^There is no command replya\. Did you mean replay\? Commands: verify, /],
])('the package of contracts ends with 2 and names its commands for %j', (args, message) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(message);
});
