import { type EndpointName, endpointOf, endpointTitle } from '../../api/endpoints.ts';
import type { PactInteraction } from '../../pact/pact.ts';
import type { StateValues } from '../../pact/provider-states.ts';
import type { HostOptions } from './options.ts';
import { LookupError } from './states/lookup.ts';
import { checkPrecondition } from './states/preconditions.ts';
import { checkBetType, type HostContext, pointsOf, resolveValues } from './states/state-values.ts';

/** An interaction of the plan: with its values, or with the reason to skip it. */
export type Step = { interaction: PactInteraction; endpoint: EndpointName } & (
  | { values: StateValues }
  | { skipped: string; unmet?: true; buildsOn?: string }
);

export type TriedStep = Extract<Step, { values: object }>;

/** Tells if a step can be tried. */
export const isTried = (step: Step): step is TriedStep => 'values' in step;

type Permissions = Pick<HostOptions, 'allowWrites' | 'allowBets' | 'maxStake' | 'allowLockoutRisk'>;
type Selection = Pick<HostOptions, 'only' | 'call'>;

/** Reads run first; interactions that may end the login run last. */
const safetyOrder = ['read', 'write', 'session', 'lockout-risk'] as const;

function endpointOfInteraction({ description, request }: PactInteraction): EndpointName {
  const endpoint = endpointOf(request.method, request.path);
  if (!endpoint) throw new Error(`"${description}" uses an unknown endpoint.`);
  return endpoint;
}

/** Tells if a text contains one of some parts, in any case; true without parts. */
export const containsAny = (text: string, parts: readonly string[]) =>
  parts.length === 0 || parts.some((part) => text.toLowerCase().includes(part.toLowerCase()));

/** The selected interactions, in the order of execution. */
export function selectInteractions(
  interactions: readonly PactInteraction[],
  { only, call }: Selection,
): PactInteraction[] {
  const selected = interactions.filter(
    (one) =>
      containsAny(one.description, only) &&
      containsAny(endpointTitle(endpointOfInteraction(one)), call),
  );
  return safetyOrder.flatMap((safety) =>
    selected.filter(({ comments }) => comments.safety === safety),
  );
}

/** The points that an interaction costs if the host accepts its bets, even bets that it should refuse. */
function stakeOf({ request }: PactInteraction, endpoint: EndpointName): number {
  if (endpoint !== 'betting') return 0;
  const content = request.body?.content as { amount?: number } | undefined;
  // A host may charge the points instead of the amount: count at least one.
  return Math.max(1, content?.amount ?? 0);
}

/** The reason why an interaction needs permission; undefined if it may run. */
function denialReason(
  { comments }: PactInteraction,
  endpoint: EndpointName,
  { allowWrites, allowBets, allowLockoutRisk }: Permissions,
): string | undefined {
  if (comments.safety === 'lockout-risk' && !allowLockoutRisk)
    return 'counts as a failed login: --allow-lockout-risk';
  if (comments.safety !== 'write') return undefined;
  if (endpoint === 'betting' && !allowBets)
    return 'may cost points: --allow-writes --allow-bets --max-stake POINTS';
  return allowWrites ? undefined : 'stores data: --allow-writes';
}

/** Throws LookupError if a host is not in the state of an interaction; a state that cannot be looked up may exist. */
async function checkState({ providerStates }: PactInteraction, context: HostContext) {
  const [{ name, params = {} }] = providerStates;
  await checkPrecondition(name, params, context).catch((error) => {
    if (!(error instanceof LookupError && error.kind === 'inconclusive')) throw error;
  });
}

/** Decides for each interaction whether it can be tried on this host with this account now. Sends reads only. */
export async function createPlan(
  interactions: readonly PactInteraction[],
  context: HostContext,
  permissions: Permissions,
): Promise<Step[]> {
  let remaining = permissions.maxStake;
  let points = pointsOf(context.hostSession) ?? Number.POSITIVE_INFINITY;
  const steps: Step[] = [];
  for (const interaction of interactions) {
    const endpoint = endpointOfInteraction(interaction);
    const skip = (skipped: string) => steps.push({ interaction, endpoint, skipped });
    const denial = denialReason(interaction, endpoint, permissions);
    if (denial) {
      skip(denial);
      continue;
    }
    let values: StateValues = {};
    try {
      await checkState(interaction, context);
      await checkBetType(interaction, context.reader);
      values = await resolveValues(interaction, context);
    } catch (error) {
      if (!(error instanceof LookupError)) throw error;
      const { kind, message: skipped, call: buildsOn } = error;
      const unmet = kind !== 'missing' && { unmet: true as const };
      steps.push({ interaction, endpoint, skipped, ...unmet, ...(buildsOn && { buildsOn }) });
      continue;
    }
    const stake = stakeOf(interaction, endpoint);
    if (stake > remaining) {
      skip(`would exceed --max-stake ${permissions.maxStake}`);
      continue;
    }
    const isPaid = stake > 0 && interaction.response.status < 300;
    if (isPaid && stake > points) {
      skip(`costs more than the ${points} points that the player has left`);
      continue;
    }
    remaining -= stake;
    if (isPaid) points -= stake;
    steps.push({ interaction, endpoint, values });
  }
  return steps;
}
