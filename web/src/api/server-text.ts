type Fields = Record<string, unknown>;

/** `value` when it is an object with fields, else undefined. */
export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : undefined;
}

/** A text that is not blank, or the first such text of a list. */
export function firstText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (!Array.isArray(value)) return undefined;
  for (const item of value) {
    const text = firstText(item);
    if (text) return text;
  }
  return undefined;
}

/** What the host says in the body of a failure: error, message, detail, else plain text. */
export function serverText(body: unknown): string | undefined {
  const fields = fieldsOf(body);
  if (!fields) return firstText(body);
  return firstText(fields.error) ?? firstText(fields.message) ?? firstText(fields.detail);
}
