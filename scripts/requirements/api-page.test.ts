import { readFileSync } from 'node:fs';
import { endpointNames, endpoints } from '@matka/contracts/api/endpoints';
import { expect, it } from 'vitest';
import { repoPath } from '../lib/paths.ts';

/** A clause as the API page of the mock shows it. */
type ShownClause = { id: string; operation: string | null; text: string };

const read = (path: string) => JSON.parse(readFileSync(repoPath(path), 'utf8'));
const shown: ShownClause[] = read('mock-server/console/docs/clauses.json');
const clauses: { id: string; area: string; text: string }[] = read(
  'scripts/requirements/requirements.json',
);

it('the API page shows the clauses about calls word for word', () => {
  const own = clauses.filter(({ id }) => id.startsWith('API-'));
  expect(shown.map(({ id, text }) => ({ id, text }))).toEqual(
    own.map(({ id, text }) => ({ id, text })),
  );
});

it('the API page shows each of them at the endpoint that it names', () => {
  const names: readonly (string | null)[] = endpointNames;
  for (const { operation } of shown) if (operation !== null) expect(names).toContain(operation);
  const ofCall = Object.fromEntries(
    endpointNames.map((name) => [`${endpoints[name].method} ${endpoints[name].path}`, name]),
  );
  const naming = shown.flatMap(({ text, operation }) => {
    const [call = ''] = /^[A-Z]+ \/\S+/.exec(text) ?? [];
    return ofCall[call] ? [[ofCall[call], operation]] : [];
  });
  expect(new Set(naming.map(([name]) => name)).size).toBe(13);
  for (const [name, operation] of naming) expect(operation).toBe(name);
});
