import { foreignMarkup } from '../cli/foreign-text.ts';
import type { HostReport, ReportLine } from './host-report.ts';

const isFailure = ({ outcome, toldAt }: ReportLine): boolean =>
  outcome === 'failed' && toldAt === undefined;

/** A test case; one whose failure another case tells is skipped, with the name of that case. */
function testCase(line: ReportLine): string {
  const { call, description, outcome, reasons, toldAt } = line;
  const start = `    <testcase classname="${foreignMarkup(call)}" name="${foreignMarkup(description)}"`;
  const first = toldAt === undefined ? (reasons[0] ?? '') : `builds on ${toldAt}`;
  if (outcome === 'passed') return `${start}/>`;
  const inner = isFailure(line)
    ? `<failure message="${foreignMarkup(first)}">${foreignMarkup(reasons.join('\n'))}</failure>`
    : `<skipped message="${foreignMarkup(first)}"/>`;
  return `${start}>${inner}</testcase>`;
}

/** The report as JUnit XML for CI systems: a test case for each interaction. */
export function junitXml({ lines }: HostReport): string {
  const failures = lines.filter(isFailure).length;
  const passed = lines.filter(({ outcome }) => outcome === 'passed').length;
  const skipped = lines.length - failures - passed;
  const attributes = `tests="${lines.length}" failures="${failures}" skipped="${skipped}"`;
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
