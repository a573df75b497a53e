import { type CallName, callOf, titleOf } from '../pact/endpoints.ts';
import type { PactInteraction } from '../pact/pact.ts';
import type { StateValues } from '../pact/provider-states.ts';
import type { HostOptions } from './options.ts';
import { reasonOf } from './states/lookup.ts';
import { isMet } from './states/preconditions.ts';
import { valuesFor } from './states/prepare.ts';
import type { Ground } from './states/state-values.ts';

/** What is done with one interaction, and why not when it is not tried. */
export type Step = { interaction: PactInteraction; call: CallName } & (
  | { values: StateValues }
  | { skipped: string }
);

type Allowed = Pick<HostOptions, 'allowWrites' | 'allowBets' | 'maxStake' | 'allowLockoutRisk'>;
type Wanted = Pick<HostOptions, 'only' | 'call'>;

/** What changes nothing comes first, what may end the session of the reads last. */
const order = ['read', 'write', 'session', 'lockout-risk'] as const;

function callOfOne({ description, request }: PactInteraction): CallName {
  const call = callOf(request.method, request.path);
  if (!call) throw new Error(`"${description}" is of no known call.`);
  return call;
}

const holdsOne = (text: string, parts: readonly string[]) =>
  parts.length === 0 || parts.some((part) => text.toLowerCase().includes(part.toLowerCase()));

/** The interactions that are asked for, in the order in which they are tried. */
export function selected(
  interactions: readonly PactInteraction[],
  { only, call }: Wanted,
): PactInteraction[] {
  const wanted = interactions.filter(
    (one) => holdsOne(one.description, only) && holdsOne(titleOf(callOfOne(one)), call),
  );
  return order.flatMap((safety) => wanted.filter(({ comments }) => comments.safety === safety));
}

/** The points that an interaction costs where a host takes its bets, also those that it ought to refuse. */
function stakeOf({ request }: PactInteraction, call: CallName): number {
  if (call !== 'betting') return 0;
  const content = request.body?.content as { amount?: number } | undefined;
  // A host may count the points and not the amount: never less than one for each bet it might take.
  return Math.max(1, content?.amount ?? 0);
}

/** Why an interaction must not be run without being asked for; undefined when it may. */
function forbidden(
  { comments }: PactInteraction,
  call: CallName,
  { allowWrites, allowBets, allowLockoutRisk }: Allowed,
): string | undefined {
  if (comments.safety === 'lockout-risk' && !allowLockoutRisk)
    return 'counts as a failed login: --allow-lockout-risk';
  if (comments.safety !== 'write') return undefined;
  if (call === 'betting' && !allowBets)
    return 'may cost points: --allow-writes --allow-bets --max-stake POINTS';
  return allowWrites ? undefined : 'leaves something behind: --allow-writes';
}

/** Decides for each interaction whether this host and account can be held to it now. Sends probes only. */
export async function planFor(
  interactions: readonly PactInteraction[],
  ground: Ground,
  allowed: Allowed,
): Promise<Step[]> {
  let left = allowed.maxStake;
  const steps: Step[] = [];
  for (const interaction of interactions) {
    const call = callOfOne(interaction);
    const step = { interaction, call };
    const [{ name, params = {} }] = interaction.providerStates;
    const reason = forbidden(interaction, call, allowed);
    if (reason) {
      steps.push({ ...step, skipped: reason });
      continue;
    }
    const met = await isMet(name, params, ground);
    if ('missing' in met) {
      steps.push({ ...step, skipped: met.missing });
      continue;
    }
    const stake = stakeOf(interaction, call);
    if (stake > left) {
      steps.push({ ...step, skipped: `would stake more than --max-stake ${allowed.maxStake}` });
      continue;
    }
    const values = await valuesFor(interaction, ground);
    if (!('value' in values)) {
      steps.push({ ...step, skipped: reasonOf(values) ?? '' });
      continue;
    }
    left -= stake;
    steps.push({ ...step, values: values.value });
  }
  return steps;
}
