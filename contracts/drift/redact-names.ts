import type { NameRedactor } from './schema-differences.ts';

/** What stands for a name that may be somebody's. */
const mask = '…';

/** Names that programmers give: words of letters, by underscores or by their capitals; no number of a person. */
const identifierInCode = /^[a-z][a-zA-Z]*\d{0,2}(_[a-zA-Z]+\d{0,2}|_\d{1,2})*$/;

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string' || typeof value === 'number') {
    for (const word of String(value).toLowerCase().split(/\s+/)) into.add(word);
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) collect(inner, into);
  }
}

/** Tells a name only where it is one of code and no value of what was said and answered. */
export function createNameRedactor(...said: readonly unknown[]): NameRedactor {
  const values = new Set<string>();
  for (const one of said) collect(one, values);
  return (name) => (identifierInCode.test(name) && !values.has(name.toLowerCase()) ? name : mask);
}
