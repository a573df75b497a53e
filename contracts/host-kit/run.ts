import type { PactInteraction } from '../pact/pact.ts';
import { committedInteractions } from '../pact/pact-file.ts';
import { type Played, play } from '../verifier/run-interactions.ts';
import { differencesOf, type Pair } from './compare-responses.ts';
import { hostGround, withSpoiltTokens } from './host-context.ts';
import { type HostOptions, UsageError } from './options.ts';
import { planFor, type Step, selected } from './plan.ts';
import { concealing, tokensIn } from './redact.ts';
import { type HostReport, reportOf } from './report.ts';
import { dayInIndia } from './states/today.ts';

type Tried = Extract<Step, { values: object }>;

const isTried = (step: Step): step is Tried => 'values' in step;

function playOn(steps: readonly Tried[], { baseUrl, reach }: HostOptions): Promise<Played[]> {
  const values = new Map(steps.map((step) => [step.interaction.description, step.values]));
  return play(
    steps.map(({ interaction }) => interaction),
    async ({ description, providerStates: [{ name }] }) => ({
      baseUrl,
      values: withSpoiltTokens(name, values.get(description) ?? {}),
    }),
    reach,
  );
}

/** Runs interactions on a mock of the API, each in its state. */
export type VerifyMock = (interactions: readonly PactInteraction[]) => Promise<Played[]>;

/** What a run takes from its surroundings. */
export interface RunContext {
  /** The day in India, `YYYY-MM-DD`; today if absent. */
  today?: string;
  /** Loads the mock for `--compare-mock`. The kit has none of its own. */
  loadMock?: () => Promise<VerifyMock>;
}

async function compare(
  verifyMock: VerifyMock,
  steps: readonly Tried[],
  onHost: readonly Played[],
): Promise<string[]> {
  const onMock = await verifyMock(steps.map(({ interaction }) => interaction));
  const pairs = steps.flatMap(({ call }, index): Pair[] => {
    const [host, mock] = [onHost[index], onMock[index]];
    return host && mock ? [{ call, host, mock }] : [];
  });
  return differencesOf(pairs);
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
  const { ground, session } = await hostGround(options, today);
  const steps = await planFor(selected(committedInteractions(), options), ground, options);
  if (list) return reportOf(baseUrl, steps, [], concealing(account, session));
  const tried = steps.filter(isTried);
  const played = await playOn(tried, options);
  const conceal = concealing(account, session, tokensIn(played));
  const report = reportOf(baseUrl, steps, played, conceal);
  if (!compareMock || !loadMock) return report;
  return { ...report, differences: await compare(await loadMock(), tried, played) };
}

/** 0 when all that was tried passed, 1 when something failed, 2 when less was tried than required. */
export function exitCodeOf({ counts }: HostReport, { list, require }: HostOptions): 0 | 1 | 2 {
  if (list) return 0;
  if (counts.failed > 0) return 1;
  return counts.passed >= require ? 0 : 2;
}
