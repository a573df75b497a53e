import type { CheckReport } from '../../check/check.ts';
import type { Exchange } from '../../check/exchange.ts';
import type { Finding } from '../../check/finding.ts';
import { indianDay } from '../../check/indian-day.ts';
import { keyOf } from '../../report/known-findings.ts';
import { beginKnown } from '../../report/known-options.ts';
import { redactExchanges } from '../../session/redact.ts';
import { createSecrets } from '../../session/secrets.ts';
import type { HostSessionOptions } from '../http/host-session.ts';
import type { OpenReplayHost } from '../replay/recorded-world.ts';
import { type Budget, createBudget } from './budget.ts';
import type { ExploreOptions } from './options.ts';
import { compareWithMock, type Parity } from './parity.ts';
import { shrinkWalk } from './shrink-walk.ts';
import { planWalk, walk, worldSteps } from './walk.ts';

/** The result of an exploration. It contains no secret. */
export interface Exploration {
  finding: Finding | undefined;
  /** Findings that the specification permits. */
  notes: readonly Finding[];
  /** The steps of the shortest walk that shows it. */
  steps: readonly string[];
  /** Its exchanges; the whole walk's if nothing was found. */
  exchanges: () => readonly Exchange[];
  /** The number of exchanges. */
  requests: number;
  /** The distance of the mock from the host; undefined without a comparison. */
  parity: Parity | undefined;
  report: CheckReport;
  /** Failures that passed because they are known, each with its reason and its end. */
  known: readonly { call: string; text: string }[];
  /** Expired known findings. */
  complaints: readonly { call: string; text: string }[];
  /** The line that names the file of the known findings. */
  written: string | undefined;
  /** True if the fault showed again when its steps were repeated. */
  repeated: boolean;
  /** Points that were bet, or may have been. */
  staked: number;
  stopped: string | undefined;
}

interface ExploreSurroundings extends Pick<HostSessionOptions, 'signal' | 'tell'> {
  openMock?: OpenReplayHost | undefined;
}

/**
 * Explores a host within a budget; an aborted `signal` ends it after the running request. With a mock to open, the walk
 * begins with all parts of a world, and is compared with the mock. Throws WalkError if the login fails.
 */
export async function explore(
  options: Omit<ExploreOptions, 'compareMock' | 'known'> & Partial<Pick<ExploreOptions, 'known'>>,
  budget: Budget = createBudget(options.maxStake),
  { openMock, ...surroundings }: ExploreSurroundings = {},
): Promise<Exploration> {
  const { baseUrl, account, requestOptions } = options;
  const target: HostSessionOptions = { baseUrl, account, requestOptions, ...surroundings };
  const steps = planWalk(options);
  const plan = openMock ? [...worldSteps, ...steps] : steps;
  const known = beginKnown(options.known, baseUrl, indianDay(Date.now()));
  const found = await walk(target, plan, budget, known?.isKnown);
  const { result, repeated } = found.finding
    ? await shrinkWalk(target, found, budget, known?.isKnown)
    : { result: found, repeated: false };
  const secrets = createSecrets();
  secrets.markOf('mobile', account.mobile);
  let redacted: Exchange[] | undefined;
  // This is a third of a walk's work, which a walk without findings does not need.
  const exchanges = () => {
    redacted ??= redactExchanges(result.exchanges, secrets, baseUrl);
    return redacted;
  };
  const whole = () =>
    found === result ? exchanges() : redactExchanges(found.exchanges, secrets, baseUrl);
  const parity = openMock && (await compareWithMock(whole(), openMock));
  const cleanText = (text: string): string => {
    // The exchanges show the secrets.
    exchanges();
    return secrets.replaceIn(text);
  };
  const clean = (one: Finding): Finding => ({ ...one, text: cleanText(one.text) });
  return {
    finding: result.finding && clean(result.finding),
    notes: found.report.findings.filter(({ kind }) => kind === 'note').map(clean),
    steps: result.taken.map(({ kind }) => kind),
    exchanges,
    requests: result.exchanges.length,
    parity,
    known: known?.met() ?? [],
    // A walk does not meet all findings: an unseen one may still exist.
    complaints: known?.complaints(() => false) ?? [],
    written: known?.write(
      found.report.findings.filter(({ kind }) => kind === 'failure').map(keyOf),
      { isFinished: found.stopped === undefined, isGone: () => false },
    ),
    report: { ...result.report, findings: result.report.findings.map(clean) },
    repeated,
    staked: budget.used(),
    stopped: found.stopped && cleanText(found.stopped),
  };
}
