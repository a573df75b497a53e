import { endpointTitle } from '../api/endpoints.ts';
import { UsageError } from '../cli/flags.ts';
import type { PactInteraction } from '../pact/pact.ts';
import { committedInteractions } from '../pact/pact-file.ts';
import type { InteractionResult } from '../verifier/run-interactions.ts';
import { compareResponses, type Pair } from './compare-responses.ts';
import { createHostContext } from './host-context.ts';
import type { HostReport, ReportLine } from './host-report.ts';
import type { HostOptions } from './options.ts';
import { createPlan, isTried, selectInteractions, type TriedStep } from './plan.ts';
import { createRedactor, tokensInResponses } from './redact.ts';
import { createProbe } from './relations/probe.ts';
import { runRelations, selectRelations } from './relations/run-relations.ts';
import { createReport } from './report.ts';
import { retryWithBets } from './retry-with-bets.ts';
import { runOnHost } from './run-on-host.ts';
import { listedBetTypes } from './states/listed-bet-types.ts';
import { UnreadableLoginError } from './states/sign-in.ts';

const indianDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** Runs interactions on a mock of the API, each in its state. */
export type VerifyMock = (interactions: readonly PactInteraction[]) => Promise<InteractionResult[]>;

/** What a run takes from its caller. */
export interface RunContext {
  /** Today's date in India, `YYYY-MM-DD`. */
  today?: string;
  /** The clock, milliseconds since 1970. */
  now?: number;
  /** Loads the mock for `--compare-mock`. The kit contains none. */
  loadMock?: () => Promise<VerifyMock>;
}

async function compareWithMock(
  verifyMock: VerifyMock,
  steps: readonly TriedStep[],
  onHost: readonly InteractionResult[],
): Promise<string[]> {
  const onMock = await verifyMock(steps.map(({ interaction }) => interaction));
  const byDescription = new Map(onHost.map((one) => [one.description, one]));
  const pairs = steps.flatMap(({ endpoint, interaction }, index): Pair[] => {
    const [host, mock] = [byDescription.get(interaction.description), onMock[index]];
    return host && mock ? [{ endpoint, host, mock }] : [];
  });
  return compareResponses(pairs);
}

async function verifySignedIn(
  options: HostOptions,
  { now = Date.now(), today = indianDate.format(now), loadMock }: RunContext = {},
): Promise<HostReport> {
  const clockOffset = now - Date.now();
  const { baseUrl, account, list, compareMock } = options;
  if (compareMock && !loadMock)
    throw new UsageError('--compare-mock needs the whole repository: this folder has no mock.');
  const { context, session, client } = await createHostContext(options, { today, now });
  const selected = selectInteractions(committedInteractions(), options);
  const plan = await createPlan(selected, context, options);
  if (list) return createReport(baseUrl, { steps: plan, redact: createRedactor(account, session) });
  const betTypes = await listedBetTypes(context.reader);
  const first = await runOnHost(plan.filter(isTried), betTypes, client);
  const { steps, results } = await retryWithBets(
    { steps: plan, results: first, context, client, betTypes, today },
    options,
  );
  const probe = createProbe({
    ...options,
    client,
    betTypes,
    points: session.points,
    reader: context.reader,
    now,
    clockOffset,
    results,
  });
  const relations = await runRelations(selectRelations(options), probe);
  const issued = [...tokensInResponses(results), ...client.tokens.issued, ...options.newMobiles];
  const redact = createRedactor(account, session, issued);
  const report = createReport(baseUrl, { steps, results, relations, redact });
  if (!compareMock || !loadMock) return report;
  return {
    ...report,
    differences: await compareWithMock(await loadMock(), steps.filter(isTried), results),
  };
}

function unreadableLogin(
  baseUrl: string,
  reason: string,
  account: HostOptions['account'],
): HostReport {
  const line: ReportLine = {
    call: endpointTitle('login'),
    description: 'the login of the kit, on which every interaction builds',
    by: 'reading',
    outcome: 'failed',
    reasons: [reason],
  };
  return createReport(baseUrl, { relations: [line], redact: createRedactor(account) });
}

/**
 * Verifies a host: signs in, checks the preconditions of the selected interactions, runs those that can be tried and
 * returns the report. Throws SignInError if it cannot sign in, and UsageError if `--compare-mock` has no mock.
 */
export async function verifyHost(
  options: HostOptions,
  context: RunContext = {},
): Promise<HostReport> {
  try {
    return await verifySignedIn(options, context);
  } catch (error) {
    if (!(error instanceof UnreadableLoginError)) throw error;
    return unreadableLogin(options.baseUrl, error.message, options.account);
  }
}

/**
 * 0 if all tried interactions passed, 1 if some failed, 2 if fewer were tried than required, 3 if a state could not be
 * recognised that the host seems to be in.
 */
export function exitCodeOf(
  { counts, lines }: HostReport,
  { list, require, allowUnmet }: HostOptions,
): 0 | 1 | 2 | 3 {
  if (list) return 0;
  if (counts.failed > 0) return 1;
  if (!allowUnmet && lines.some(({ unmet }) => unmet)) return 3;
  return counts.passed >= require ? 0 : 2;
}
