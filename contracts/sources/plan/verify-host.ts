import { endpointTitle } from '../../api/endpoints.ts';
import { indianDay } from '../../check/indian-day.ts';
import { ruleNames, rules } from '../../check/rules.ts';
import { UsageError } from '../../cli/flags.ts';
import { foreignText } from '../../cli/foreign-text.ts';
import { committedInteractions } from '../../pact/pact-file.ts';
import { createReport, goneAfter } from '../../report/create-report.ts';
import type { HostReport, ReportLine } from '../../report/host-report.ts';
import { keyOf } from '../../report/known-findings.ts';
import { beginKnown } from '../../report/known-options.ts';
import { redactExchanges } from '../../session/redact.ts';
import { createRedactor, tokensIn } from '../../session/redactor.ts';
import { createSecrets } from '../../session/secrets.ts';
import { createHostSession, type HostSession } from '../http/host-session.ts';
import { NoResponseError } from '../http/http-client.ts';
import { SignInError, UnreadableLoginError } from '../http/sign-in.ts';
import type { ReplayContext } from '../replay/replay-cli.ts';
import { curlLines } from '../walk/curl-lines.ts';
import { compareWithMock, parityText } from '../walk/parity.ts';
import { probeNewPlayer } from './new-player.ts';
import type { HostOptions } from './options.ts';
import { checkOrigin } from './origin.ts';
import { containsAny, createPlan, isTried, type Step, selectInteractions } from './plan.ts';
import { hasPlaced, planWithBets } from './plan-with-bets.ts';
import { probe } from './probe.ts';
import { sendStep, type TriedInteraction } from './send-step.ts';
import { createHostReader } from './states/host-reader.ts';
import { ifKnown } from './states/lookup.ts';
import type { HostContext } from './states/state-values.ts';

export interface RunContext extends ReplayContext {
  /** The clock, milliseconds since 1970. */
  now?: number;
  /** Receives a line that explains why the run waits. */
  tell?: (line: string) => void;
  /** Called with the session of the run, whose exchanges can be read afterwards. */
  onHostSession?: (hostSession: HostSession) => void;
}

/** The report of a host whose login response the client cannot read. */
function unreadableLogin({ baseUrl, account }: HostOptions, reason: string): HostReport {
  const line: ReportLine = {
    call: endpointTitle('login'),
    description: 'the login of the kit, on which every interaction builds',
    by: 'reading',
    outcome: 'failed',
    reasons: [reason],
  };
  return createReport(baseUrl, { lines: [line], redact: createRedactor(account) });
}

/** The exchanges of a session without secrets. */
function redacted({ exchanges }: HostSession, { account, baseUrl }: HostOptions) {
  const secrets = createSecrets();
  secrets.markOf('mobile', account.mobile);
  return redactExchanges(exchanges, secrets, baseUrl);
}

const targetOf = ({ baseUrl, requestOptions }: HostOptions) => ({
  baseUrl,
  insecure: requestOptions.insecure,
});

/** A line of curl for an exchange of a session, with variables in place of secrets. */
function curlOf(hostSession: HostSession, options: HostOptions) {
  let lines: string[] | undefined;
  return (exchange: number): string | undefined => {
    lines ??= curlLines(redacted(hostSession, options), targetOf(options));
    return lines[exchange];
  };
}

const keysOf = ({ findings }: HostReport) =>
  findings.filter(({ kind }) => kind === 'failure').map(keyOf);

const hasRules = ({ only }: HostOptions): boolean =>
  ruleNames.some((rule) => containsAny(rules[rule].holds, only));

/**
 * Verifies a host: signs in, checks the preconditions of the selected interactions, runs those that can be tried, reads
 * what shows whether its responses agree, and returns the report. Throws SignInError if it cannot sign in, and
 * UsageError if `--compare-mock` has no mock.
 */
export async function verifyHost(
  options: HostOptions,
  { now = Date.now(), loadMock, onHostSession, tell }: RunContext = {},
): Promise<HostReport> {
  const { baseUrl, account, list, compareMock, origin } = options;
  if (compareMock && !loadMock)
    throw new UsageError('--compare-mock needs the whole repository: this folder has no mock.');
  const today = indianDay(now);
  const known = beginKnown(options.known, baseUrl, today);
  const offset = now - Date.now();
  const hostSession = createHostSession({ ...options, tell, clock: () => Date.now() + offset });
  onHostSession?.(hostSession);
  try {
    await hostSession.signIn();
  } catch (error) {
    if (error instanceof UnreadableLoginError) return unreadableLogin(options, error.message);
    if (error instanceof NoResponseError) throw new SignInError(error.message, { cause: error });
    throw error;
  }
  const unused = [...options.newMobiles];
  const context: HostContext = {
    hostSession,
    reader: createHostReader(hostSession, today),
    newMobile: () => unused.shift(),
    supportsMagicInputs: false,
  };
  const selected = selectInteractions(committedInteractions(), options);
  const plan = await createPlan(selected, context, options);
  const redact = () =>
    createRedactor(account, [...tokensIn(hostSession.exchanges), ...options.newMobiles]);
  if (list) return createReport(baseUrl, { steps: plan, redact: redact() });
  const betTypes = (await ifKnown(context.reader.betTypes())) ?? [];
  const send = async (steps: readonly Step[]) => {
    const tried: TriedInteraction[] = [];
    for (const step of steps.filter(isTried))
      tried.push(await sendStep(step, betTypes, hostSession));
    return tried;
  };
  const first = await send(plan);
  const again = hasPlaced(hostSession)
    ? await planWithBets(
        plan,
        { ...context, reader: createHostReader(hostSession, today) },
        options,
      )
    : [];
  const tried = [...first, ...(await send(again))];
  const replanned = new Map(again.map((step) => [step.interaction, step]));
  const steps = plan.map((step) => replanned.get(step.interaction) ?? step);
  if (hasRules(options) && options.allowWrites) await probeNewPlayer(hostSession, options);
  const silence = hasRules(options) ? await probe(hostSession, options) : undefined;
  const origins = origin ? await checkOrigin(origin, hostSession, options) : [];
  const report = createReport(baseUrl, {
    steps,
    tried,
    hostSession,
    selection: options,
    lines: origins,
    redact: redact(),
    silence,
    known,
    curl: curlOf(hostSession, options),
  });
  const written = known?.write(keysOf(report), {
    isFinished: exitCodeOf(report, options) === 0,
    isGone: goneAfter({ hostSession, selection: options, silence }),
  });
  if (written !== undefined) report.written = written;
  if (!compareMock || !loadMock) return report;
  const parity = await compareWithMock(redacted(hostSession, options), await loadMock());
  return { ...report, differences: parityText(parity, targetOf(options)).map(foreignText) };
}

/**
 * 0: all passed, 1: some failed, 2: fewer tried than required, or the host limited the run, 3: a state that the host seems
 * to be in was not recognised.
 */
export function exitCodeOf(
  { counts, lines, limited }: HostReport,
  { list, require, allowUnmet }: HostOptions,
): 0 | 1 | 2 | 3 {
  if (list) return 0;
  if (counts.failed > 0) return 1;
  if (limited !== undefined) return 2;
  if (!allowUnmet && lines.some(({ unmet }) => unmet)) return 3;
  return counts.passed >= require ? 0 : 2;
}
