import { endpointOfRequest, isSuccess } from '../../check/exchange.ts';
import type { HostSession } from '../http/host-session.ts';
import type { HostOptions } from './options.ts';
import { createPlan, type Step } from './plan.ts';
import type { HostContext } from './states/state-values.ts';

const showingBets: readonly string[] = ['history', 'bettingHistory', 'bet'];

/** Tells if the host accepted a bet. */
export const hasPlaced = ({ exchanges }: HostSession): boolean =>
  exchanges.some(
    ({ request, response }) => endpointOfRequest(request) === 'betting' && isSuccess(response),
  );

/** Tells if the bets of the kit create the state of an interaction: any bet, or a pending one. */
function isBroughtAbout({ interaction }: Step): boolean {
  const [{ params = {} }] = interaction.providerStates;
  return params.shows === undefined && ['any', 'pending', undefined].includes(params.bets);
}

/** Plans interactions that waited for bets again. One that still finds none is `unrecognised`: the host hides a bet. */
export async function planWithBets(
  steps: readonly Step[],
  context: HostContext,
  options: HostOptions,
): Promise<Step[]> {
  const waiting = steps.filter(({ endpoint, interaction, ...step }) => {
    const [{ name, params = {} }] = interaction.providerStates;
    const isSkipped = 'skipped' in step && !step.unmet && showingBets.includes(endpoint);
    return isSkipped && name === 'usual' && !params.player && !params.bets_on && !params.provoked;
  });
  const interactions = waiting.map(({ interaction }) => interaction);
  const again = await createPlan(interactions, context, options);
  return again.map((step) => {
    if (!('skipped' in step) || step.unmet || !isBroughtAbout(step)) return step;
    const skipped = `could not recognise a bet, because the host accepted bets of the kit, yet ${step.skipped}`;
    return { ...step, skipped, unmet: true };
  });
}
