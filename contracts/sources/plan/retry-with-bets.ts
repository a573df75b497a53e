import { isSuccess } from '../../check/exchange.ts';
import type { BetType } from '../../check/reader.ts';
import type { Visitor } from '../http/visitor.ts';
import type { HostOptions } from './options.ts';
import { createPlan, isTried, type Step } from './plan.ts';
import { exchangeOfStep, sendStep, type TriedInteraction } from './send-step.ts';
import { createHostReader } from './states/host-reader.ts';
import type { HostContext } from './states/state-values.ts';

/** What a run knows when its bets are placed. */
interface FirstRun {
  steps: readonly Step[];
  tried: readonly TriedInteraction[];
  context: HostContext;
  visitor: Visitor;
  betTypes: readonly BetType[];
  today: string;
}

/** Calls that show a player's bets. */
const showingBets: readonly string[] = ['history', 'bettingHistory', 'bet'];

/** Whether an interaction waits for a bet of the player. */
function waitsForBet({ endpoint, interaction, ...step }: Step): boolean {
  if (!('skipped' in step) || step.unmet || !showingBets.includes(endpoint)) return false;
  const [{ name, params = {} }] = interaction.providerStates;
  return name === 'usual' && !params.player && !params.bets_on && !params.provoked;
}

/** Whether the bets of the kit bring about what an interaction waits for: any bet, or a pending one. */
const isBroughtAbout = ({ interaction }: Step): boolean => {
  const [{ params = {} }] = interaction.providerStates;
  return params.shows === undefined && ['any', 'pending', undefined].includes(params.bets);
};

/**
 * Tries the interactions that waited for bets once more, with those that the kit placed. One that still finds none is
 * not recognised: the host accepted a bet that it does not show.
 */
export async function retryWithBets(
  { steps, tried, context, visitor, betTypes, today }: FirstRun,
  options: HostOptions,
): Promise<{ steps: readonly Step[]; tried: readonly TriedInteraction[] }> {
  const hasBet = tried.some((one) => {
    const exchange = exchangeOfStep(one, visitor);
    return one.step.endpoint === 'betting' && exchange && isSuccess(exchange.response);
  });
  const waiting = hasBet ? steps.filter(waitsForBet) : [];
  if (waiting.length === 0) return { steps, tried };
  const reader = createHostReader({ visitor, appId: context.account.appId, today });
  const planned = await createPlan(
    waiting.map(({ interaction }) => interaction),
    { ...context, reader },
    options,
  );
  const again = planned.map((step): Step => {
    if (!('skipped' in step) || step.unmet || !isBroughtAbout(step)) return step;
    const skipped = `could not recognise a bet, because the host accepted bets of the kit, yet ${step.skipped}`;
    return { ...step, skipped, unmet: true };
  });
  const byDescription = new Map(again.map((step) => [step.interaction.description, step]));
  const more: TriedInteraction[] = [];
  for (const step of again.filter(isTried)) more.push(await sendStep(step, betTypes, visitor));
  return {
    steps: steps.map((step) => byDescription.get(step.interaction.description) ?? step),
    tried: [...tried, ...more],
  };
}
