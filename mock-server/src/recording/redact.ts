import { hash } from 'node:crypto';
import { replaceTexts } from '@matka/contracts/session/replace-texts';
import { isObject } from '../shared/validate.ts';
import { hidden, isCredentialField, isSecretName, redactJson, redactText } from './secret-names.ts';

/** A request as the journal stores it. */
export interface RedactedRequest {
  url: string;
  key: string | undefined;
  /** The body; undefined without one. */
  body: unknown;
  /** Redacted values. An error response may repeat them. */
  secrets: readonly string[];
  /** True if a value was redacted that a replay cannot replace. */
  isUnusual: boolean;
}

/** Hides the credentials in a value, all of it below the name of one, and adds them to `secrets`. */
function redactValue(value: unknown, secrets: string[], isSecret = false): unknown {
  if (Array.isArray(value)) return value.map((item) => redactValue(item, secrets, isSecret));
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        redactText(name),
        redactValue(each, secrets, isSecret || isSecretName(name)),
      ]),
    );
  if (typeof value === 'string') {
    const kept = isSecret && value !== '' ? hidden : redactText(value);
    if (kept !== value) secrets.push(value);
    return kept;
  }
  if (typeof value !== 'number' || !isSecret) return value;
  secrets.push(String(value));
  return 0;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

const isPlain = (text: string): boolean => redactText(decoded(text)) === decoded(text);

/** Hides the parts of a path and of a query that have a credential or a token, in any spelling that the router reads. */
function redactUrl(url: string, secrets: string[]): string {
  return url.replace(/[^/?&]+/g, (part) => {
    if (isPlain(part)) return part;
    const [name = ''] = part.split('=', 1);
    secrets.push(part, decoded(part), decoded(part.slice(name.length + 1)));
    return name !== part && isPlain(name) ? `${name}=${hidden}` : hidden;
  });
}

/** An Idempotency-Key, or its hash if it contains a secret: equal keys stay equal. */
const redactKey = (key: string): string => (redactText(key) === key ? key : hash('sha256', key));

/** Redacts a request of a player or of the control API: what the journal keeps has no credentials and no tokens. */
export function redactRequest({
  url,
  key,
  body,
}: {
  url: string;
  key?: string | undefined;
  body: unknown;
}): RedactedRequest {
  const secrets: string[] = [];
  const keptUrl = redactUrl(url, secrets);
  const keptBody = redactValue(body, secrets);
  const replaced = Object.entries(isObject(body) ? body : {}).filter(
    ([name, value]) => isCredentialField(name) && typeof value === 'string' && value !== '',
  );
  return {
    url: keptUrl,
    key: key === undefined ? undefined : redactKey(key),
    body: keptBody,
    secrets,
    isUnusual: secrets.length > replaced.length,
  };
}

const minLength = 3;
/** With more redacted values, or in a longer response, the whole of it is redacted. */
const [maxSecrets, maxErrorLength] = [200, 10_000];

const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Redacts tokens in a response and, in an error response, the values that were redacted in its request. */
export function redactResponse(
  answer: string,
  status: number,
  { secrets }: Pick<RedactedRequest, 'secrets'>,
): string {
  const text =
    answer.startsWith('{') || answer.startsWith('[') ? redactJson(answer) : redactText(answer);
  if (status < 400 || secrets.length === 0) return text;
  if (secrets.length > maxSecrets || text.length > maxErrorLength) return hidden;
  const forms = secrets
    .filter((secret) => secret.length >= minLength)
    .flatMap((secret) => [secret, escaped(secret), escaped(escaped(secret))]);
  // What is hidden already is not searched.
  return replaceTexts(text, new Map([hidden, ...forms].map((form) => [form, hidden])));
}
