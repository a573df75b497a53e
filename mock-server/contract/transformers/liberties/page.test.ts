import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { liberties } from './liberties.ts';

const page = join(import.meta.dirname, '../../../../docs/what-a-host-may-do.md');

it('the page of what a host may do has a sentence for each liberty', () => {
  const rows = readFileSync(page, 'utf8').matchAll(/^\| `(.+)` \| .+\. \|$/gm);
  expect([...rows].map(([, name]) => name)).toEqual(liberties.map(({ name }) => name));
});
