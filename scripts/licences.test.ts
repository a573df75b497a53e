import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { repoPath } from './lib/paths.ts';

interface Package {
  readonly version?: string;
  readonly license?: string;
  /** Only a development tool, which is not distributed. */
  readonly dev?: boolean;
  readonly link?: boolean;
}

const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'CC0-1.0',
  'MIT',
  'Zlib',
];

/** Changes must be published, or the source named: allowed for what is not distributed. */
const toolLicences = ['CC-BY-4.0', 'MPL-2.0'];

const lock = JSON.parse(readFileSync(repoPath('package-lock.json'), 'utf8'));
const all = Object.entries<Package>(lock.packages).filter(
  ([folder, { link }]) => folder.includes('node_modules/') && !link,
);
const describePackage = ([folder, { version, license, dev }]: (typeof all)[number]): string =>
  `${folder} ${version}: ${license ?? 'no licence'}${dev ? '' : ', distributed'}`;

/** Tells if one of the licences that a package offers is allowed for its use. */
function isAllowed({ license = '', dev }: Package): boolean {
  const allowed = dev ? [...permissive, ...toolLicences] : permissive;
  const choices = license.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => allowed.includes(one)));
}

/** Licence in the package.json of an installed package; undefined if it is for another platform. */
function licenceInside(folder: string): string | undefined {
  const file = repoPath(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license } = JSON.parse(readFileSync(file, 'utf8'));
  return typeof license === 'string' ? license : license?.type;
}

it('all licences of packages are permissive; only tools may be under MPL-2.0 or CC-BY-4.0', () => {
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(([, one]) => !isAllowed(one)).map(describePackage)).toEqual([]);
  expect(isAllowed({ license: 'MPL-2.0', dev: true })).toBe(true);
  expect(isAllowed({ license: '(GPL-3.0 OR MIT)' })).toBe(true);
  for (const license of ['MPL-2.0', 'GPL-3.0', 'UNLICENSED', '', 'MIT AND GPL-2.0']) {
    expect(isAllowed({ license }), license).toBe(false);
  }
});

it('licences are the same in the lock file and in the packages', () => {
  const installed = all.filter(([folder]) => licenceInside(folder) !== undefined);
  expect(installed.length).toBeGreaterThan(all.length / 2);
  expect(
    installed
      .filter(([folder, { license }]) => licenceInside(folder) !== license)
      .map(describePackage),
  ).toEqual([]);
});

it('packages that are distributed are not development tools in the lock file', () => {
  const distributed = all.filter(([, { dev }]) => !dev).map(([folder]) => folder);
  expect(distributed).toEqual(
    expect.arrayContaining(
      ['react-dom', 'fastify', 'scheduler'].map((name) => `node_modules/${name}`),
    ),
  );
  expect(distributed).not.toContain('node_modules/vite');
});
