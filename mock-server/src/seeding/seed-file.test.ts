import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../scripts/testing/temporary-folder.ts';
import { openDatabaseFile } from '../db/database-file.ts';
import { seedDefaultWorld } from './seed-file.ts';

const bets = (file: string): unknown => {
  const db = openDatabaseFile(file);
  const count = db.handle.prepare('SELECT count(*) FROM bets WHERE player_id = 1').pluck().get();
  db.handle.close();
  return count;
};

it('the seed command keeps an existing world unless asked to reset it', () => {
  const file = join(temporaryFolder(), 'mock.sqlite');
  seedDefaultWorld({ file, bets: 12 });
  const before = readFileSync(file);
  expect(() => seedDefaultWorld({ file, bets: 13 })).toThrow(
    `${file} already holds a world; --fresh replaces it.`,
  );
  expect(readFileSync(file).equals(before)).toBe(true);
  seedDefaultWorld({ file, bets: 13, fresh: true });
  expect(bets(file)).toBe(13);
});

it('the seed command requires a file', () => {
  expect(() => seedDefaultWorld({ file: undefined, bets: 1 })).toThrow('--db FILE');
});
