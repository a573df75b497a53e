import { describe, expect, it } from 'vitest';
import { wrongDirection } from './directions.ts';
import { allImports, importsOf } from './imports.ts';

describe('import direction', () => {
  it('holds for every import of the house', () => {
    const imports = allImports();
    expect(imports.length).toBeGreaterThan(50);
    expect(imports.map(wrongDirection).filter(Boolean)).toEqual([]);
  });

  it('reads static, type-only, side-effect and dynamic imports', () => {
    const source = `
      import type { A } from '@matka/contracts/api/users';
      import './tokens.css';
      import { b } from '../lib/b.ts';
      const c = () => import('./c.tsx');`;
    expect(importsOf('web/src/app/x.ts', source)).toEqual([
      { from: 'web/src/app/x.ts', to: 'contracts/api/users', typeOnly: true },
      { from: 'web/src/app/x.ts', to: 'web/src/app/tokens.css', typeOnly: false },
      { from: 'web/src/app/x.ts', to: 'web/src/lib/b.ts', typeOnly: false },
      { from: 'web/src/app/x.ts', to: 'web/src/app/c.tsx', typeOnly: false },
    ]);
  });

  it.each([
    ['web/src/lib/a.ts', 'web/src/ui/b.tsx', false],
    ['web/src/ui/a.tsx', 'web/src/api/b.ts', false],
    ['web/src/api/a.ts', 'contracts/api/users', false],
    ['web/src/api/a.ts', 'web/src/auth/b.ts', false],
    ['web/src/features/home/a.tsx', 'web/src/features/bids/b.ts', false],
    ['web/src/features/home/a.tsx', 'web/src/app/b.ts', false],
    ['web/src/app/a.tsx', 'mock-server/src/app', true],
    ['mock-server/src/app.ts', 'web/src/lib/money.ts', false],
    ['mock-server/src/game/a.ts', 'mock-server/src/db/b.ts', false],
    ['fixtures/players.ts', 'mock-server/src/app.ts', false],
    ['contracts/api/users.ts', 'fixtures/players.ts', false],
    ['contracts/pact/pact-file.test.ts', 'fixtures/players.ts', false],
    ['contracts/host-kit/run.ts', 'mock-server/contract/verify-mock', true],
  ])('refuses %s → %s', (from, to, typeOnly) => {
    expect(wrongDirection({ from, to, typeOnly })).toContain('may not import');
  });
});
