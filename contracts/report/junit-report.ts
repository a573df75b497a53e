import type { HostReport, ReportLine } from './host-report.ts';

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
