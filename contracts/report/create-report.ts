import { endpointTitle } from '../api/endpoints.ts';
import { type ExchangeRequest, endpointOfRequest, isSuccess } from '../check/exchange.ts';
import type { Finding } from '../check/finding.ts';
import { findingLines } from '../check/finding.ts';
import { type RuleName, ruleNames, rules } from '../check/rules.ts';
import { unreadByCall } from '../check/unused-fields.ts';
import { foreignText } from '../cli/foreign-text.ts';
import type { HostSession } from '../sources/http/host-session.ts';
import { containsAny, type Step } from '../sources/plan/plan.ts';
import type { TriedInteraction } from '../sources/plan/send-step.ts';
import { unseenFields } from './coverage.ts';
import type { HostReport, ReportLine, ReportNote } from './host-report.ts';
import { type KnownCheck, keyOf } from './known-findings.ts';
import { tokensIn } from './redact.ts';
import { showExchange } from './shown-exchange.ts';

interface ReportParts {
  steps?: readonly Step[];
  lines?: readonly ReportLine[];
  /** The steps that were tried; absent for a plan. */
  tried?: readonly TriedInteraction[];
  hostSession?: HostSession;
  /** Parts of descriptions and of calls that are reported. */
  selection?: { only: readonly string[]; call: readonly string[] };
  /** Why reading the host stopped early. */
  silence?: string | undefined;
  /** The findings that pass for now. */
  known?: KnownCheck | undefined;
  /** A line of curl for an exchange. */
  curl?: (exchange: number) => string | undefined;
  redact: (text: string) => string;
}

const callOf = (request: ExchangeRequest): string => {
  const name = endpointOfRequest(request);
  return name === undefined ? '' : endpointTitle(name);
};

/** The rules that judge one response: its interaction fails by them. */
const ofResponse: readonly RuleName[] = ['reading', 'server errors'];

function stepLine(
  step: Step,
  tried: readonly TriedInteraction[] | undefined,
  failures: readonly Finding[],
  { hostSession, redact, curl }: ReportParts,
): ReportLine {
  const { interaction, endpoint } = step;
  const { description } = interaction;
  const line = { call: endpointTitle(endpoint), description, by: 'reading' as const };
  if ('skipped' in step) {
    const { skipped, unmet, buildsOn } = step;
    return {
      ...line,
      outcome: 'skipped',
      reasons: [skipped],
      ...(unmet && { unmet }),
      ...(buildsOn && { buildsOn }),
    };
  }
  if (!tried) return { ...line, outcome: 'planned', reasons: [] };
  const result = tried.find((one) => one.step.interaction.description === description);
  const index = result?.exchange;
  const exchange = index === undefined ? undefined : hostSession?.exchanges[index];
  if (!exchange) {
    const silence = result?.silence ?? 'it was to be tried, and no result names it';
    return { ...line, outcome: 'failed', reasons: [silence] };
  }
  const reasons = findingLines(
    failures.filter((one) => one.exchange === index && ofResponse.includes(one.rule)),
  );
  const isOther = exchange.expected?.status === 'success' && !isSuccess(exchange.response);
  if (isOther && reasons.length === 0)
    return { ...line, outcome: 'skipped', reasons: ['the host changed before it was tried'] };
  const outcome = reasons.length > 0 ? 'failed' : 'passed';
  return {
    ...line,
    outcome,
    reasons,
    exchange: showExchange(exchange, redact),
    ...(outcome === 'failed' && index !== undefined && { curl: curl?.(index) }),
  };
}

/** The lines of a rule: one for each call that breaks it, else one that says whether anything showed it. */
function ruleLines(
  rule: RuleName,
  failures: readonly Finding[],
  count: number,
  { curl }: ReportParts,
): ReportLine[] {
  const { call, holds } = rules[rule];
  const line = { description: holds, by: 'relation' as const };
  if (failures.length > 0)
    return [...Map.groupBy(failures, (one) => one.call)].map(([of, own]) => ({
      ...line,
      call: of,
      outcome: 'failed',
      reasons: findingLines(own),
      curl: own[0] && curl?.(own[0].exchange),
    }));
  // The lines of the interactions say it.
  if (ofResponse.includes(rule)) return [];
  const title = endpointTitle(call);
  if (count > 0) return [{ ...line, call: title, outcome: 'passed', reasons: [] }];
  const reasons = ['no response shows it'];
  return [{ ...line, call: title, outcome: 'skipped', reasons }];
}

