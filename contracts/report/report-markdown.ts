import { buildingOn, causesOf } from './causes.ts';
import type { HostReport, ReportLine } from './host-report.ts';
import { summaryLines } from './report-summary.ts';

/** Text of a table cell; what Markdown or HTML would read as signs is escaped. */
const cell = (text: string): string =>
  text.replaceAll(/[\\`*_{}[\]<>|#$]/g, (sign) => `\\${sign}`).replaceAll(/\s+/g, ' ');

const count = (lines: readonly ReportLine[], outcome: ReportLine['outcome']): number =>
  lines.filter((line) => line.outcome === outcome).length;

/** The report as Markdown, e.g. for the summary of a CI step. */
export function reportMarkdown(report: HostReport): string {
  const { baseUrl, lines, notes } = report;
  const causes = causesOf(lines);
  const calls = [...Map.groupBy(lines, ({ call }) => call)].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    `## The contract of the Matka API on ${cell(baseUrl)}`,
    '',
    ...summaryLines(report).map((line) =>
      line.startsWith('  ') ? `- ${cell(line.trim())}` : `\n**${cell(line)}**\n`,
    ),
    '',
    ...(causes.length > 0 ? ['### Differences', ''] : []),
    ...causes.flatMap((cause) => [
      `- **${cell(cause.first.call)}**: ${cell(cause.first.description)}`,
      ...[...cause.first.reasons, ...buildingOn(cause)].map((reason) => `  - ${cell(reason)}`),
    ]),
    '',
    ...(notes.length > 0 ? ['### Notes', ''] : []),
    ...notes.map(({ call, text }) => `- **${cell(call)}**: ${cell(text)}`),
    '',
    '| Call | Passed | Differs | Not tried |',
    '|---|---:|---:|---:|',
    ...calls.map(
      ([call, own]) =>
        `| ${cell(call)} | ${count(own, 'passed')} | ${count(own, 'failed')} | ${count(own, 'skipped')} |`,
    ),
    '',
  ].join('\n');
}
