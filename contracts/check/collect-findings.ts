import { differenceOf, type Finding } from './finding.ts';
import type { RuleName } from './rules.ts';
import type { Findings } from './state.ts';

/** The number of comparisons by rule. */
export type Counts = Record<RuleName, number>;

/** Collects findings and counts comparisons; `calls` has the call of each exchange so far, the present one last. */
export function collectFindings(
  findings: Finding[],
  counts: Counts,
  calls: readonly string[],
): Findings {
  const put = (finding: Omit<Finding, 'call' | 'exchange'>, exchange = calls.length - 1) =>
    findings.push({ ...finding, call: calls[exchange] ?? '', exchange });
  return {
    check: (rule, holds, place, text, exchange) => {
      counts[rule] += 1;
      if (!holds) put({ kind: 'failure', rule, place, text: text() }, exchange);
    },
    held: (rule) => {
      counts[rule] += 1;
    },
    fail: (rule, part) => {
      counts[rule] += 1;
      put({ kind: 'failure', rule, ...differenceOf(part) });
    },
    note: (part, exchange) =>
      put({ kind: 'note', rule: 'reading', ...differenceOf(part) }, exchange),
  };
}
