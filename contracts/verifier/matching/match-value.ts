import type { MatchingRule } from '../../pact/pact.ts';

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

const isEmpty = (value: unknown): boolean => {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
};

/** Whether a text is what a pattern allows, from its first character to its last. */
export const matchesWhole = (pattern: string, text: string): boolean =>
  new RegExp(`^(?:${pattern})$`).test(text);

/** Whether two JSON values are equal, whatever the order of keys. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (typeOf(one) !== typeOf(other)) return false;
  if (typeof one !== 'object' || one === null) return one === other;
  const members = new Map(Object.entries(other as object));
  const entries = Object.entries(one);
  return (
    entries.length === members.size &&
    entries.every(([name, value]) => members.has(name) && isEqual(value, members.get(name)))
  );
}

/** Whether a value, apart from what it holds, passes a rule of the pact. */
export function passesRule(rule: MatchingRule, expected: unknown, actual: unknown): boolean {
  switch (rule.match) {
    case 'type':
      return (
        typeOf(expected) === typeOf(actual) &&
        (!Array.isArray(actual) || actual.length >= (rule.min ?? 0))
      );
    case 'regex':
      return matchesWhole(rule.regex, typeof actual === 'string' ? actual : JSON.stringify(actual));
    case 'integer':
      return Number.isInteger(actual);
    case 'number':
      return typeof actual === 'number';
    case 'boolean':
      return typeof actual === 'boolean';
    case 'null':
      return actual === null;
    case 'notEmpty':
      return !isEmpty(actual);
    case 'equality':
      return isEqual(expected, actual);
    case 'values':
    case 'arrayContains':
    case 'statusCode':
      return true;
  }
}
