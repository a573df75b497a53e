import type { NameRedactor } from './schema-differences.ts';

/** Replaces a name that may be personal data. */
const mask = '…';

/** Identifiers that look like code: letters with underscores or capitals, few digits. */
const codeIdentifier = /^[a-z][a-zA-Z]*\d{0,2}(_[a-zA-Z]+\d{0,2}|_\d{1,2})*$/;

function collectWords(value: unknown, into: Set<string>): void {
  if (typeof value === 'string' || typeof value === 'number') {
    for (const word of String(value).toLowerCase().split(/\s+/)) into.add(word);
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) collectWords(inner, into);
  }
}

/** Shows a name only if it looks like code and is not a value of the request or the response. */
export function createNameRedactor(...contents: readonly unknown[]): NameRedactor {
  const values = new Set<string>();
  for (const one of contents) collectWords(one, values);
  return (name) => (codeIdentifier.test(name) && !values.has(name.toLowerCase()) ? name : mask);
}
