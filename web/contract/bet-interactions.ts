import { interaction } from '@matka/contracts/pact/interaction';
import type { StateName } from '@matka/contracts/pact/provider-states';
import { MatchersV3 } from '@pact-foundation/pact';
import { placeBets } from '../src/api/betting.ts';
import type { ScreenId } from '../src/features/bids/engine/screen-id.ts';
import { betInteraction } from './betting-exchange.ts';
import { type Bids, submissionOf } from './bid-screen.ts';
import { asPlayer } from './client.ts';
import { id, money } from './matchers/primitives.ts';

/** What is sent, member by member as the specification lists it; each bid is one point. */
export interface ExpectedRequest {
  bet_type_id: number;
  amount: number;
  payload: object;
}

/** Bids on a screen and what it makes of them; the state is the usual one when absent. */
export type BetCase = [
  title: string,
  screen: ScreenId,
  bids: Bids,
  sent: ExpectedRequest,
  state?: StateName,
];

/** What comes back for bets that are taken. */
export const placed = {
  user_balance: { previous_balance: money(10000), current_balance: money(9970) },
  bet_details: { market: { id: id(7), name: MatchersV3.string('Kalyan Matka') } },
};

export const onOpen = { points: 1, bet_type: 'open' };
export const onClose = { points: 1, bet_type: 'close' };

/** Plays the submission that a screen makes of its bids, named by the title without its ids; gives the new balance. */
export async function submitBids(...[title, screen, bids, sent, state = 'usual']: BetCase) {
  const body = await submissionOf(screen, bids);
  const answer = await interaction(
    betInteraction(sent, {
      state,
      description: title.replace(/ @\S+/g, ''),
      response: { status: 'success', body: placed },
    }),
    asPlayer(() => placeBets(body)),
  );
  return answer.user_balance.current_balance;
}
