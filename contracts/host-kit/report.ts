import { endpointTitle } from '../api/endpoints.ts';
import { buildingOn, type Cause, causesOf, printedElsewhere } from './causes.ts';
import { unseenFields } from './coverage.ts';
import type { HostReport, ReportLine } from './host-report.ts';
import type { Step } from './plan.ts';
import { summaryLines } from './report-summary.ts';
import type { HostResult } from './run-on-host.ts';
import { showExchange } from './shown-exchange.ts';

function reportLine(
  { interaction, endpoint, ...step }: Step,
  result: HostResult | undefined,
  listed: boolean,
  redact: (text: string) => string,
): ReportLine {
  const { description } = interaction;
  const line = { call: endpointTitle(endpoint), description, by: 'reading' as const };
  if ('skipped' in step) {
    const { skipped, unmet, buildsOn } = step;
    return {
      ...line,
      outcome: 'skipped',
      reasons: [skipped],
      ...(unmet && { unmet }),
      ...(buildsOn && { buildsOn }),
    };
  }
  if (!result && listed) return { ...line, outcome: 'planned', reasons: [] };
  if (!result)
    return { ...line, outcome: 'failed', reasons: ['it was to be tried, and no result names it'] };
  const { passed, mismatches } = result;
  const exchange = showExchange(result, redact);
  const outcome = passed ? 'passed' : 'failed';
  return { ...line, outcome, reasons: passed ? [] : mismatches, ...(exchange && { exchange }) };
}

/** What a report is made of. */
interface ReportParts {
  steps?: readonly Step[];
  /** The results of the tried steps; absent for a plan. */
  results?: readonly HostResult[];
  relations?: readonly ReportLine[];
  /** Removes secrets. */
  redact: (text: string) => string;
}

/** Combines a plan with the results of its tried steps. */
export function createReport(
  baseUrl: string,
  { steps = [], results, relations = [], redact }: ReportParts,
): HostReport {
  const byDescription = new Map(results?.map((one) => [one.description, one]));
  const interactions = steps.map((step) =>
    reportLine(step, byDescription.get(step.interaction.description), !results, redact),
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
    unseen: unseenFields(results ?? []),
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

/** The causes that are those of a call, each once. */
const causeLines = (causes: readonly Cause[]): string[] =>
  causes.flatMap((cause) => [
    ...outcomeLines(cause.first),
    ...buildingOn(cause).map((text) => `      ${text}`),
  ]);

/** How many interactions of a call build on causes of others. */
function elsewhereLines(call: string, causes: readonly Cause[]): string[] {
  const others = causes.filter(({ first }) => first.call !== call);
  return others.flatMap(({ first, others: building }) => {
    const count = building.filter((line) => line.call === call).length;
    if (count === 0) return [];
    const words = count === 1 ? 'interaction builds' : 'interactions build';
    return [`  ${marks.failed} ${count} ${words} on ${first.call}: ${first.description}`];
  });
}

function endpointLines(
  call: string,
  lines: readonly ReportLine[],
  causes: readonly Cause[],
): string[] {
  const elsewhere = printedElsewhere(causes);
  const told = lines.filter((line) => !elsewhere.has(line));
  return [
    ...causeLines(causes.filter(({ first }) => first.call === call)),
    ...elsewhereLines(call, causes),
    ...told
      .filter(({ outcome }) => outcome === 'passed' || outcome === 'planned')
      .flatMap(outcomeLines),
    ...skippedLines(told.filter(({ outcome }) => outcome === 'skipped')),
  ];
}

const judgeText = ({ differences }: HostReport): string =>
  differences === undefined
    ? 'Judged by what the client reads.'
    : 'The host is judged by what the client reads, the mock by Pact, whose matchers are narrower.';

/** The report as text: by endpoint, with the reasons of failures, and the totals at the end. */
export function reportText(report: HostReport): string {
  const { baseUrl, lines, differences } = report;
  const groups = [...Map.groupBy(lines, ({ call }) => call)].sort(([a], [b]) => (a < b ? -1 : 1));
  const causes = causesOf(lines);
  return [
    baseUrl,
    judgeText(report),
    ...groups.flatMap(([title, own]) => ['', title, ...endpointLines(title, own, causes)]),
    ...(differences === undefined
      ? []
      : [
          '',
          'Host and mock',
          ...(differences.length > 0 ? differences : ['no difference']).map((text) => `  ${text}`),
        ]),
    '',
    ...summaryLines(report),
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
