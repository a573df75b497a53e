import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { mainPlayer } from '@matka/fixtures/players';
import { expect, it, onTestFinished } from 'vitest';

/** `MATKA_LARGE_CALLS=100000` takes four minutes of CPU; 332 MB were resident at most. Without a limit of the journals the heap is full well before the last call. */
const calls = Number(process.env.MATKA_LARGE_CALLS ?? 1_500);
const heapMegabytes = calls < 10_000 ? 96 : 256;
const worlds = 40;
const server = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Bodies of about 49 kB that the journal keeps, one for each world. Written once: the client is to cost little. */
const bodies = Array.from({ length: worlds }, (_, n) =>
  Buffer.from(
    JSON.stringify({ bet_type_id: 6, payload: { bets: Array(8_000).fill(String(100 + n)) } }),
  ),
);

function startMock(): { child: ChildProcess; port: Promise<number> } {
  const flags = ['--port', '0', '--json', '--db', ':memory:'];
  const heap = `--max-old-space-size=${heapMegabytes}`;
  const child = spawn(process.execPath, [heap, server, ...flags], { stdio: ['ignore', 'pipe', 2] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const port = new Promise<number>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').once('data', (line: string) => {
      resolve(Number(new URL(JSON.parse(line).url).port));
    });
    child.once('exit', () => reject(new Error('The mock has ended')));
  });
  return { child, port };
}

type Post = (
  path: string,
  body: string | Buffer | undefined,
  token?: string,
) => Promise<{ status: number; text: string }>;
const postTo =
  (port: number): Post =>
  (path, body, token) =>
    new Promise((resolve, reject) => {
      const json = { 'content-type': 'application/json' };
      const headers = token === undefined ? json : { ...json, authorization: `Bearer ${token}` };
      const sent = request(
        { port, host: '127.0.0.1', path, method: 'POST', agent, headers },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (more: string) => {
            text += more;
          });
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        },
      );
      sent.on('error', reject).end(body);
    });

/** Access tokens of one player in each world. */
async function signIn(post: Post): Promise<string[]> {
  const login = { grant_type: 'otp', mobile_number: mainPlayer.mobile, otp: mainPlayer.otp };
  const tokens: string[] = [];
  for (let n = 0; n < worlds; n += 1) {
    const body = JSON.stringify({ ...login, app_id: `large-${n}` });
    const { text } = await post('/users/login/', body);
    tokens.push(JSON.parse(text).tokens.access);
  }
  return tokens;
}

it(
  'a small heap survives many large calls over HTTP',
  async () => {
    const { child, port } = startMock();
    const post = postTo(await port);
    const tokens = await signIn(post);
    let next = 0;
    const sendAll = async (): Promise<void> => {
      while (next < calls) {
        const n = next;
        next += 1;
        const { status } = await post('/betting/', bodies[n % worlds], tokens[n % worlds]);
        expect(status).toBe(400);
      }
    };
    await Promise.all([sendAll(), sendAll(), sendAll(), sendAll()]);
    expect(child.exitCode).toBe(null);
    const response = await fetch(`http://127.0.0.1:${await port}/__mock/worlds/large-7/journal/`);
    expect(((await response.json()) as unknown[]).length).toBeGreaterThan(1);
  },
  Math.max(300_000, calls * 60),
);
