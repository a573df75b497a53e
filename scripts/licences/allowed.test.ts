import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { repoPath } from '../lib/paths.ts';
import { isAllowed } from './allowed.ts';
import { licenceTexts } from './licence-texts.ts';
import { type Package, packages } from './lock-file.ts';

const all = packages();
const describePackage = ({ name, version, licence, shipped }: Package) =>
  `${name} ${version}: ${licence || 'no licence'}${shipped ? ', shipped' : ''}`;

/** Licence in the package.json of an installed package; undefined if it is for another platform. */
function licenceInside({ folder }: Package): string | undefined {
  const file = repoPath(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license } = JSON.parse(readFileSync(file, 'utf8'));
  return typeof license === 'string' ? license : license?.type;
}

it('all licences of packages are permissive; only tools may be under MPL-2.0 or CC-BY-4.0', () => {
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((one) => !isAllowed(one)).map(describePackage)).toEqual([]);
});

it('licences are the same in the lock file and in the packages', () => {
  const installed = all.filter((one) => licenceInside(one) !== undefined);
  expect(installed.length).toBeGreaterThan(all.length / 2);
  expect(
    installed.filter((one) => licenceInside(one) !== one.licence).map(describePackage),
  ).toEqual([]);
});

it('licences are restricted further for distributed packages', () => {
  const shipped = all.filter((one) => one.shipped).map(({ name }) => name);
  expect(shipped).toEqual(expect.arrayContaining(['react-dom', 'fastify', 'scheduler']));
  expect(shipped).not.toContain('vite');
  const one = { folder: '', name: 'a', version: '1.0.0', licence: 'MPL-2.0' };
  expect([true, false].map((shipped) => isAllowed({ ...one, shipped }))).toEqual([false, true]);
  expect(isAllowed({ ...one, licence: '(GPL-3.0 OR MIT)', shipped: true })).toBe(true);
  for (const licence of ['GPL-3.0', 'UNLICENSED', '', 'MIT AND GPL-2.0']) {
    expect(isAllowed({ ...one, licence, shipped: false })).toBe(false);
  }
});

it('licences are distributed in full with the web app', () => {
  const texts = licenceTexts('web');
  const parts = texts.split(/^-{72}$/m);
  expect(parts.length).toBeGreaterThan(5);
  for (const part of parts) expect(part).toMatch(/copyright/i);
  expect(texts).toContain('react-dom 19');
  expect(texts).not.toContain('fastify');
});
