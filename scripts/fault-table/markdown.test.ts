import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { repoPath } from '../lib/paths.ts';
import { type FaultRow, faultTable, latestRows, withTable } from './markdown.ts';

const row = (members: Partial<FaultRow>): FaultRow => ({
  fault: 'reset',
  moment: 'after the commit',
  history: 'readable',
  host: 'keys',
  place: 'reload',
  said: 'placed',
  booked: 2,
  resent: 0,
  ...members,
});

it('the fault table has a line for each fault and a column for each host and place', () => {
  const [head, rule, first, second, ...rest] = faultTable([
    row({ fault: 'zero' }),
    row({}),
    row({ host: 'no keys', place: 'one tab', booked: 4, resent: 1 }),
  ]).split('\n');
  expect(head).toBe(
    '| fault | when | history | keys, one tab | keys, two tabs | keys, reload | no keys, one tab | no keys, two tabs | no keys, reload |',
  );
  expect(rule?.split('|').length).toBe(head?.split('|').length);
  expect(first).toBe(
    '| reset | after the commit | readable |  |  | placed, 2 | placed, 4 (the browser sent it 2 times) |  |  |',
  );
  expect(second).toMatch(/^\| zero /);
  expect(rest).toEqual([]);
});

it('the fault table has the last row of each cell', () => {
  const rows = [row({ booked: 0 }), row({ place: 'one tab' }), row({ booked: 2 })];
  expect(latestRows(rows)).toEqual([rows[2], rows[1]]);
});

it('the fault table goes between the comments of the README, and nowhere else', () => {
  const readme = readFileSync(repoPath('web/README.md'), 'utf8');
  const once = withTable(readme, 'TABLE');
  expect(once).toContain('\n\nTABLE\n\n');
  expect(once).not.toContain('| reset |');
  expect(withTable(once, 'TABLE')).toBe(once);
  expect(() => withTable('', 'TABLE')).toThrow('No place');
});
