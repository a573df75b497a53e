import { foreignMarkdown } from '../cli/foreign-text.ts';
import { detailsOf } from './causes.ts';
import type { HostReport } from './host-report.ts';
import { summaryLines } from './report-summary.ts';
import { resultTree } from './result-tree.ts';

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`### ${title}`, '', ...lines, ''] : [];

const bullet = (call: string, text: string): string =>
  `- **${foreignMarkdown(call)}**: ${foreignMarkdown(text)}`;

/** The report as Markdown, e.g. for the summary of a CI step. */
export function reportMarkdown(report: HostReport): string {
  const calls = resultTree(report);
  const bullets = (kind: 'known' | 'notes') =>
    calls.flatMap(({ call, ...own }) => own[kind].map((text) => bullet(call, text)));
  return [
    `## The contract of the Matka API on ${foreignMarkdown(report.baseUrl)}`,
    '',
    ...summaryLines(report).map((line) =>
      line.startsWith('  ')
        ? `- ${foreignMarkdown(line.trim())}`
        : `\n**${foreignMarkdown(line)}**\n`,
    ),
    '',
    ...section(
      'Differences',
      calls.flatMap(({ causes }) =>
        causes.flatMap((cause) => [
          bullet(cause.call, cause.text),
          ...detailsOf(cause).map((text) => `  - ${foreignMarkdown(text)}`),
        ]),
      ),
    ),
    ...section('Known', bullets('known')),
    ...section('Notes', bullets('notes')),
    '| Call | Passed | Differs | Not tried |',
    '|---|---:|---:|---:|',
    ...calls.map(
      ({ call, counts: { passed, failed, skipped } }) =>
        `| ${foreignMarkdown(call)} | ${passed} | ${failed} | ${skipped} |`,
    ),
    '',
  ].join('\n');
}
