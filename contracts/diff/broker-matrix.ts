import { isObject, listOf } from '../pact/json.ts';
import type { MatrixRow } from './matrix.ts';
import type { Pacticipants } from './pacticipants.ts';
import { DocumentError } from './read-document.ts';

/** The verdict of one host: a version of the provider that is deployed to the environment of the host's name. */
const providerVersionOf = ({ host, date }: MatrixRow): string => `${host}-${date}`;

const isPassed = ({ verdict }: MatrixRow): boolean => verdict === 'passed';

function summaryOf(rows: readonly MatrixRow[], { consumer, provider }: Pacticipants) {
  const failed = rows.filter((row) => !isPassed(row));
  const reasons = failed.map(
    (row) =>
      `The verification for the pact between version ${row.contract} of ${consumer} and version ${providerVersionOf(row)} of ${provider} failed`,
  );
  const texts =
    failed.length > 0
      ? reasons
      : ['All required verification results are published and successful'];
  return {
    summary: {
      deployable: failed.length === 0,
      reason: texts.join('\n'),
      success: rows.length - failed.length,
      failed: failed.length,
      unknown: 0,
    },
    notices: texts.map((text) => ({ type: failed.length > 0 ? 'error' : 'success', text })),
  };
}

/**
 * The matrix in the form of a Pact broker: of its resource `/matrix`, which `pact-broker can-i-deploy --output json`
 * prints. The form is that of `lib/pact_broker/api/decorators/matrix_decorator.rb` in github.com/pact-foundation/pact_broker.
 */
export const brokerMatrix = (rows: readonly MatrixRow[], names: Pacticipants): string =>
  `${JSON.stringify(
    {
      ...summaryOf(rows, names),
      matrix: rows.map((row) => ({
        consumer: { name: names.consumer, version: { number: row.contract } },
        provider: {
          name: names.provider,
          version: { number: providerVersionOf(row), environments: [{ name: row.host }] },
        },
        pact: { createdAt: `${row.date}T00:00:00+00:00` },
        verificationResult: { success: isPassed(row), verifiedAt: `${row.date}T00:00:00+00:00` },
      })),
    },
    null,
    2,
  )}\n`;

/**
 * A verdict as the body of a request to the relation `pb:publish-verification-results` of a pact. The form is that of
 * `lib/pact_broker/doc/views/pact/publish-verification-results.markdown` in github.com/pact-foundation/pact_broker.
 */
export const verificationResult = (row: MatrixRow): string =>
  `${JSON.stringify(
    {
      success: isPassed(row),
      providerApplicationVersion: providerVersionOf(row),
      verifiedBy: { implementation: 'matka-contracts' },
    },
    null,
    2,
  )}\n`;

const nameAt = (value: unknown, field: string): string =>
  isObject(value) && typeof value[field] === 'string' ? value[field] : '';

/** The hosts of a row: the environments that the provider's version is deployed to, else the provider. */
function hostsOf(provider: unknown): string[] {
  const version = isObject(provider) ? provider.version : undefined;
  const environments = listOf(isObject(version) ? version.environments : [])
    .map((environment) => nameAt(environment, 'name'))
    .filter(Boolean);
  return environments.length > 0 ? environments : [nameAt(provider, 'name')].filter(Boolean);
}

/** Reads the matrix of a Pact broker; pacts that were never verified have no verdict. Throws DocumentError. */
export function parseBrokerMatrix(text: string): MatrixRow[] {
  const value: unknown = JSON.parse(text);
  if (!isObject(value) || !Array.isArray(value.matrix))
    throw new DocumentError('it is not what pact-broker can-i-deploy --output json prints');
  const verifiedAt = (row: Readonly<Record<string, unknown>>) =>
    Date.parse(nameAt(row.verificationResult, 'verifiedAt')) || 0;
  const oldestFirst = value.matrix.filter(isObject).sort((a, b) => verifiedAt(a) - verifiedAt(b));
  return oldestFirst.flatMap((row): MatrixRow[] => {
    const version = isObject(row.consumer) ? row.consumer.version : undefined;
    const contract = nameAt(version, 'number');
    const result = row.verificationResult;
    if (!isObject(result) || typeof result.success !== 'boolean' || contract === '') return [];
    const date = nameAt(result, 'verifiedAt').slice(0, 10);
    const verdict = result.success ? 'passed' : 'failed';
    return hostsOf(row.provider).map((host) => ({ host, contract, verdict, date }));
  });
}
