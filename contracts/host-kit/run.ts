import type { PactInteraction } from '../pact/pact.ts';
import { committedInteractions } from '../pact/pact-file.ts';
import { type InteractionResult, runInteractions } from '../verifier/run-interactions.ts';
import { compareResponses, type Pair } from './compare-responses.ts';
import { createHostContext, withInvalidTokens } from './host-context.ts';
import { type HostOptions, UsageError } from './options.ts';
import { createPlan, type Step, selectInteractions } from './plan.ts';
import { createRedactor, tokensInResponses } from './redact.ts';
import { createReport, type HostReport } from './report.ts';
import { dayInIndia } from './states/today.ts';

type TriedStep = Extract<Step, { values: object }>;

const isTried = (step: Step): step is TriedStep => 'values' in step;

function runOnHost(
  steps: readonly TriedStep[],
  { baseUrl, requestOptions }: HostOptions,
): Promise<InteractionResult[]> {
  const values = new Map(steps.map((step) => [step.interaction.description, step.values]));
  return runInteractions(
    steps.map(({ interaction }) => interaction),
    async ({ description, providerStates: [{ name }] }) => ({
      baseUrl,
      values: withInvalidTokens(name, values.get(description) ?? {}),
    }),
    requestOptions,
  );
}

/** Runs interactions on a mock of the API, each in its state. */
export type VerifyMock = (interactions: readonly PactInteraction[]) => Promise<InteractionResult[]>;

/** What a run takes from its surroundings. */
export interface RunContext {
  /** The day in India, `YYYY-MM-DD`; today if absent. */
  today?: string;
  /** Loads the mock for `--compare-mock`. The kit has none of its own. */
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
 * Holds a host to the contract: signs in, looks which interactions it and the account can be held to, plays those and
 * tells what came of each. Throws NoSession when it cannot begin, and UsageError when there is no mock to compare with.
 */
export async function verifyHost(
  options: HostOptions,
  { today = dayInIndia(new Date()), loadMock }: RunContext = {},
): Promise<HostReport> {
  const { baseUrl, account, list, compareMock } = options;
  if (compareMock && !loadMock)
    throw new UsageError('--compare-mock needs the whole repository: the mock is not here.');
  const { context, session } = await createHostContext(options, today);
  const steps = await createPlan(
    selectInteractions(committedInteractions(), options),
    context,
    options,
  );
  if (list) return createReport(baseUrl, steps, [], createRedactor(account, session));
  const tried = steps.filter(isTried);
  const played = await runOnHost(tried, options);
  const conceal = createRedactor(account, session, tokensInResponses(played));
  const report = createReport(baseUrl, steps, played, conceal);
  if (!compareMock || !loadMock) return report;
  return { ...report, differences: await compareWithMock(await loadMock(), tried, played) };
}

/** 0 when all that was tried passed, 1 when something failed, 2 when less was tried than required. */
export function exitCodeOf({ counts }: HostReport, { list, require }: HostOptions): 0 | 1 | 2 {
  if (list) return 0;
  if (counts.failed > 0) return 1;
  return counts.passed >= require ? 0 : 2;
}
