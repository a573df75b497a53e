import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesPage } from '@matka/contracts/report/rules-page';
import { expect, it } from 'vitest';

const page = join(import.meta.dirname, '../../docs/what-counts-as-broken.md');

it('docs/what-counts-as-broken.md equals the page made from the rules and the declarations', () => {
  expect(readFileSync(page, 'utf8')).toBe(rulesPage());
});
