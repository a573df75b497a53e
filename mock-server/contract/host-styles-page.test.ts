import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hostStylesPage } from '../src/host-styles/page.ts';

const page = join(import.meta.dirname, '../../docs/what-a-host-may-do.md');

it('docs/what-a-host-may-do.md equals the page made from the host styles', () => {
  expect(readFileSync(page, 'utf8')).toBe(hostStylesPage());
});
