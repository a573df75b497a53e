import { fromState, type InteractionSpec } from '@matka/contracts/pact/interaction';
import type { ValueName } from '@matka/contracts/pact/provider-states';

/** What is particular to one submission; `market` is the value that says on which market, a running one if absent. */
export type BetInteractionOptions = Pick<
  InteractionSpec,
  'state' | 'given' | 'description' | 'response'
> & {
  market?: ValueName;
};

/** A submission of bets as an exchange of POST /betting/. */
export const betInteraction = (
  sent: object,
  { market = 'running_market_id', ...wanted }: BetInteractionOptions,
): InteractionSpec => ({
  ...wanted,
  safety: 'write',
  endpoint: 'betting',
  request: { body: { ...sent, market_id: fromState(market) } },
});
