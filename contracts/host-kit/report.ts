import { endpointTitle } from '../api/endpoints.ts';
import type { InteractionResult } from '../verifier/run-interactions.ts';
import type { Step } from './plan.ts';

/** The outcome of one interaction. */
export interface ReportLine {
  call: string;
  description: string;
  outcome: 'passed' | 'failed' | 'skipped' | 'planned';
  /** Why it failed or was skipped. */
  reasons: string[];
  /** Whether it was skipped although the host seems to be in its state. */
  unmet?: true;
}

/** The result of a run. */
export interface HostReport {
  baseUrl: string;
  lines: ReportLine[];
  counts: Record<ReportLine['outcome'], number>;
  /** Differences between host and mock; absent if they were not compared. */
  differences?: string[];
}

function reportLine(
  { interaction, endpoint, ...step }: Step,
  result?: InteractionResult,
): ReportLine {
  const line = { call: endpointTitle(endpoint), description: interaction.description };
  if ('skipped' in step) {
    const { skipped, unmet } = step;
    return { ...line, outcome: 'skipped', reasons: [skipped], ...(unmet && { unmet }) };
  }
  if (!result) return { ...line, outcome: 'planned', reasons: [] };
  const { passed, mismatches } = result;
  return { ...line, outcome: passed ? 'passed' : 'failed', reasons: passed ? [] : mismatches };
}

/** Combines a plan with the results of its tried steps; `redact` removes secrets from the reasons. */
export function createReport(
  baseUrl: string,
  steps: readonly Step[],
  results: readonly InteractionResult[],
  redact: (text: string) => string,
  relations: readonly ReportLine[] = [],
): HostReport {
  const byDescription = new Map(results.map((one) => [one.description, one]));
  const interactions = steps.map((step) =>
    reportLine(step, byDescription.get(step.interaction.description)),
  );
  const lines = [...interactions, ...relations].map((line) => ({
    ...line,
    reasons: line.reasons.map(redact),
  }));
  const count = (outcome: ReportLine['outcome']) =>
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

const marks = { passed: '✓', failed: '✗', skipped: '-', planned: '+' } as const;

const outcomeLines = ({ description, outcome, reasons }: ReportLine): string[] => [
  `  ${marks[outcome]} ${description}`,
  ...reasons.map((reason) => `      ${reason}`),
];

/** One line for all skipped interactions with the same reason. */
const skippedLines = (lines: readonly ReportLine[]): string[] => {
  const byReason = Map.groupBy(lines, ({ reasons }) => reasons[0] ?? '');
  return [...byReason].map(([reason, skipped]) => {
    const [first] = skipped;
    const what = skipped.length === 1 ? first?.description : `${skipped.length} interactions`;
    return `  ${marks.skipped} ${what} (skipped: ${reason})`;
  });
};

const endpointLines = (lines: readonly ReportLine[]): string[] => [
  ...lines.filter(({ outcome }) => outcome !== 'skipped').flatMap(outcomeLines),
  ...skippedLines(lines.filter(({ outcome }) => outcome === 'skipped')),
];

/** The report as text: by endpoint, with the reasons of failures, and the totals at the end. */
export function reportText({ baseUrl, lines, counts, differences }: HostReport): string {
  const groups = [...Map.groupBy(lines, ({ call }) => call)].sort(([a], [b]) => (a < b ? -1 : 1));
  const { passed, failed, skipped, planned } = counts;
  return [
    baseUrl,
    ...groups.flatMap(([title, ofEndpoint]) => ['', title, ...endpointLines(ofEndpoint)]),
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

const escapeXml = (text: string) =>
  text
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
    // XML allows no other control characters.
    .replace(/[^\t\n\r\u0020-\uFFFD]/g, '?');

function testCase({ call, description, outcome, reasons }: ReportLine): string {
  const start = `    <testcase classname="${escapeXml(call)}" name="${escapeXml(description)}"`;
  const [first = ''] = reasons;
  if (outcome === 'passed') return `${start}/>`;
  const inner =
    outcome === 'failed'
      ? `<failure message="${escapeXml(first)}">${escapeXml(reasons.join('\n'))}</failure>`
      : `<skipped message="${escapeXml(first)}"/>`;
  return `${start}>${inner}</testcase>`;
}

/** The report as JUnit XML for CI systems: a test case for each interaction. */
export function junitXml({ lines, counts }: HostReport): string {
  const skipped = counts.skipped + counts.planned;
  const attributes = `tests="${lines.length}" failures="${counts.failed}" skipped="${skipped}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${attributes}>`,
    `  <testsuite name="matka-api" ${attributes}>`,
    ...lines.map(testCase),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
