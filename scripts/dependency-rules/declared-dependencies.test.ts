import { describe, expect, it } from 'vitest';
import { type Manifest, readManifest, undeclared } from './declared-dependencies.ts';
import { allImports } from './imports.ts';

const folders = ['contracts', 'fixtures', 'mock-server', 'scripts', 'web'];
const manifests = Object.fromEntries(folders.map((folder) => [folder, readManifest(folder)]));

describe('package.json', () => {
  it('declares every package that the sources beside it import', () => {
    const missing = allImports().map((one) => undeclared(one, manifests));
    expect([...new Set(missing.filter(Boolean))]).toEqual([]);
  });

  it('of contracts declares no package of this repository', () => {
    const { dependencies, devDependencies } = readManifest('contracts');
    const own = [...dependencies, ...devDependencies].filter((name) => name.startsWith('@matka/'));
    expect(own).toEqual([]);
  });
});

describe('an import', () => {
  const manifest: Manifest = {
    dependencies: new Set(['fastify', '@matka/contracts']),
    devDependencies: new Set(['fast-check', '@matka/fixtures']),
  };
  const check = (from: string, to: string, typeOnly = false) =>
    undeclared({ from, to, typeOnly }, { 'mock-server': manifest });

  it.each([
    ['mock-server/src/app.ts', 'fastify'],
    ['mock-server/src/app.ts', 'node:fs'],
    ['mock-server/src/app.ts', 'mock-server/src/db/bets.ts'],
    ['mock-server/src/app.ts', 'contracts/api/users'],
    ['mock-server/src/app.test.ts', 'fast-check'],
    ['mock-server/contract/test-host.ts', 'fixtures/players'],
    ['mock-server/contract/verify-mock.test.ts', 'vitest'],
  ])('is declared: %s → %s', (from, to) => {
    expect(check(from, to)).toBeUndefined();
  });

  it.each([
    ['mock-server/src/app.ts', 'fast-check'],
    ['mock-server/src/app.ts', 'fixtures/players'],
    ['mock-server/src/app.test.ts', 'web/src/config.ts'],
    ['mock-server/src/app.ts', '@fastify/jwt'],
  ])('is not declared: %s → %s', (from, to) => {
    expect(check(from, to)).toContain('mock-server/package.json does not declare');
  });
});
