import type { RedactedRequest } from './redact-request.ts';
import { hidden, redactJson, redactText } from './secret-names.ts';

/** With more redacted values the whole response is redacted. */
const maxSecrets = 200;
const minLength = 3;

const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Redacts tokens in a response and, in an error response, the values that were redacted in its request. */
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
