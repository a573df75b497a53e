import type { MatchingRule, MatchingRules } from '../../pact/pact.ts';

/** Names and indexes from the root, which is `$`. */
export type Path = readonly string[];

type RulesByPath = readonly { path: Path; weight: number; matchers: readonly MatchingRule[] }[];

/** Splits `$.markets.*[*].id` into its names; `*` is any of them. */
const pathOf = (text: string): Path =>
  [...text.matchAll(/\['([^']+)'\]|[^.[\]]+/g)].map(([whole, quoted]) => quoted ?? whole);

/** Deeper paths come first, then those with more names of their own. */
const weightOf = (path: Path): number =>
  path.length * 2 ** path.filter((name) => name !== '*').length;

const sortedRules = new WeakMap<MatchingRules, RulesByPath>();

/** The rules with the heaviest path first. */
function byPath(rules: MatchingRules): RulesByPath {
  const known = sortedRules.get(rules);
  if (known) return known;
  const sorted = Object.entries(rules)
    .map(([text, { matchers }]) => {
      const path = pathOf(text);
      return { path, weight: weightOf(path), matchers };
    })
    .sort((a, b) => b.weight - a.weight);
  sortedRules.set(rules, sorted);
  return sorted;
}

/** The rules that a value has to pass. */
export interface RulesAtPath {
  matchers: readonly MatchingRule[];
  /** Whether they are those of a value around it. */
  inherited: boolean;
}

/** Finds the rules for the value at a path, or of a value around it; undefined without any. */
export function rulesAt(rules: MatchingRules, at: Path): RulesAtPath | undefined {
  const found = byPath(rules).find(
    ({ path }) =>
      path.length <= at.length && path.every((name, index) => name === '*' || name === at[index]),
  );
  return found && { matchers: found.matchers, inherited: found.path.length < at.length };
}
