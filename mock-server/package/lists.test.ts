import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isScenario } from '../src/seeding/scenarios/scenarios.ts';
import { withLists } from './lists.ts';

const documents = ['package/README.md', 'guide.md'];

describe('the lists of scenarios and faults', () => {
  it.each(documents)('in %s are made from the sources', async (document) => {
    const file = join(import.meta.dirname, '..', document);
    const text = withLists(readFileSync(file, 'utf8'));
    const named = [...text.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, id = '']) => id);
    expect(named.filter(isScenario).length).toBeGreaterThan(15);
    expect(named).toContain('eventual-history');
    await expect(text).toMatchFileSnapshot(file);
  });

  it('replace what a document has between the marks of a list, and nothing else', () => {
    expect(withLists('a\n<!-- notes -->\nb\n<!-- end -->\nc')).toContain('\nb\n');
    const text = withLists('a\n<!-- faults -->\nold\n<!-- end -->\nc');
    expect(text).toMatch(/^a\n<!-- faults -->\n\| effect \| \|\n[\s\S]*\|\n<!-- end -->\nc$/);
  });
});
