import type { RedactedRequest } from './redact-request.ts';
import { hidden, redactJson, redactText } from './secret-names.ts';

/** More values than this are not looked for one by one. */
const maxSecrets = 200;
const minLength = 3;

const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);

/** A response without tokens, and, where it refuses a request, without what it repeats of values that were left out. */
export function redactResponse(
  answer: string,
  status: number,
  { secrets }: Pick<RedactedRequest, 'secrets'>,
): string {
  const text =
    answer.startsWith('{') || answer.startsWith('[') ? redactJson(answer) : redactText(answer);
  if (status < 400) return text;
  if (secrets.length > maxSecrets) return hidden;
  return secrets
    .filter((secret) => secret.length >= minLength && !hidden.includes(secret))
    .reduce((rest, secret) => {
      const once = escaped(secret);
      return rest
        .replaceAll(escaped(once), hidden)
        .replaceAll(once, hidden)
        .replaceAll(secret, hidden);
    }, text);
}
