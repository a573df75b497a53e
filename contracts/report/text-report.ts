import { detailsOf } from './causes.ts';
import type { HostReport, ReportLine } from './host-report.ts';
import { summaryLines } from './report-summary.ts';
import { type CallResults, resultTree } from './result-tree.ts';

const marks = { passed: '✓', failed: '✗', skipped: '-', planned: '+' } as const;

const skippedLines = (lines: readonly ReportLine[]): string[] =>
  [...Map.groupBy(lines, ({ reasons }) => reasons[0] ?? '')].map(([reason, skipped]) => {
    const [first] = skipped;
    const what = skipped.length === 1 ? first?.description : `${skipped.length} interactions`;
    return `  ${marks.skipped} ${what} (skipped: ${reason})`;
  });

const callLines = ({ call, causes, elsewhere, others, known, notes }: CallResults): string[] => [
  '',
  call,
  ...causes.flatMap((cause) => [
    `  ${marks.failed} ${cause.text}`,
    ...detailsOf(cause).map((text) => `      ${text}`),
    ...(cause.first.curl === undefined ? [] : [`      ${cause.first.curl}`]),
  ]),
  ...elsewhere.map(({ cause, count }) => {
    const words = count === 1 ? 'interaction builds' : 'interactions build';
    return `  ${marks.failed} ${count} ${words} on ${cause.call}: ${cause.text}`;
  }),
  ...others
    .filter(({ outcome }) => outcome !== 'skipped')
    .map(({ outcome, description }) => `  ${marks[outcome]} ${description}`),
  ...skippedLines(others.filter(({ outcome }) => outcome === 'skipped')),
  ...known.map((text) => `  ~ ${text}`),
  ...notes.map((text) => `  · ${text}`),
];

/** The report as text: by endpoint, with the causes of failures, and the totals at the end. */
export function reportText(report: HostReport): string {
  const { baseUrl, differences } = report;
  return [
    baseUrl,
    'Judged by what the client reads.',
    ...resultTree(report).flatMap(callLines),
    ...(differences ? ['', 'Host and mock', ...differences.map((text) => `  ${text}`)] : []),
    '',
    ...summaryLines(report),
  ].join('\n');
}
