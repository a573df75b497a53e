import { checkResponse } from '../drift/check-response.ts';
import type { PactInteraction } from '../pact/pact.ts';
import type { InteractionResult } from '../verifier/run-interactions.ts';

const byRow = new Intl.Collator('en', { numeric: true });

/** One reason for all rows that have it: of the first row, with how many follow. */
function groupByRow(mismatches: readonly string[]): string[] {
  const sorted = mismatches.toSorted(byRow.compare);
  const groups = Map.groupBy(sorted, (text) => {
    const [place = ''] = text.split(' ');
    // A reason without rows stands for itself, however many there are at a place.
    return place.includes('[') ? place.replaceAll(/\[\d+\]/g, '[*]') : text;
  });
  return [...groups.values()].map(([first = '', ...more]) =>
    more.length === 0 ? first : `${first} (and ${more.length} more like it)`,
  );
}

/** Where an answer does not even fit its schema: Pact says of a list only that no row is like the one it looks for. */
function schemaReasons({ request }: PactInteraction, { response }: InteractionResult): string[] {
  if (!response) return [];
  const { differences } = checkResponse({
    method: request.method,
    path: request.path,
    query: '',
    requestBody: '',
    status: response.status,
    contentType: response.headers['content-type'] ?? '',
    responseBody: response.text,
  });
  const texts = differences.flatMap(({ place, what, breaks }) =>
    breaks ? `by its schema: ${place} ${what}` : [],
  );
  return [...new Set(texts)];
}

/** Why an interaction has failed: what Pact says, rows told once, and what the schema of the answer says besides. */
export const failureReasons = (
  interaction: PactInteraction,
  played: InteractionResult,
): string[] =>
  played.passed ? [] : [...groupByRow(played.mismatches), ...schemaReasons(interaction, played)];
