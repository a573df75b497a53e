import { testClock } from '@matka/fixtures/test-clock';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMock, type Mock } from '../create-mock.ts';
import { advanceWorld } from './advance.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await createMock({ now: testClock, port: 0 });
});
afterAll(() => mock.close());

const run = (...line: string[]) => advanceWorld(line, { MATKA_MOCK_URL: mock.url });

it('the advance command prints the draws on the way and the new time', async () => {
  expect(await run('next-event')).toMatch(/^Now 2026-11-20T12:/);
  const [draw = '', now] = (await run('next-draw', '--world', 'asha')).split('\n');
  expect(draw).toMatch(/^2026-11-20T\d\d:\d\d {2}[\w ]+ (open|close): (\d{3}-\d|nothing)$/);
  expect(now).toMatch(/^Now 2026-11-20T.* in asha$/);
});

it('the advance command takes seconds or a time, and can print JSON', async () => {
  const { now } = JSON.parse(await run('60', '--world', 'seconds', '--json'));
  expect(now).toBe('2026-11-20T12:01:00.000+05:30');
  const to = '2026-11-20T12:05:00+05:30';
  expect(await run(to, '--world', 'seconds')).toContain('2026-11-20T12:05:00.000+05:30');
});

it.each([
  [[], 'advance takes next-draw, next-event, a time or seconds'],
  [['next-draw', '--wrold', 'asha'], '--wrold'],
  [['next-drow'], 'to takes next-draw or next-event'],
  [['next-draw', '--mock', 'http://127.0.0.1:9'], 'No mock answers at http://127.0.0.1:9.'],
])('the advance command refuses %j in one line', async (line, text) => {
  await expect(run(...line)).rejects.toThrow(new RegExp(`^[^\\n]*${text}[^\\n]*$`));
});
