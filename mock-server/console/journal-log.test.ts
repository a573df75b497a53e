import { expect, it } from 'vitest';
import { createMockClient } from '../client/mock-client.ts';
import { createMock } from '../create-mock.ts';
import { isAfter, readJournal } from './journal-log.ts';

it('the console reads only new calls of the journal, and the whole journal of a world created again', async () => {
  const mock = await createMock();
  const asked: string[] = [];
  const client = createMockClient(mock.url, (input, init) => {
    asked.push(String(input).replace(/.*kalyan-matka/, ''));
    return mock.fetch(input, init);
  });
  const world = client.world('kalyan-matka');
  await mock.fetch(`${mock.url}/markets/?app_id=kalyan-matka`);
  const first = await readJournal(world);
  await mock.fetch(`${mock.url}/bet-types/?app_id=kalyan-matka`);
  const second = await readJournal(world, first);
  expect(second.map(({ number }) => number)).toEqual([1, 2]);
  expect(await readJournal(world, second)).toBe(second);
  await world.create();
  await mock.fetch(`${mock.url}/markets/?app_id=kalyan-matka`);
  const third = await readJournal(world, second);
  expect(third.map(({ real }) => real)).not.toContain(first[0]?.real);
  const reads = asked.filter((path) => path.startsWith('/journal/'));
  expect(reads.slice(0, 3)).toEqual(['/journal/', '/journal/', '/journal/?after=1']);
  await mock.close();
});

it('a call after a restore is new although it takes the number of a call before it', async () => {
  const mock = await createMock();
  const world = createMockClient(mock.url, mock.fetch).world('kalyan-matka');
  const kept = await world.keepState();
  await world.advance({ seconds: 600 });
  const [before] = await world.journal();
  await world.restoreState(kept.id);
  await expect.poll(() => Date.now()).toBeGreaterThan(before?.real ?? 0);
  await world.advance({ seconds: 600 });
  const [again] = await world.journal();
  expect(again?.number).toBe(before?.number);
  expect(again && isAfter(again, before)).toBe(true);
  expect(again && isAfter(again, again)).toBe(false);
  await mock.close();
});
