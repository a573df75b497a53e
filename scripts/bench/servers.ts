import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { defaultAppId, mainPlayer } from '@matka/fixtures/players';
import { logIn } from '@matka/mock-server/client/log-in';
import { createMockClient } from '@matka/mock-server/client/mock-client';
import { initialEnvironment } from '../lib/environment.ts';
import { type RunningServer, startMock, startServer } from '../lib/mock-process.ts';
import { repoPath } from '../lib/paths.ts';

const run = promisify(execFile);

/** A mock on a database file, and the authorization of its main player. */
export interface MockUnderTest {
  readonly server: RunningServer;
  readonly authorization: string;
}

/** Writes a database in which the main player has a number of bets; gives its path. */
export async function seed(folder: string, bets: number): Promise<string> {
  const file = `${folder}/${bets}-bets.sqlite`;
  const args = [repoPath('mock-server/src/main.ts'), 'seed', '--db', file, '--bets', `${bets}`];
  // Vite may have set NODE_ENV to production, and then no mock starts.
  if (!existsSync(file)) await run(process.execPath, args, { env: initialEnvironment });
  return file;
}

/** Noon in India of the last day before today that is no Sunday: most markets are open then. */
function noon(): string {
  const day = new Date(Date.now() - 24 * 60 * 60_000);
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() - 1);
  return `${day.toISOString().slice(0, 10)}T12:00:00+05:30`;
}

/** Starts the mock as `npm run mock` does, its clock at noon. */
export async function startMockUnderTest(file: string): Promise<MockUnderTest> {
  const server = await startMock(['--port', '0', '--db', file]);
  await createMockClient(server.url).world(defaultAppId).setClock(noon());
  const { tokens } = await logIn(server.url, defaultAppId, mainPlayer);
  return { server, authorization: `Bearer ${tokens.access}` };
}

/** Starts bare Fastify with a new database, which sends the markets of a file. */
export const startFloor = (folder: string, markets: string): Promise<RunningServer> =>
  startServer('scripts/bench/floors/server.ts', [`${folder}/floor.sqlite`, markets]);

export interface LoadRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface LoadReport {
  readonly requests: { readonly average: number };
  readonly latency: { readonly p99: number };
  readonly non2xx: number;
  readonly errors: number;
}

/**
 * Sends a request over 50 connections for some seconds, from another process.
 * @param rate requests a second; as many as possible without it
 * @throws Error if a response is no success
 */
export async function load(
  { url, headers = {}, body }: LoadRequest,
  seconds: number,
  rate?: number,
): Promise<LoadReport> {
  const args = [
    ...['--json', '--connections', '50', '--duration', `${seconds}`],
    ...(rate === undefined ? [] : ['--overallRate', `${rate}`]),
    ...(body === undefined ? [] : ['--method', 'POST', '--body', body]),
    ...(body === undefined ? [] : ['--headers', 'content-type=application/json']),
    ...Object.entries(headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`]),
    url,
  ];
  const { stdout } = await run(repoPath('node_modules/.bin/autocannon'), args);
  const report: LoadReport = JSON.parse(stdout);
  if (report.errors > 0 || report.non2xx > 0)
    throw new Error(`${url}: ${report.errors} errors, ${report.non2xx} responses without success.`);
  return report;
}
