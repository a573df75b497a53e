import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../scripts/testing/temporary-folder.ts';
import { Market } from '../../api/markets.ts';
import { sampleOf } from '../../reading/sample.ts';
import { serve } from '../http/test-support.ts';
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
