import { endpointTitle } from '../api/endpoints.ts';
import { isSuccess } from '../check/exchange.ts';
import type { Finding } from '../check/finding.ts';
import { causeOf, noteLines, redactPlace } from '../check/finding.ts';
import { type RuleName, ruleNames, rules } from '../check/rules.ts';
import { unreadByCall } from '../check/unused-fields.ts';
import { foreignText } from '../cli/foreign-text.ts';
import type { HostSession } from '../sources/http/host-session.ts';
import { limitedText } from '../sources/http/send-patiently.ts';
import { containsAny, type Step } from '../sources/plan/plan.ts';
import type { TriedInteraction } from '../sources/plan/send-step.ts';
import { keyedReasons } from './cause-keys.ts';
import { type KeyedLine, tellOnce } from './causes.ts';
import { evidenceOf } from './evidence.ts';
import type { HostReport, ReportFinding, ReportLine } from './host-report.ts';
import { type FindingKey, type KnownCheck, keyOf } from './known-findings.ts';
import { showExchange } from './shown-exchange.ts';

interface ReportParts {
  steps?: readonly Step[];
  lines?: readonly ReportLine[];
  /** The steps that were tried; absent for a plan. */
  tried?: readonly TriedInteraction[];
  hostSession?: HostSession;
  /** Reported parts of descriptions and of calls. */
  selection?: { only: readonly string[]; call: readonly string[] };
  /** The reason why reading the host stopped early. */
  silence?: string | undefined;
  /** The findings that pass for now. */
  known?: KnownCheck | undefined;
  /** A line of curl for an exchange. */
  curl?: (exchange: number) => string | undefined;
  redact: (text: string) => string;
}

/** The rules that judge one response: its interaction fails because of them. */
const ofResponse: readonly RuleName[] = ['reading', 'server errors'];

type LineHead = Omit<ReportLine, 'outcome' | 'reasons'>;

/** A line with separate reasons. */
const plain = (line: ReportLine): KeyedLine => ({ line, keys: line.reasons });

/** A line of an outcome with at most one reason. */
const told = (outcome: ReportLine['outcome'], head: LineHead, reason?: string): KeyedLine =>
  plain({ ...head, outcome, reasons: reason === undefined ? [] : [reason] });

/** A line about the whole run that fails. */
const failedRun = (call: string, description: string, reason: string): KeyedLine => ({
  line: { call, description, by: 'relation', outcome: 'failed', reasons: [reason] },
  keys: [`${call} ${reason}`],
});

/** A line that fails because of findings. */
function failedLine(
  line: LineHead,
  findings: readonly Finding[],
  hostSession: HostSession | undefined,
  failures: readonly Finding[],
): KeyedLine {
  const reasons = keyedReasons(findings, hostSession?.exchanges ?? [], failures);
  return {
    line: { ...line, outcome: 'failed', reasons: reasons.map(({ reason }) => reason) },
    keys: reasons.map(({ key }) => key),
    isExplained: reasons.every(({ isExplained }) => isExplained),
  };
}

function stepLine(
  step: Step,
  tried: readonly TriedInteraction[] | undefined,
  failures: readonly Finding[],
  { hostSession, redact, curl }: ReportParts,
): KeyedLine {
  const { interaction, endpoint } = step;
  const { description } = interaction;
  const line = { call: endpointTitle(endpoint), description, by: 'reading' as const };
  if ('skipped' in step) {
    const { skipped, unmet, buildsOn } = step;
    return told(
      'skipped',
      { ...line, ...(unmet && { unmet }), ...(buildsOn && { buildsOn }) },
      skipped,
    );
  }
  if (!tried) return told('planned', line);
  const result = tried.find((one) => one.step.interaction.description === description);
  if (result?.isLimited) return told('skipped', line, result.silence);
  const index = result?.exchange;
  const exchange = index === undefined ? undefined : hostSession?.exchanges[index];
  if (!exchange)
    return told('failed', line, result?.silence ?? 'it was to be tried, and no result names it');
  const own = failures.filter((one) => one.exchange === index && ofResponse.includes(one.rule));
  const isOther = exchange.expected?.status === 'success' && !isSuccess(exchange.response);
  if (isOther && own.length === 0)
    return told('skipped', line, 'the host changed before it was tried');
  const shown = { ...line, exchange: showExchange(exchange, redact) };
  if (own.length === 0 || index === undefined) return told('passed', shown);
  return failedLine({ ...shown, curl: curl?.(index) }, own, hostSession, failures);
}

