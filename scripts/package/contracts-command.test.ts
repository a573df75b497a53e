import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSession } from '@matka/contracts/session/session-file';
import { type LocalServer, listen } from '@matka/contracts/sources/http/http-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderOfFile } from '../testing/temporary-folder.ts';

const program = fileURLToPath(new URL('contracts-command.ts', import.meta.url));
const folder = folderOfFile();
let host: LocalServer;
beforeAll(async () => {
  host = await listen((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
  });
});
afterAll(async () => {
  await host.close();
});

/** Runs a proxy of the command until a signal comes twice. The second may come after its work, which changes its exit code. */
async function useAndStop(command: string, signal: NodeJS.Signals, ...args: string[]) {
  const all = [program, command, '--upstream', host.url, '--port', '0', ...args];
  const running = spawn(process.execPath, all, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(running, 'exit');
  const [line] = (await once(running.stdout, 'data')) as [Buffer];
  const url = line.toString().split(' ', 1)[0];
  for (let page = 0; page < answers; page += 1)
    await (await fetch(`${url}/markets/?page=${page}`)).text();
  running.kill(signal);
  running.kill(signal);
  await exit;
}

const answers = 3;
const kept = {
  record: {
    flag: '--out',
    answersIn: (text: string) => parseSession(text).exchanges.length,
  },
  drift: {
    flag: '--report',
    answersIn: (text: string): unknown => JSON.parse(text).answers[0]?.times,
  },
} as const;

it.each<[command: keyof typeof kept, signal: NodeJS.Signals]>([
  ['record', 'SIGINT'],
  ['drift', 'SIGTERM'],
])('%s writes its file when it gets %s twice', async (command, signal) => {
  const file = join(folder, `${command}-${signal}.json`);
  const { flag, answersIn } = kept[command];
  await useAndStop(command, signal, flag, file);
  expect(answersIn(readFileSync(file, 'utf8'))).toBe(answers);
});

it.each([
  [[], /^No command given\.\n\nUsage: npx matka-contracts <command>/],
  [['replya'], /^There is no command replya\. Did you mean replay\? Commands: verify, /],
])(
  'the package of contracts exits with 2 and lists its commands for the arguments %j',
  (args, message) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
  },
);
