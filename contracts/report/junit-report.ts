import { foreignMarkup } from '../cli/foreign-text.ts';
import type { HostReport, ReportLine } from './host-report.ts';

function testCase({ call, description, outcome, reasons }: ReportLine): string {
  const start = `    <testcase classname="${foreignMarkup(call)}" name="${foreignMarkup(description)}"`;
  const [first = ''] = reasons;
  if (outcome === 'passed') return `${start}/>`;
  const inner =
    outcome === 'failed'
      ? `<failure message="${foreignMarkup(first)}">${foreignMarkup(reasons.join('\n'))}</failure>`
      : `<skipped message="${foreignMarkup(first)}"/>`;
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
