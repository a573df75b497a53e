import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { maxWorlds, WorldsFullError, worldsToEvict } from './worlds.ts';

const minute = 60_000;
const hour = 60 * minute;
const now = Date.parse('2026-11-20T12:00:00+05:30');

/** The part of a world that decides; `idle` is the time since its last request. */
const world = (id: string, idle: number, isTouched = true) => ({
  id,
  usedAt: now - idle,
  isTouched,
});
type Candidate = ReturnType<typeof world>;

const isDefault = ({ id }: Pick<Candidate, 'id'>) => id === 'default';
const evicted = (worlds: readonly Candidate[]) =>
  worldsToEvict(worlds, isDefault).map(({ id }) => id);

/** As many busy, changed worlds as there is room for, less the given ones. */
const full = (...others: Candidate[]): Candidate[] => [
  ...Array.from({ length: maxWorlds - others.length }, (_, n) => world(`busy-${n}`, minute)),
  ...others,
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => vi.useRealTimers());

it('there is room for a thousand worlds', () => {
  expect(maxWorlds).toBe(1000);
});

it('all worlds idle for more than twelve hours are evicted while there is room, and nothing else', () => {
  const worlds = [
    world('old', 12 * hour + 1),
    world('older-unchanged', 20 * hour, false),
    world('at-the-limit', 12 * hour),
    world('unchanged', minute, false),
    world('default', 99 * hour),
  ];
  expect(evicted(worlds).sort()).toEqual(['old', 'older-unchanged']);
});

it('a last free place is enough for a new world', () => {
  expect(evicted(full(world('unchanged', hour, false)).slice(1))).toEqual([]);
});

it('idle worlds are evicted first', () => {
  const worlds = full(world('old', 13 * hour), world('unchanged', hour, false));
  expect(evicted(worlds)).toEqual(['old']);
});

it('the least recently used unchanged world is evicted, and none that was changed', () => {
  const worlds = full(
    world('changed', 11 * hour),
    world('unchanged-late', minute, false),
    world('unchanged-early', 2 * minute, false),
  );
  expect(evicted(worlds)).toEqual(['unchanged-early']);
});

it('a new world is refused when all others were changed', () => {
  const worlds = full(world('changed', 11 * hour));
  expect(() => evicted(worlds)).toThrow(WorldsFullError);
  expect(() => evicted(worlds)).toThrow(
    'This mock holds 1000 worlds and all are in use: remove one.',
  );
});

it('the default world is never evicted', () => {
  expect(() => evicted(full(world('default', 99 * hour, false)))).toThrow(WorldsFullError);
});
