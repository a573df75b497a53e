import { fromState, type InteractionSpec, interaction } from '@matka/contracts/pact/interaction';
import type { StateName, ValueName } from '@matka/contracts/pact/provider-states';
import type { ScreenId } from '../src/lib/paths.ts';
import { type Bids, submissionOf } from './bid-screen.ts';
import { asPlayer } from './client.ts';
import { placeBets } from './place-bets.ts';

/** The body that the client has to send, as the specification lists its fields; each bid is one point. */
export interface ExpectedRequest {
  bet_type_id: number;
  amount: number;
  payload: object;
}

/** Bids of a screen and the request that it builds; the state is `usual` if absent. */
export type BetCase = [
  title: string,
  screen: ScreenId,
  bids: Bids,
  sent: ExpectedRequest,
  state?: StateName,
];

export const placed = { user_balance: { previous_balance: 10000, current_balance: 9970 } };

export const onOpen = { points: 1, bet_type: 'open' };
export const onClose = { points: 1, bet_type: 'close' };

/** The state and response of a bet request; `market` names the value with its market, an open one if absent. */
export type BetInteractionOptions = Pick<
  InteractionSpec,
  'state' | 'given' | 'description' | 'response'
> & {
  market?: ValueName;
};

export const betInteraction = (
  body: object,
  { market = 'running_market_id', ...options }: BetInteractionOptions,
): InteractionSpec => ({
  ...options,
  safety: 'write',
  endpoint: 'betting',
  request: { body: { ...body, market_id: fromState(market) } },
});

/** Submits the bids of a screen; the title without its tags is the description. Returns the new balance. */
export async function submitBids(...[title, screen, bids, sent, state = 'usual']: BetCase) {
  const body = await submissionOf(screen, bids);
  const response = await interaction(
    betInteraction(sent, {
      state,
      description: title.replace(/ @\S+/g, ''),
      response: { status: 'success', body: placed },
    }),
    asPlayer(() => placeBets(body)),
  );
  return response.user_balance.current_balance;
}
