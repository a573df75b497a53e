import { describe, expect, it } from 'vitest';
import { leftovers, rewriteSpecifiers, specifiersOf } from './specifiers.ts';

const file = 'mock-server/src/shared/validate.js';
/** Not written out: the check of dependencies reads imports in texts, too. */
const dynamicImport = (path: string): string => `${'import'}('${path}')`;
const elsewhere = { 'mock-server/create-mock.ts': 'matka-mock' };

describe('a module of a package', () => {
  it.each([
    ["from '@matka/contracts/api/users'", "from '../../../contracts/api/users.js'"],
    [dynamicImport('@matka/fixtures/players'), dynamicImport('../../../fixtures/players.js')],
    ["require('@matka/contracts/api/users')", "require('../../../contracts/api/users.js')"],
    ["require('./request-schemas.ts')", "require('./request-schemas.js')"],
    [
      "new URL('processes/guard.ts', import.meta.url)",
      "new URL('processes/guard.js', import.meta.url)",
    ],
    [
      "fork(join(import.meta.dirname, 'worker.ts'))",
      "fork(join(import.meta.dirname, 'worker.js'))",
    ],
    ["from '../../create-mock.js'", "from 'matka-mock'"],
    ["from '@matka/mock-server/create-mock'", "from 'matka-mock'"],
    ["from 'fastify'", "from 'fastify'"],
  ])('names compiled files instead of sources and workspaces: %s', (source, expected) => {
    const text = rewriteSpecifiers(file, source, elsewhere);
    expect(text).toBe(expected);
    expect(leftovers(text)).toEqual([]);
  });

  it('is noticed if it names a source or a workspace in another way', () => {
    expect(leftovers("const a = '@matka/' + name;\nload(`x.ts`);")).toEqual([
      "'@matka/'",
      '`x.ts`',
    ]);
    expect(leftovers("/** See './a.ts'. */ // and 'b.ts'\nthrow new Error('see b.ts');")).toEqual(
      [],
    );
  });

  it('tells what it imports', () => {
    const text = [
      "import './a.js';",
      "export * from './b.js';",
      `type C = ${dynamicImport('./c.js')}.C;`,
      "const d = require('d');",
    ].join('\n');
    expect(specifiersOf(text)).toEqual(['./a.js', './b.js', './c.js', 'd']);
  });
});
