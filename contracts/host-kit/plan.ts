import { type EndpointName, endpointOf, endpointTitle } from '../pact/endpoints.ts';
import type { PactInteraction } from '../pact/pact.ts';
import type { StateValues } from '../pact/provider-states.ts';
import type { HostOptions } from './options.ts';
import { reasonOf } from './states/lookup.ts';
import { checkPrecondition } from './states/preconditions.ts';
import { resolveValues } from './states/prepare.ts';
import type { HostContext } from './states/state-values.ts';

/** What is done with one interaction, and why not when it is not tried. */
export type Step = { interaction: PactInteraction; endpoint: EndpointName } & (
  | { values: StateValues }
  | { skipped: string }
);

type Permissions = Pick<HostOptions, 'allowWrites' | 'allowBets' | 'maxStake' | 'allowLockoutRisk'>;
type Selection = Pick<HostOptions, 'only' | 'call'>;

/** What changes nothing comes first, what may end the session of the reads last. */
const safetyOrder = ['read', 'write', 'session', 'lockout-risk'] as const;

function endpointOfInteraction({ description, request }: PactInteraction): EndpointName {
  const endpoint = endpointOf(request.method, request.path);
  if (!endpoint) throw new Error(`"${description}" uses an endpoint that the API does not have.`);
  return endpoint;
}

const containsAny = (text: string, parts: readonly string[]) =>
  parts.length === 0 || parts.some((part) => text.toLowerCase().includes(part.toLowerCase()));

/** The interactions that are asked for, in the order in which they are tried. */
export function selectInteractions(
  interactions: readonly PactInteraction[],
  { only, call }: Selection,
): PactInteraction[] {
  const wanted = interactions.filter(
    (one) =>
      containsAny(one.description, only) &&
      containsAny(endpointTitle(endpointOfInteraction(one)), call),
  );
  return safetyOrder.flatMap((safety) =>
    wanted.filter(({ comments }) => comments.safety === safety),
  );
}

/** The points that an interaction costs where a host takes its bets, also those that it ought to refuse. */
function stakeOf({ request }: PactInteraction, endpoint: EndpointName): number {
  if (endpoint !== 'betting') return 0;
  const content = request.body?.content as { amount?: number } | undefined;
  // A host may count the points and not the amount: never less than one for each bet it might take.
  return Math.max(1, content?.amount ?? 0);
}

/** Why an interaction must not be run without being asked for; undefined when it may. */
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
  return allowWrites ? undefined : 'leaves something behind: --allow-writes';
}

/** Decides for each interaction whether this host and account can be held to it now. Sends probes only. */
export async function createPlan(
  interactions: readonly PactInteraction[],
  context: HostContext,
  allowed: Permissions,
): Promise<Step[]> {
  let remaining = allowed.maxStake;
  const steps: Step[] = [];
  for (const interaction of interactions) {
    const endpoint = endpointOfInteraction(interaction);
    const step = { interaction, endpoint };
    const [{ name, params = {} }] = interaction.providerStates;
    const reason = denialReason(interaction, endpoint, allowed);
    if (reason) {
      steps.push({ ...step, skipped: reason });
      continue;
    }
    const met = await checkPrecondition(name, params, context);
    if ('missing' in met) {
      steps.push({ ...step, skipped: met.missing });
      continue;
    }
    const stake = stakeOf(interaction, endpoint);
    if (stake > remaining) {
      steps.push({ ...step, skipped: `would stake more than --max-stake ${allowed.maxStake}` });
      continue;
    }
    const values = await resolveValues(interaction, context);
    if (!('value' in values)) {
      steps.push({ ...step, skipped: reasonOf(values) ?? '' });
      continue;
    }
    remaining -= stake;
    steps.push({ ...step, values: values.value });
  }
  return steps;
}
