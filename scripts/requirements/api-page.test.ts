import { endpointNames, endpoints } from '@matka/contracts/api/endpoints';
import { expect, it } from 'vitest';
import { readRequirements } from './requirements.ts';

it('the clauses about calls name the endpoint at which the API page shows them', () => {
  const ofCall = new Map<string, string>(
    endpointNames.map((name) => [`${endpoints[name].method} ${endpoints[name].path}`, name]),
  );
  const met = new Set<string>();
  for (const { id, text, operation } of readRequirements()) {
    if (operation !== undefined) expect(endpointNames, id).toContain(operation);
    const named = ofCall.get(/^[A-Z]+ \/\S+/.exec(text)?.[0] ?? '');
    if (!id.startsWith('API-') || named === undefined) continue;
    expect(operation, id).toBe(named);
    met.add(named);
  }
  expect(met.size).toBe(13);
});
