import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { betTypes, classicHalfSangam } from '@matka/fixtures/bet-types';
import { expect, it } from 'vitest';
import { betTypeOf, betTypeRows, betTypeWithId, needsBothResults } from './bet-types.ts';

const root = join(import.meta.dirname, '..');
const codes = betTypeRows.map(({ code }) => code);

/** A file that names so many codes lists them. */
const MOST = 5;

/** Folders that know the game apart from the mock, and judge it. */
const isOtherHost = (file: string): boolean =>
  /^(mock-server\/contract|contracts\/(check\/game|sources\/walk)|scripts)\//.test(file);

it('the catalogue alone lists the codes of the bet types', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' });
  const sources = files
    .split('\n')
    .filter((file) => file && !/\.(test|spec)\.tsx?$/.test(file) && !isOtherHost(file))
    .filter((file) => existsSync(join(root, file)));
  const listing = sources.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return codes.filter((code) => new RegExp(`\\b${code}\\b`).test(text)).length > MOST;
  });
  expect(listing).toEqual(['contracts/bet-types.ts']);
});

it('the catalogue has each code once, and the ids of the specification without a gap', () => {
  expect(new Set(codes).size).toBe(codes.length);
  const ids = [...new Set(betTypeRows.map(({ id }) => id))];
  expect(ids).toEqual(ids.map((_, at) => at + 1));
  expect(ids.length).toBeGreaterThanOrEqual(22);
  expect(betTypeRows.filter(({ sentId }) => sentId === 'forced').map(({ id }) => id)).toEqual([
    2, 20, 22,
  ]);
});

it('the catalogue finds rows by code and by id: the older Half Sangam has an id that is taken', () => {
  expect(betTypeOf('half_sangam')?.id).toBe(20);
  expect(betTypeWithId(20)?.code).toBe('half_sangam_a');
  expect([betTypeOf('constructor'), betTypeWithId(99)]).toEqual([undefined, undefined]);
});

it('the catalogue says which types need both results, and the seed lists them for close', () => {
  const both = betTypeRows.filter(needsBothResults).map(({ id }) => id);
  expect(both).toEqual([3, 4, 11, 16, 17, 20, 20, 21, 22]);
  const atClose = [...betTypes, classicHalfSangam].filter(
    ({ config }) => config.bet_direction === 'close',
  );
  expect(atClose.map(({ id }) => id).sort()).toEqual([...both].sort());
});
