import type { PactInteraction } from '../pact/pact.ts';
import { checkResponse } from '../response-check/check-response.ts';
import type { InteractionResult } from '../verifier/run-interactions.ts';

const byRow = new Intl.Collator('en', { numeric: true });

/** Groups the mismatches of a list by reason: the first row, with the number of further rows. */
function groupByRow(mismatches: readonly string[]): string[] {
  const sorted = mismatches.toSorted(byRow.compare);
  const groups = Map.groupBy(sorted, (text) => {
    const [path = ''] = text.split(' ');
    // Reasons outside of a list are not grouped.
    return path.includes('[') ? path.replaceAll(/\[\d+\]/g, '[*]') : text;
  });
  return [...groups.values()].map(([first = '', ...more]) =>
    more.length === 0 ? first : `${first} (and ${more.length} more like it)`,
  );
}

/** Differences between a response and its schema. For a list Pact only reports that no row matches. */
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
    breaks ? `schema: ${place} ${what}` : [],
  );
  return [...new Set(texts)];
}

/** Why an interaction failed: the mismatches that Pact found, then the differences from the schema. */
export const failureReasons = (
  interaction: PactInteraction,
  result: InteractionResult,
): string[] =>
  result.passed ? [] : [...groupByRow(result.mismatches), ...schemaReasons(interaction, result)];
