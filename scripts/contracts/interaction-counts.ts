import { endpointNames, endpointOf, endpointTitle } from '@matka/contracts/api/endpoints';
import { committedInteractions } from '@matka/contracts/pact/pact-file';

/** A table of the number of interactions per endpoint and status. */
export function interactionCounts(): string[] {
  const interactions = committedInteractions();
  const rows = endpointNames.map((name) => {
    const statuses = interactions
      .filter(({ request }) => endpointOf(request.method, request.path) === name)
      .map(({ response }) => response.status);
    const counts = [...Map.groupBy(statuses.toSorted(), (status) => status)]
      .map(([status, ofStatus]) => `${ofStatus.length} × ${status}`)
      .join(', ');
    return `  ${endpointTitle(name).padEnd(36)} ${String(statuses.length).padStart(4)}   ${counts}`;
  });
  return [...rows, `  ${'All'.padEnd(36)} ${String(interactions.length).padStart(4)}`];
}
