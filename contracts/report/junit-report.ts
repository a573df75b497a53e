import { foreignMarkup } from '../cli/foreign-text.ts';
import type { HostReport, ReportLine } from './host-report.ts';

interface TestCase {
  call: string;
  name: string;
  outcome: 'passed' | 'failure' | 'skipped';
  reasons: readonly string[];
}

/** A test case. A test case whose failure another one reports is skipped, with the cause. */
const caseOf = ({ call, description, outcome, reasons, toldAt }: ReportLine): TestCase => ({
  call,
  name: description,
  outcome:
    outcome === 'passed'
      ? 'passed'
      : outcome === 'failed' && toldAt === undefined
        ? 'failure'
        : 'skipped',
  reasons: toldAt === undefined ? reasons : [`builds on ${toldAt}`],
});

function caseXml({ call, name, outcome, reasons }: TestCase): string {
  const start = `    <testcase classname="${foreignMarkup(call)}" name="${foreignMarkup(name)}"`;
  if (outcome === 'passed') return `${start}/>`;
  const text = outcome === 'failure' ? foreignMarkup(reasons.join('\n')) : '';
  const message = foreignMarkup(reasons[0] ?? '');
  return `${start}><${outcome} message="${message}">${text}</${outcome}></testcase>`;
}

/** The report as JUnit XML for CI systems: a test case for each interaction, rule and known finding. */
export function junitXml({ lines, known }: HostReport): string {
  const cases: TestCase[] = [
    ...lines.map(caseOf),
    ...known.map(({ call, text }) => ({
      call,
      name: `known: ${text}`,
      outcome: 'skipped' as const,
      reasons: [text],
    })),
  ];
  const count = (wanted: TestCase['outcome']) =>
    cases.filter(({ outcome }) => outcome === wanted).length;
  const attributes = `tests="${cases.length}" failures="${count('failure')}" skipped="${count('skipped')}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${attributes}>`,
    `  <testsuite name="matka-api" ${attributes}>`,
    ...cases.map(caseXml),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
