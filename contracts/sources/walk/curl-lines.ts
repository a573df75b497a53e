import { addressOf, type Exchange } from '../../check/exchange.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The shell variable for a placeholder such as `<access-1>`. */
const variableOf = (placeholder: string): string =>
  placeholder.slice(1, -1).replaceAll('-', '_').toUpperCase();

const placeholders = /<[a-z-]+-\d+>/g;

const withVariables = (text: string): string =>
  quoted(text).replace(placeholders, (found) => `'"$${variableOf(found)}"'`);

function curlLine({ request, response }: Exchange): string {
  const { method, token, idempotencyKey, body } = request;
  const parts = [
    'curl -sS',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    `"$MATKA_BASE_URL"${withVariables(addressOf(request))}`,
    ...(token === undefined ? [] : [`-H ${withVariables(`authorization: Bearer ${token}`)}`]),
    ...(idempotencyKey === undefined
      ? []
      : [`-H ${withVariables(`idempotency-key: ${idempotencyKey}`)}`]),
    ...(body === undefined
      ? []
      : [`-H 'content-type: application/json' -d ${withVariables(JSON.stringify(body))}`]),
  ];
  return `${parts.join(' ')}  # ${response.status}`;
}

/** Redacted exchanges as lines for a shell; secrets are variables that the reader sets. */
export const curlLines = (exchanges: readonly Exchange[]): string[] => exchanges.map(curlLine);
