import { hash } from 'node:crypto';
import { requestFields, secretOfRequest } from '@matka/contracts/api/declared-fields';
import { isObject } from '@matka/contracts/reading/json';
import type { SecretKind } from '@matka/contracts/reading/json-schema';
import { hideUnknownFields } from '@matka/contracts/session/hide-unknown';
import { replaceTexts } from '@matka/contracts/session/replace-texts';
import { encodingsOf, replaceTokens } from '@matka/contracts/session/secrets';
import { valueForPlaceholder } from '../seeding/placeholder-values.ts';

/** Replaces a redacted string. */
export const hidden = '(hidden)';

/** A journal keeps mobile numbers and names of players because a replay needs them. */
const isCredential = (kind: SecretKind | undefined): boolean =>
  kind !== undefined && ['password', 'mpin', 'otp', 'access', 'refresh'].includes(kind);

const credentialFields = [...requestFields.keys()].filter((name) =>
  isCredential(secretOfRequest(name)),
);

/** Credentials in requests that the journal does not keep, and the values that stand in for them in a replay. */
export const placeholderCredentials: Readonly<Record<string, string>> = Object.fromEntries(
  credentialFields.flatMap((name) => {
    const kind = secretOfRequest(name);
    return kind && kind !== 'refresh' ? [[name, valueForPlaceholder(kind, `<${kind}-1>`)]] : [];
  }),
);

/** Names of credentials and tokens in requests and responses. */
const secretNames: ReadonlySet<string> = new Set([...credentialFields, 'access']);

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

const withoutTokens = (text: string): string => replaceTokens(text, () => hidden);

/** Hides credentials and tokens in a value, all of it below the name of one, and adds them to `secrets`. */
function redactValue(value: unknown, secrets: string[], isSecret = false): unknown {
  if (Array.isArray(value)) return value.map((item) => redactValue(item, secrets, isSecret));
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        withoutTokens(name),
        redactValue(each, secrets, isSecret || secretNames.has(name)),
      ]),
    );
  if (typeof value === 'string') {
    const kept = isSecret && value !== '' ? hidden : withoutTokens(value);
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

const isPlain = (text: string): boolean => withoutTokens(decoded(text)) === decoded(text);

/** The path and the query of a request without tokens and without values that no query of the API has. */
function redactUrl(url: string, secrets: string[], isControl: boolean): string {
  const [path = '', ...query] = url.split(/(?=[?&])/);
  const keptPath = path.replace(/[^/]+/g, (part) => {
    if (isPlain(part)) return part;
    secrets.push(part, decoded(part));
    return hidden;
  });
  const keptQuery = query.map((part) => {
    const [name = ''] = part.split('=', 1);
    const [field, value] = [decoded(name.slice(1)), part.slice(name.length + 1)];
    const isKnown = (isControl || requestFields.has(field)) && !secretNames.has(field);
    if (isPlain(part) && (isKnown || value === '')) return part;
    secrets.push(part.slice(1), value, decoded(value));
    return isPlain(name) ? `${name}=${hidden}` : `${part[0]}${hidden}`;
  });
  return [keptPath, ...keptQuery].join('');
}

/**
 * Redacts a request: the journal gets no credentials, no tokens, and no undeclared fields. A control request is its
 * developer's own and keeps all but credentials and tokens.
 */
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
  const isControl = url.startsWith('/__mock/');
  const keptUrl = redactUrl(url, secrets, isControl);
  const known = redactValue(body, secrets);
  const keptBody =
    isControl || body === undefined
      ? known
      : hideUnknownFields(known, (text) => text === hidden || secrets.push(text));
  const replaced = Object.entries(isObject(body) ? body : {}).filter(
    ([name, value]) => secretNames.has(name) && typeof value === 'string' && value !== '',
  );
  const isKeyKept =
    key === undefined || (withoutTokens(key) === key && !secrets.some((one) => key.includes(one)));
  return {
    url: keptUrl,
    // Equal keys stay equal.
    key: isKeyKept ? key : hash('sha256', key),
    body: keptBody,
    secrets,
    isUnusual: secrets.length > replaced.length,
  };
}

const minLength = 3;
/** With more redacted values, or in a longer response, the whole response is redacted. */
const [maxSecrets, maxErrorLength] = [200, 10_000];

const secretPair = new RegExp(
  `"(${[...secretNames].join('|')})"(\\s*:\\s*)(?:"(?:[^"\\\\]|\\\\.)*"|-?\\d[\\d.eE+-]*)`,
  'g',
);

/** Redacts the credentials and tokens of a response, also if truncated, and in an error the secrets of its request. */
export function redactResponse(
  answer: string,
  status: number,
  { secrets }: Pick<RedactedRequest, 'secrets'>,
): string {
  const text = withoutTokens(answer.replace(secretPair, `"$1"$2"${hidden}"`));
  if (status < 400 || secrets.length === 0) return text;
  if (secrets.length > maxSecrets || text.length > maxErrorLength) return hidden;
  const forms = secrets
    .filter((secret) => secret.length >= minLength)
    .flatMap(encodingsOf)
    .flatMap((form) => [form, JSON.stringify(form).slice(1, -1)]);
  // Hidden texts are not searched again.
  return replaceTexts(text, new Map([hidden, ...forms].map((form) => [form, hidden])));
}
