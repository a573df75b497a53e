import { titleOf } from '../pact/endpoints.ts';
import type { Played } from '../verifier/run-interactions.ts';
import { reasonsOf } from './failure-reasons.ts';
import type { Step } from './plan.ts';

/** What came of one interaction. */
export interface Line {
  call: string;
  description: string;
  outcome: 'passed' | 'failed' | 'skipped' | 'planned';
  /** Why it failed or was skipped. */
  reasons: string[];
}

/** What came of a run. */
export interface HostReport {
  baseUrl: string;
  lines: Line[];
  counts: Record<Line['outcome'], number>;
  /** Where host and mock differ; absent when they were not compared. */
  differences?: string[];
}

function lineOf({ interaction, call, ...step }: Step, played?: Played): Line {
  const line = { call: titleOf(call), description: interaction.description };
  if ('skipped' in step) return { ...line, outcome: 'skipped', reasons: [step.skipped] };
  if (!played) return { ...line, outcome: 'planned', reasons: [] };
  const reasons = reasonsOf(interaction, played);
  return { ...line, outcome: played.passed ? 'passed' : 'failed', reasons };
}

/** Puts a plan and what was played of it together; `conceal` takes secrets out of what is told. */
export function reportOf(
  baseUrl: string,
  steps: readonly Step[],
  played: readonly Played[],
  conceal: (text: string) => string,
): HostReport {
  const byDescription = new Map(played.map((one) => [one.description, one]));
  const lines = steps
    .map((step) => lineOf(step, byDescription.get(step.interaction.description)))
    .map((line) => ({ ...line, reasons: line.reasons.map(conceal) }));
  const count = (outcome: Line['outcome']) =>
    lines.filter((line) => line.outcome === outcome).length;
  return {
    baseUrl,
    lines,
    counts: {
      passed: count('passed'),
      failed: count('failed'),
      skipped: count('skipped'),
      planned: count('planned'),
    },
  };
}

const signs = { passed: '✓', failed: '✗', skipped: '-', planned: '+' } as const;

const tellOf = ({ description, outcome, reasons }: Line): string[] => [
  `  ${signs[outcome]} ${description}`,
  ...reasons.map((reason) => `      ${reason}`),
];

/** What was skipped of a call, for one reason in one line. */
const skippedOf = (lines: readonly Line[]): string[] => {
  const byReason = Map.groupBy(lines, ({ reasons }) => reasons[0] ?? '');
  return [...byReason].map(([reason, skipped]) => {
    const [first] = skipped;
    const what = skipped.length === 1 ? first?.description : `${skipped.length} interactions`;
    return `  ${signs.skipped} ${what} (skipped: ${reason})`;
  });
};

const linesOf = (lines: readonly Line[]): string[] => [
  ...lines.filter(({ outcome }) => outcome !== 'skipped').flatMap(tellOf),
  ...skippedOf(lines.filter(({ outcome }) => outcome === 'skipped')),
];

/** The report as people read it: by call, what failed with its reasons, the counts at the end. */
export function textOf({ baseUrl, lines, counts, differences }: HostReport): string {
  const groups = [...Map.groupBy(lines, ({ call }) => call)].sort(([a], [b]) => (a < b ? -1 : 1));
  const { passed, failed, skipped, planned } = counts;
  return [
    baseUrl,
    ...groups.flatMap(([call, ofCall]) => ['', call, ...linesOf(ofCall)]),
    ...(differences === undefined
      ? []
      : [
          '',
          'Host and mock',
          ...(differences.length > 0 ? differences : ['no difference']).map((text) => `  ${text}`),
        ]),
    '',
    planned > 0
      ? `${planned} planned, ${skipped} skipped`
      : `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ].join('\n');
}

const escaped = (text: string) =>
  text
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
    // XML knows no other control characters.
    .replace(/[^\t\n\r\u0020-\uFFFD]/g, '?');

function caseOf({ call, description, outcome, reasons }: Line): string {
  const start = `    <testcase classname="${escaped(call)}" name="${escaped(description)}"`;
  const [first = ''] = reasons;
  if (outcome === 'passed') return `${start}/>`;
  const inner =
    outcome === 'failed'
      ? `<failure message="${escaped(first)}">${escaped(reasons.join('\n'))}</failure>`
      : `<skipped message="${escaped(first)}"/>`;
  return `${start}>${inner}</testcase>`;
}

/** The report as JUnit XML, which CI systems show: a test case for each interaction. */
export function junitOf({ lines, counts }: HostReport): string {
  const skipped = counts.skipped + counts.planned;
  const attributes = `tests="${lines.length}" failures="${counts.failed}" skipped="${skipped}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${attributes}>`,
    `  <testsuite name="matka-api" ${attributes}>`,
    ...lines.map(caseOf),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
