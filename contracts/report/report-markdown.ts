import { foreignMarkdown } from '../cli/foreign-text.ts';
import { buildingOn, causesAt } from './causes.ts';
import type { HostReport, ReportLine } from './host-report.ts';
import { summaryLines } from './report-summary.ts';

const count = (lines: readonly ReportLine[], outcome: ReportLine['outcome']): number =>
  lines.filter((line) => line.outcome === outcome).length;

/** The report as Markdown, e.g. for the summary of a CI step. */
export function reportMarkdown(report: HostReport): string {
  const { baseUrl, lines, notes, causes } = report;
  const calls = [...Map.groupBy(lines, ({ call }) => call)].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    `## The contract of the Matka API on ${foreignMarkdown(baseUrl)}`,
    '',
    ...summaryLines(report).map((line) =>
      line.startsWith('  ')
        ? `- ${foreignMarkdown(line.trim())}`
        : `\n**${foreignMarkdown(line)}**\n`,
    ),
    '',
    ...(causes.length > 0 ? ['### Differences', ''] : []),
    ...causes.flatMap((cause) => [
      `- **${foreignMarkdown(cause.first.call)}**: ${foreignMarkdown(cause.first.description)}`,
      ...[...cause.first.reasons, ...buildingOn(cause)].map(
        (reason) => `  - ${foreignMarkdown(reason)}`,
      ),
    ]),
    '',
    ...(notes.length > 0 ? ['### Notes', ''] : []),
    ...notes.map(({ call, text }) => `- **${foreignMarkdown(call)}**: ${foreignMarkdown(text)}`),
    '',
    '| Call | Passed | Differs | Not tried |',
    '|---|---:|---:|---:|',
    ...calls.map(
      ([call, own]) =>
        `| ${foreignMarkdown(call)} | ${count(own, 'passed')} | ${causesAt(own)} | ${count(own, 'skipped')} |`,
    ),
    '',
  ].join('\n');
}
