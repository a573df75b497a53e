import type { Submission } from '../../../api/betting.ts';
import { readPoints } from '../rules/points.ts';
import { type Bid, totalPoints } from './bids.ts';
import type { Form } from './form.ts';
import type { ScreenContext } from './screen.ts';

/** Whether a bid has a number and points that can be sent. */
export const isUsable = ({ label, points }: Bid): boolean =>
  label !== '' && readPoints(String(points)) !== undefined;

/**
 * The id under which the bids go out: the one that the screen forces for the code, else that of the
 * bet type, else the fallback of the screen.
 */
export function sentId({ definition, betType }: ScreenContext): number | undefined {
  const forced = Object.entries(definition.forcedIds ?? {});
  const ofCode = forced.find(([code]) => code === betType.config.code)?.[1];
  return ofCode ?? betType.id ?? definition.fallbackId;
}

/**
 * The body of POST /betting/ for some bids; bids without a number or points are left out.
 * @throws Error whose message is the text for the player, when there is nothing that can be sent
 */
export function buildRequest(opening: ScreenContext, bids: readonly Bid[], form: Form): Submission {
  const { definition, market } = opening;
  const id = sentId(opening);
  if (id === undefined || id === null) throw new Error('Invalid bet type configuration');
  if (market.id === undefined || market.id === null)
    throw new Error('Invalid market configuration');
  if (bids.length === 0) throw new Error('No bids found');
  if (definition.checksAmount && !(totalPoints(bids) > 0)) throw new Error('Invalid amount');
  const valid = bids.filter(isUsable);
  if (valid.length === 0) throw new Error('No valid bets found');
  // The id is that of the host; the payload belongs to the id that the product's table gives.
  return {
    bet_type_id: id,
    market_id: market.id,
    amount: totalPoints(valid),
    payload: definition.payload(valid, form),
  } as Submission;
}
