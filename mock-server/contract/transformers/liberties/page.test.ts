import { join } from 'node:path';
import { expect, it } from 'vitest';
import { liberties } from './liberties.ts';
import { libertiesPage } from './page.ts';

const page = join(import.meta.dirname, '../../../../docs/what-a-host-may-do.md');

it('the page of liberties has a sentence for each, and is current', async () => {
  expect(new Set(liberties.map(({ name }) => name)).size).toBe(liberties.length);
  await expect(libertiesPage()).toMatchFileSnapshot(page);
});
