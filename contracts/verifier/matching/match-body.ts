import type { MatchingRules } from '../../pact/pact.ts';
import { isEqual, passesRule } from './match-value.ts';
import { type Path, type RulesAtPath, rulesAt } from './rules-at.ts';

type Members = Readonly<Record<string, unknown>>;
type Rows = readonly unknown[];

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inside = (path: Path, name: string | number): Path => [...path, String(name)];

const none: RulesAtPath = { matchers: [], inherited: false };

/** Whether the keys of an object are data: each member is like the first of the example. */
const hasAnyKeys = ({ matchers, inherited }: RulesAtPath): boolean =>
  !inherited && matchers.some(({ match }) => match === 'values');

function matchMembers(expected: Members, actual: Members, path: Path, rules: MatchingRules) {
  if (!hasAnyKeys(rulesAt(rules, path) ?? none))
    return Object.entries(expected).flatMap(([name, value]) =>
      Object.hasOwn(actual, name)
        ? matchBody(value, actual[name], rules, inside(path, name))
        : [inside(path, name).join('.')],
    );
  const [first] = Object.values(expected);
  return Object.entries(actual).flatMap(([name, value]) =>
    matchBody(expected[name] ?? first, value, rules, inside(path, name)),
  );
}

function matchRows(expected: Rows, actual: Rows, path: Path, rules: MatchingRules): string[] {
  const { matchers, inherited } = rulesAt(rules, path) ?? none;
  if (matchers.length === 0 && expected.length !== actual.length) return [path.join('.')];
  const [contains] = matchers.flatMap((rule) => (rule.match === 'arrayContains' ? [rule] : []));
  if (contains && !inherited) {
    const isThere = ({ index, rules: own }: (typeof contains.variants)[number]) =>
      actual.some((row) => matchBody(expected[index], row, own).length === 0);
    return contains.variants.every(isThere) ? [] : [path.join('.')];
  }
  return actual.flatMap((row, index) =>
    matchBody(expected[index] ?? expected[0], row, rules, inside(path, index)),
  );
}

function matchInside(expected: unknown, actual: unknown, path: Path, rules: MatchingRules) {
  if (isMembers(expected) && isMembers(actual)) return matchMembers(expected, actual, path, rules);
  if (Array.isArray(expected) && Array.isArray(actual))
    return matchRows(expected, actual, path, rules);
  return typeof expected === 'object' && expected !== null ? [path.join('.')] : [];
}

/**
 * Matches a body with the example of a pact and its rules. Rules of a value hold for what is inside it, too, unless
 * that has rules of its own. Returns the places that differ.
 */
export function matchBody(
  expected: unknown,
  actual: unknown,
  rules: MatchingRules,
  path: Path = ['$'],
): string[] {
  const found = rulesAt(rules, path);
  const isWhole = typeof expected === 'object' && expected !== null;
  const passes = found
    ? (isWhole && found.inherited) ||
      found.matchers.every((rule) => passesRule(rule, expected, actual))
    : isWhole || isEqual(expected, actual);
  return [...(passes ? [] : [path.join('.')]), ...matchInside(expected, actual, path, rules)];
}
