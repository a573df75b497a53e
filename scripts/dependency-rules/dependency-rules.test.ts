import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { repoPath } from '../lib/paths.ts';
import { findCycle } from './cycles.ts';
import { allImports, type Import, importsOf, sourceFiles } from './imports.ts';
import { layerOf, layers } from './layers.ts';
import { drawArchitecture } from './picture/svg.ts';
import { isTestCode } from './test-code.ts';
import { violationOf } from './violations.ts';

const imports = allImports();
const sources = imports.filter(({ from, to }) => !isTestCode(from) && !isTestCode(to));
const one = (from: string, to: string, typeOnly = false): Import => ({
  from,
  to,
  typeOnly,
});

describe('dependency rules', () => {
  it('are kept by every import', () => {
    expect(imports.length).toBeGreaterThan(1000);
    expect(imports.map(violationOf).filter(Boolean)).toEqual([]);
  });

  it('cover every source file, and every layer has files', () => {
    const files = sourceFiles().filter((file) => !isTestCode(file));
    expect(files.filter((file) => !layerOf(file))).toEqual([]);
    const used = new Set(files.map(layerOf));
    expect(layers.filter((layer) => !used.has(layer)).map(({ path }) => path)).toEqual([]);
  });

  it('allow imports of lower layers only', () => {
    const paths = layers.map(({ path }) => path);
    const upward = layers.flatMap(({ path, imports, types = [] }) =>
      [...imports, ...types]
        .filter((other) => paths.indexOf(other) <= paths.indexOf(path))
        .map((other) => `${path} → ${other}`),
    );
    expect(upward).toEqual([]);
  });

  it('allow nothing that no file needs', () => {
    const arrows = (typed: boolean) =>
      new Set(
        sources
          .filter(({ typeOnly }) => typed || !typeOnly)
          .map(({ from, to }) => `${layerOf(from)?.path} → ${layerOf(to)?.path}`),
      );
    const [values, all] = [arrows(false), arrows(true)];
    const unused = layers.flatMap(({ path, imports, types = [] }) => [
      ...imports.map((to) => `${path} → ${to}`).filter((arrow) => !values.has(arrow)),
      ...types.map((to) => `${path} → ${to}`).filter((arrow) => !all.has(arrow)),
    ]);
    expect(unused).toEqual([]);
  });

  it('are drawn in the picture of the architecture', () => {
    const write = 'node scripts/run.mjs scripts/dependency-rules/picture/write.ts';
    const picture = readFileSync(repoPath('docs/images/architecture.svg'), 'utf8');
    expect(picture === drawArchitecture(layers), `draw it again: ${write}`).toBe(true);
    expect(layers.filter(({ holds }) => holds.length > 34)).toEqual([]);
  });

  it('leave no cycle of files, type imports included', () => {
    expect(findCycle(imports)).toBeUndefined();
  });
});

describe('the check of dependency rules', () => {
  it('reads static, type-only, side-effect and dynamic imports', () => {
    const source = [
      "import type { A } from '@matka/contracts/api/users';",
      "import './tokens.css';",
      "import {\n  b,\n} from '../lib/b.ts';",
      "const c = () => import('./c.tsx');",
      "const text = `\n  import { d } from './d.ts';`;",
    ].join('\n');
    expect(importsOf('web/src/app/x.ts', source).map(({ to, typeOnly }) => [to, typeOnly])).toEqual(
      [
        ['contracts/api/users.ts', true],
        ['web/src/app/tokens.css', false],
        ['web/src/lib/b.ts', false],
        ['web/src/app/c.tsx', false],
      ],
    );
  });

  it.each([
    ['web/src/lib/a.ts', 'web/src/ui/button.tsx'],
    ['web/src/ui/a.tsx', 'web/src/api/client.ts'],
    ['web/src/api/a.ts', 'contracts/api/users.ts'],
    ['web/src/api/a.ts', 'web/src/auth/sign-in.ts'],
    ['web/src/features/home/a.tsx', 'web/src/features/bids/registry.ts'],
    ['web/src/features/home/a.tsx', 'web/src/features/wallet/receipt.ts'],
    ['web/src/features/home/a.tsx', 'web/src/app/app.tsx'],
    ['web/src/features/home/a.tsx', 'web/src/testing/token.ts'],
    ['web/src/features/home/a.test.tsx', 'mock-server/src/app.ts'],
    ['mock-server/src/app.ts', 'web/src/lib/money.ts'],
    ['mock-server/src/game/a.ts', 'mock-server/src/db/bets.ts'],
    ['mock-server/src/markets/a.ts', 'mock-server/src/betting/place-bets.ts'],
    ['fixtures/players.ts', 'mock-server/src/app.ts'],
    ['contracts/api/users.ts', 'fixtures/players.ts'],
    ['contracts/pact/pact-file.test.ts', 'fixtures/players.ts'],
    ['contracts/host-kit/run.ts', 'mock-server/contract/verify-mock.ts'],
    ['scripts/lib/ports.ts', 'scripts/stages/stage.ts'],
  ])('rejects %s → %s', (from, to) => {
    expect(violationOf(one(from, to))).toContain('may not import');
  });

  it('allows types where values are not allowed', () => {
    const [from, to] = ['web/src/api/a.ts', 'contracts/api/users.ts'] as const;
    expect(violationOf(one(from, to, true))).toBeUndefined();
    expect(violationOf(one(from, to))).toContain('may not import');
  });

  it('finds a cycle of type imports', () => {
    const cycle = [one('a.ts', 'b.ts'), one('b.ts', 'c.ts', true), one('c.ts', 'a.ts', true)];
    expect(findCycle(cycle)).toEqual(['a.ts', 'b.ts', 'c.ts', 'a.ts']);
    expect(findCycle(cycle.slice(1))).toBeUndefined();
  });
});
