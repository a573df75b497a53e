import { buildingOn } from './causes.ts';
import type { Cause, HostReport, ReportLine } from './host-report.ts';
import { summaryLines } from './report-summary.ts';

const marks = { passed: '✓', failed: '✗', skipped: '-', planned: '+' } as const;

const outcomeLines = ({ description, outcome, reasons, curl }: ReportLine): string[] => [
  `  ${marks[outcome]} ${description}`,
  ...reasons.map((reason) => `      ${reason}`),
  ...(curl === undefined ? [] : [`      ${curl}`]),
];

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
  { causes, notes, known }: HostReport,
): string[] {
  const listed = lines.filter(({ toldAt }) => toldAt === undefined);
  return [
    ...causeLines(causes.filter(({ first }) => first.call === call)),
    ...elsewhereLines(call, causes),
    ...listed
      .filter(({ outcome }) => outcome === 'passed' || outcome === 'planned')
      .flatMap(outcomeLines),
    ...skippedLines(listed.filter(({ outcome }) => outcome === 'skipped')),
    ...known.filter((one) => one.call === call).map(({ text }) => `  ~ ${text}`),
    ...notes.filter((one) => one.call === call).map(({ text }) => `  · ${text}`),
  ];
}

/** The report as text: by endpoint, with the reasons of failures, and the totals at the end. */
export function reportText(report: HostReport): string {
  const { baseUrl, lines, differences } = report;
  const groups = [...Map.groupBy(lines, ({ call }) => call)].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    baseUrl,
    'Judged by what the client reads.',
    ...groups.flatMap(([title, own]) => ['', title, ...endpointLines(title, own, report)]),
    ...(differences === undefined
      ? []
      : ['', 'Host and mock', ...differences.map((text) => `  ${text}`)]),
    '',
    ...summaryLines(report),
  ].join('\n');
}