const notesOf = (notes: readonly Finding[]): ReportNote[] =>
  [...Map.groupBy(notes, ({ call }) => call)].flatMap(([call, own]) =>
    findingLines(own).map((text) => ({ call, text })),
  );

/** Findings without those that an earlier exchange showed in the same words. */
function firstOfEach(findings: readonly Finding[]): Finding[] {
  const known = new Set<string>();
  return findings.filter(({ rule, call, place, text }) => {
    const key = [rule, call, place, text].join(' ');
    return known.size < known.add(key).size;
  });
}

/** Combines a plan with what its exchanges show. */
export function createReport(baseUrl: string, parts: ReportParts): HostReport {
  const { steps = [], lines: more = [], tried, hostSession, selection, silence } = parts;
  const tokens = tokensIn(hostSession?.exchanges ?? []);
  const redact = (text: string) =>
    tokens.reduce((redacted, token) => redacted.replaceAll(token, '***'), parts.redact(text));
  const shown = (text: string) => foreignText(redact(text));
  const { findings = [], counts: compared } = hostSession?.check.report() ?? {};
  const failures = findings.filter(
    (one) => one.kind === 'failure' && !parts.known?.isKnown(keyOf(one)),
  );
  const interactions = steps.map((step) => stepLine(step, tried, failures, { ...parts, redact }));
  const reported = new Set(
    (tried ?? []).flatMap(({ exchange }) => (exchange === undefined ? [] : [exchange])),
  );
  const others = failures.filter(
    ({ rule, exchange }) => !(ofResponse.includes(rule) && reported.has(exchange)),
  );
  const isSelected = ({ call, description }: ReportLine) =>
    !selection || (containsAny(description, selection.only) && containsAny(call, selection.call));
  const relations = compared
    ? ruleNames
        .flatMap((rule) =>
          ruleLines(
            rule,
            firstOfEach(others.filter((one) => one.rule === rule)),
            compared[rule],
            parts,
          ),
        )
        .filter(isSelected)
    : [];
  const silent: ReportLine[] =
    silence === undefined || (tried ?? []).some((one) => one.silence !== undefined)
      ? []
      : [
          {
            call: endpointTitle('homepage'),
            description: 'the host responds to the end of the run',
            by: 'relation',
            outcome: 'failed',
            reasons: [silence],
          },
        ];
  const wasTried = (call: string) =>
    silence === undefined &&
    (!selection || (selection.only.length === 0 && containsAny(call, selection.call))) &&
    (hostSession?.exchanges ?? []).some(({ request }) => callOf(request) === call);
  const complaints = (parts.known?.complaints(wasTried) ?? []).map(
    ({ call, text }): ReportLine => ({
      call,
      description: 'the known findings are those of the host',
      by: 'relation',
      outcome: 'failed',
      reasons: [text],
    }),
  );
  const lines = [...interactions, ...relations, ...more, ...silent, ...complaints].map((line) => ({
    ...line,
    reasons: line.reasons.map(shown),
    ...(line.curl !== undefined && { curl: shown(line.curl) }),
  }));
  const count = (outcome: ReportLine['outcome']) =>
    lines.filter((line) => line.outcome === outcome).length;
  return {
    baseUrl,
    lines,
    counts: {
      passed: count('passed'),
      failed: count('failed'),
      skipped: count('skipped'),
      planned: count('planned'),
    },
    notes: notesOf(firstOfEach(findings.filter(({ kind }) => kind === 'note'))).map(
      ({ call, text }) => ({ call, text: shown(text) }),
    ),
    findings: findings.map((one) => ({ ...one, text: redact(one.text), place: redact(one.place) })),
    known: parts.known?.met() ?? [],
    unread: unreadByCall(hostSession?.exchanges ?? []),
    unseen: hostSession
      ? unseenFields(hostSession.check.seen).filter(({ call }) =>
          interactions.some((line) => line.call === call && line.outcome !== 'skipped'),
        )
      : [],
  };
}
