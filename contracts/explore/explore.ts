import type { Game } from '../behaviour/game.ts';
import type { RuleFinding, RuleReport } from '../behaviour/rules.ts';
import { createPlaceholders } from '../recording/placeholders.ts';
import type { RecordedExchange } from '../recording/recorded-exchange.ts';
import { redactExchanges } from '../recording/redact-exchange.ts';
import { replaceSecrets } from '../recording/replace-secrets.ts';
import type { ExploreOptions } from './options.ts';
import { shrinkWalk } from './shrink-walk.ts';
import { createStake, type Stake } from './stake.ts';
import type { Permission } from './step.ts';
import type { Target } from './visitor.ts';
import { planWalk, walk } from './walk.ts';

/** The result of an exploration. It contains no secret. */
export interface Exploration {
  /** The first rule that the host breaks. */
  finding: RuleFinding | undefined;
  /** The steps of the shortest walk that shows it. */
  steps: readonly string[];
  /** Its exchanges; those of the whole walk when nothing was found. */
  exchanges: readonly RecordedExchange[];
  report: RuleReport;
  /** Whether the fault showed again when its steps were repeated. */
  repeated: boolean;
  /** Points that were bet, or may have been. */
  staked: number;
  /** Why the walk ended before its last step. */
  stopped: string | undefined;
}

/** Rate limits are waited out for this long in one run. */
const patienceMs = 60_000;

/** The permissions of a run. */
const allowedBy = ({ allowBets }: Pick<ExploreOptions, 'allowBets'>): Permission[] =>
  allowBets ? ['read', 'bets'] : ['read'];

/**
 * Explores a host within a stake. An aborted signal ends the walk after the request under way.
 * Throws WalkError when the login does not succeed.
 */
export async function explore(
  options: ExploreOptions,
  game: Game,
  stake: Stake = createStake(options.maxStake),
  signal?: AbortSignal,
): Promise<Exploration> {
  const { baseUrl, account, requestOptions, seed, steps } = options;
  const target: Target = { baseUrl, account, requestOptions, game, patienceMs, signal };
  const plan = planWalk(seed, steps, allowedBy(options), game);
  const found = await walk(target, plan, stake);
  const { result, repeated } = found.finding
    ? await shrinkWalk(target, found, stake)
    : { result: found, repeated: false };
  const placeholders = createPlaceholders();
  placeholders.of('mobile', account.mobile);
  const exchanges = redactExchanges(result.exchanges, placeholders, baseUrl);
  const { finding } = result;
  return {
    finding: finding && { ...finding, text: replaceSecrets(finding.text, placeholders) },
    steps: result.taken.map(({ kind }) => kind),
    exchanges,
    report: result.report,
    repeated,
    staked: stake.used(),
    stopped: found.stopped && replaceSecrets(found.stopped, placeholders),
  };
}
