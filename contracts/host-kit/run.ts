import { UsageError } from '../cli/flags.ts';
import type { PactInteraction } from '../pact/pact.ts';
import { committedInteractions } from '../pact/pact-file.ts';
import type { InteractionResult } from '../verifier/run-interactions.ts';
import { compareResponses, type Pair } from './compare-responses.ts';
import { createHostContext } from './host-context.ts';
import type { HostOptions } from './options.ts';
import { createPlan, type Step, selectInteractions } from './plan.ts';
import { createRedactor, tokensInResponses } from './redact.ts';
import { createReport, type HostReport } from './report.ts';
import { runOnHost, type TriedStep } from './run-on-host.ts';
import { listedBetTypes } from './states/listed-bet-types.ts';

const indianDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

const isTried = (step: Step): step is TriedStep => 'values' in step;

/** Runs interactions on a mock of the API, each in its state. */
export type VerifyMock = (interactions: readonly PactInteraction[]) => Promise<InteractionResult[]>;

/** What a run takes from its caller. */
export interface RunContext {
  /** Today's date in India, `YYYY-MM-DD`. */
  today?: string;
  /** Loads the mock for `--compare-mock`. The kit contains none. */
  loadMock?: () => Promise<VerifyMock>;
}

async function compareWithMock(
  verifyMock: VerifyMock,
  steps: readonly TriedStep[],
  onHost: readonly InteractionResult[],
): Promise<string[]> {
  const onMock = await verifyMock(steps.map(({ interaction }) => interaction));
  const pairs = steps.flatMap(({ endpoint }, index): Pair[] => {
    const [host, mock] = [onHost[index], onMock[index]];
    return host && mock ? [{ endpoint, host, mock }] : [];
  });
  return compareResponses(pairs);
}

/**
 * Verifies a host: signs in, checks the preconditions of the selected interactions, runs those that can be tried and
 * returns the report. Throws SignInError if it cannot sign in, and UsageError if `--compare-mock` has no mock.
 */
export async function verifyHost(
  options: HostOptions,
  { today = indianDate.format(new Date()), loadMock }: RunContext = {},
): Promise<HostReport> {
  const { baseUrl, account, list, compareMock } = options;
  if (compareMock && !loadMock)
    throw new UsageError('--compare-mock needs the whole repository: this folder has no mock.');
  const { context, session, tokens } = await createHostContext(options, today);
  const selected = selectInteractions(committedInteractions(), options);
  const steps = await createPlan(selected, context, options);
  if (list) return createReport(baseUrl, steps, [], createRedactor(account, session));
  const tried = steps.filter(isTried);
  const betTypes = await listedBetTypes(context.reader);
  const results = await runOnHost(tried, betTypes, { ...options, tokens });
  const issued = [...tokensInResponses(results), ...tokens.renewed];
  const redact = createRedactor(account, session, issued);
  const report = createReport(baseUrl, steps, results, redact);
  if (!compareMock || !loadMock) return report;
  return { ...report, differences: await compareWithMock(await loadMock(), tried, results) };
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
