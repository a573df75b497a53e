import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../scripts/testing/temporary-folder.ts';
import { Market } from '../../api/markets.ts';
import { sampleOf } from '../../reading/sample.ts';
import { serve } from '../http/test-support.ts';
import { main } from './drift-cli.ts';
import { startProxySession } from './test-support.ts';

/** Nothing is drawn, so nothing contradicts. */
const undrawn = { open_pana: null, open_digit: null, close_pana: null, close_digit: null };
const market = { ...sampleOf(Market), ...undrawn };

it('the drift proxy passes a known finding, and names new and disappeared findings', async () => {
  let changed = {};
  const host = await serve((_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify([{ ...market, ...changed }])),
  );
  const folder = temporaryFolder();
  const file = join(folder, 'known.json');
  const watch = async (broken: object, ...args: string[]) => {
    changed = broken;
    const session = await startProxySession(host, folder, ['--known', file, ...args]);
    await (await fetch(`${session.url}/markets/`)).text();
    const { code } = await session.end();
    return { code, lines: session.lines.slice(1, -1) };
  };
  const update = ['--update-known', '--reason', 'In work', '--until', '2999-01-31'];
  expect(await watch({ open_time: 9 }, ...update)).toEqual({
    code: 0,
    lines: [`${file} has the known findings: 1.`],
  });
  expect(await watch({ open_time: 9 })).toEqual({ code: 0, lines: [] });
  expect(await watch({ open_time: 9, close_time: 9 })).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^✗ GET \/markets\/ 200: \$\[\*\]\.close_time: another value/)],
  });
  expect(await watch({})).toEqual({
    code: 1,
    lines: [expect.stringMatching(/open_time \(.*\) is known and no longer seen: take it out/)],
  });
});

it('the drift proxy reads a body after its byte order mark', async () => {
  const host = await serve((_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(`\uFEFF${JSON.stringify([market])}`),
  );
  const session = await startProxySession(host, temporaryFolder());
  await (await fetch(`${session.url}/markets/`)).text();
  expect((await session.end()).report.differences).toEqual([]);
});

const run = async (args: string[], env: NodeJS.ProcessEnv = {}) => {
  const output = { log: vi.fn(), error: vi.fn() };
  const code = await main(args, env, output, Promise.resolve());
  return {
    code,
    out: output.log.mock.calls.join('\n'),
    error: output.error.mock.calls.join('\n'),
  };
};

it.each([
  [[], /^No host given: use --upstream or MATKA_UPSTREAM\./],
  [
    ['--upstream', 'https://example.com', '--port', '70000'],
    /^--port takes a whole number, 0 to 65535, not "70000"/,
  ],
  [['--upstream', 'https://example.com', '--max-mb', 'x'], /^--max-mb x is not a positive number/],
  [['--bogus'], /^There is no flag --bogus\./],
])('npm run contracts:drift exits with 2 and prints its usage for %j', async (args, message) => {
  const { code, error } = await run(args);
  expect(code).toBe(2);
  expect(error).toMatch(message);
  expect(error).toContain('Usage: npm run contracts:drift');
});

it('npm run contracts:drift exits with 2 if its port is in use', async () => {
  const url = await serve(() => {});
  const { port } = new URL(url);
  const report = join(temporaryFolder(), 'taken.json');
  const { code, error } = await run(['--upstream', url, '--port', port, '--report', report]);
  expect({ code, error }).toEqual({
    code: 2,
    error: `Port ${port} of 127.0.0.1 cannot be used: it is in use; --port 0 takes a free one.`,
  });
});

it('npm run contracts:drift prints its usage', async () => {
  const { code, out } = await run(['--help']);
  expect(code).toBe(0);
  expect(out).toMatch(/^Usage: npm run contracts:drift [\s\S]*Exit code: 0/);
});
