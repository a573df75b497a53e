import type { PactInteraction } from '../pact/pact.ts';
import type { HostReport, ReportLine } from './host-report.ts';
import type { Step } from './plan.ts';
import { createReport } from './report.ts';
import type { HostResult } from './run-on-host.ts';

/** A call that reads the markets. */
export const interaction = (description: string): PactInteraction => ({
  description,
  type: 'Synchronous/HTTP',
  comments: { safety: 'read' },
  providerStates: [{ name: 'usual' }],
  request: { method: 'GET', path: '/markets/' },
  response: { status: 200 },
});

/** A step that is sent to the host. */
export const tried = (description: string): Step => ({
  interaction: interaction(description),
  endpoint: 'markets',
  values: {},
});

/** The result of an interaction; it failed if anything does not match. */
export const result = (description: string, mismatches: string[] = []): HostResult => ({
  description,
  passed: mismatches.length === 0,
  mismatches,
  findings: [],
  read: new Set(),
});

/** Hides the one secret of these tests. */
export const redact = (text: string) => text.replaceAll('secret', '***');

/** A line of a report; a call that passed if nothing else is given. */
export const line = (members: Partial<ReportLine>): ReportLine => ({
  call: 'GET /markets/',
  description: 'the markets',
  outcome: 'passed',
  reasons: [],
  by: 'reading',
  ...members,
});

/** The line of an interaction that failed. */
export const failed = (call: string, description: string, reason: string) =>
  line({ call, description, outcome: 'failed', reasons: [reason] });

/** The line of an interaction that was not tried. */
export const skipped = (description: string, reason: string, members: Partial<ReportLine> = {}) =>
  line({ description, outcome: 'skipped', reasons: [reason], ...members });

/** A report with lines of relations alone. */
export const counted = (lines: ReportLine[], more: Partial<HostReport> = {}): HostReport => ({
  ...createReport('http://host.test', { relations: lines, redact: (text) => text }),
  ...more,
});
