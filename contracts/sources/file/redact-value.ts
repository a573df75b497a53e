import type { Placeholders } from './placeholders.ts';
import { isPlaceholder } from './placeholders.ts';
import { replaceSecrets } from './replace-secrets.ts';
import { type SecretKind, secretKindOf } from './secret-fields.ts';

const mobileDigits = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  return digits.length > 10 ? digits.slice(-10) : digits || text;
};

function placeholderOf(kind: SecretKind, text: string, placeholders: Placeholders): string {
  if (text.trim() === '' || isPlaceholder(text)) return text;
  return placeholders.of(kind, kind === 'mobile' ? mobileDigits(text) : text);
}

/** Registers the secrets of a value by its field names, so that they are found elsewhere, too. */
export function collectSecrets(value: unknown, placeholders: Placeholders, parent = ''): void {
  if (Array.isArray(value)) {
    for (const entry of value) collectSecrets(entry, placeholders, parent);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [field, inner] of Object.entries(value)) {
    const kind = secretKindOf(field, parent);
    if (kind && (typeof inner === 'string' || typeof inner === 'number'))
      placeholderOf(kind, String(inner), placeholders);
    else collectSecrets(inner, placeholders, field);
  }
}

function redactNumber(value: number, placeholders: Placeholders): number | string {
  const text = String(value);
  const known = placeholders.list().find(({ secret }) => secret === text);
  if (known) return known.placeholder;
  const replaced = text.length >= 10 ? replaceSecrets(text, placeholders) : text;
  return replaced === text ? value : replaced;
}

/** Parsed JSON without secrets: in fields, in texts, as numbers, and in the names of fields. */
export function redactValue(value: unknown, placeholders: Placeholders, parent = ''): unknown {
  if (typeof value === 'string') return replaceSecrets(value, placeholders);
  if (typeof value === 'number') return redactNumber(value, placeholders);
  if (Array.isArray(value)) return value.map((entry) => redactValue(entry, placeholders, parent));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      const kind = secretKindOf(field, parent);
      const name = replaceSecrets(field, placeholders);
      if (kind && (typeof inner === 'string' || typeof inner === 'number'))
        return [name, placeholderOf(kind, String(inner), placeholders)];
      return [name, redactValue(inner, placeholders, field)];
    }),
  );
}