/** The lines of a rule: one for each call that breaks it, else one that tells if any response showed it. */
function ruleLines(
  rule: RuleName,
  own: readonly Finding[],
  count: number,
  failures: readonly Finding[],
  { curl, hostSession }: ReportParts,
): KeyedLine[] {
  const { call, holds } = rules[rule];
  const line = { description: holds, by: 'relation' as const };
  if (own.length > 0)
    return [...Map.groupBy(own, (one) => one.call)].map(([of, some]) =>
      failedLine(
        { ...line, call: of, curl: some[0] && curl?.(some[0].exchange) },
        some,
        hostSession,
        failures,
      ),
    );
  // The lines of the interactions report it.
  if (ofResponse.includes(rule)) return [];
  const head = { ...line, call: endpointTitle(call) };
  return [count > 0 ? told('passed', head) : told('skipped', head, 'no response shows it')];
}

/** One finding for each rule, call and place in any row, with all its exchanges. */
const onceEach = (findings: readonly Finding[]): ReportFinding[] =>
  [...Map.groupBy(findings, causeOf).values()].flatMap(([first, ...more]) =>
    first
      ? [{ ...first, exchanges: [...new Set([first, ...more].map(({ exchange }) => exchange))] }]
      : [],
  );

/** Tells which findings a run would have met if the host still had them; none if the run did not reach its end. */
export function goneAfter({
  hostSession,
  selection,
  silence,
}: Pick<ReportParts, 'hostSession' | 'selection' | 'silence'>): (key: FindingKey) => boolean {
  if (!hostSession || silence !== undefined || hostSession.isLimited()) return () => false;
  const { only = [], call = [] } = selection ?? {};
  const evidence = evidenceOf(hostSession.exchanges);
  const { counts } = hostSession.check.report();
  return (key) =>
    only.length === 0 && containsAny(key.call, call) && evidence.couldSee(key, counts);
}

/** Combines a plan with the findings of its exchanges. */
export function createReport(baseUrl: string, parts: ReportParts): HostReport {
  const { steps = [], lines: more = [], tried, hostSession, selection, silence } = parts;
  const { redact } = parts;
  const shown = (text: string) => foreignText(redact(text));
  const { findings = [], counts: compared } = hostSession?.check.report() ?? {};
  const failures = findings.filter(
    (one) => one.kind === 'failure' && !parts.known?.isKnown(keyOf(one)),
  );
  const interactions = steps.map((step) => stepLine(step, tried, failures, parts));
  const reported = new Set(
    (tried ?? []).flatMap(({ exchange }) => (exchange === undefined ? [] : [exchange])),
  );
  const ofRelations = failures.filter(
    ({ rule, exchange }) => !(ofResponse.includes(rule) && reported.has(exchange)),
  );
  const isSelected = ({ line: { call, description } }: KeyedLine) =>
    !selection || (containsAny(description, selection.only) && containsAny(call, selection.call));
  const relations = compared
    ? ruleNames
        .flatMap((rule) =>
          ruleLines(
            rule,
            ofRelations.filter((one) => one.rule === rule),
            compared[rule],
            failures,
            parts,
          ),
        )
        .filter(isSelected)
    : [];
  const isLimited = hostSession?.isLimited() === true;
  const isTold = (tried ?? []).some((one) => one.silence !== undefined);
  const silent =
    silence === undefined || isTold || isLimited
      ? []
      : [failedRun(endpointTitle('homepage'), 'the host responds to the end of the run', silence)];
  const complaints = (parts.known?.complaints(goneAfter(parts)) ?? []).map(({ call, text }) =>
    failedRun(call, 'the known findings are those of the host', text),
  );
  const all = [...interactions, ...relations, ...more.map(plain), ...silent, ...complaints];
  const keyed = all.map(({ line, ...of }) => ({
    ...of,
    line: {
      ...line,
      reasons: line.reasons.map(shown),
      ...(line.curl !== undefined && { curl: shown(line.curl) }),
    },
  }));
  const causes = tellOnce(keyed);
  const lines = keyed.map(({ line }) => line);
  const count = (outcome: ReportLine['outcome']) =>
    lines.filter((line) => line.outcome === outcome).length;
  return {
    baseUrl,
    lines,
    causes,
    counts: {
      passed: count('passed'),
      failed: causes.length,
      skipped: count('skipped'),
      planned: count('planned'),
    },
    notes: noteLines(findings).map(({ call, text }) => ({ call, text: shown(text) })),
    findings: onceEach(findings).map((one) => ({
      ...one,
      text: redact(one.text),
      place: redactPlace(one.place, redact),
    })),
    known: parts.known?.met() ?? [],
    ...(isLimited && { limited: limitedText }),
    unread: unreadByCall(hostSession?.exchanges ?? []),
    unseen: hostSession
      ? evidenceOf(hostSession.exchanges)
          .unseen()
          .filter(({ call }) =>
            interactions.some(({ line }) => line.call === call && line.outcome !== 'skipped'),
          )
      : [],
  };
}
