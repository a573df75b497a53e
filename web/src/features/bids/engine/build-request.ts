import { betTypeOf } from '@matka/contracts/bet-types';
import type { BetRequest } from '../../../api/betting.ts';
import type { PlainText } from '../../../i18n/text.ts';
import { readPoints } from '../rules/points.ts';
import { type Bid, totalPoints } from './bids.ts';
import type { Form } from './form.ts';
import { betsOf } from './payloads.ts';
import type { ScreenContext } from './screen.ts';

/** Whether a bid has a number and valid points. */
export const isUsable = ({ label, points }: Bid): boolean =>
  label !== '' && readPoints(String(points)) !== undefined;

/**
 * The submitted bet type id: that of the catalogue where the code of the screen forces it, else the bet
 * type's own, else the catalogue's where the code has a default.
 */
export function sentId({ definition, betType }: ScreenContext): number | undefined {
  const row = betTypeOf(betType.config.code);
  if (row?.screen !== definition.id) return betType.id;
  if (row.sentId === 'forced') return row.id;
  return betType.id ?? (row.sentId === 'default' ? row.id : undefined);
}

/** Why a screen has no request to send. */
export class UnsendableError extends Error {
  readonly id: PlainText;

  /** @param id the id of the message for the player */
  constructor(id: PlainText) {
    super(id);
    this.id = id;
  }
}

/**
 * The body of POST /betting/; skips bids without a number or valid points.
 * @throws UnsendableError if nothing can be sent
 */
export function buildRequest(opening: ScreenContext, bids: readonly Bid[], form: Form): BetRequest {
  const { definition, market } = opening;
  const id = sentId(opening);
  if (id === undefined || id === null) throw new UnsendableError('invalidBetTypeConfiguration');
  if (market.id === undefined || market.id === null)
    throw new UnsendableError('invalidMarketConfiguration');
  if (bids.length === 0) throw new UnsendableError('noBidsFound');
  if (definition.checksAmount && !(totalPoints(bids) > 0))
    throw new UnsendableError('invalidAmount');
  const valid = bids.filter(isUsable);
  if (valid.length === 0) throw new UnsendableError('noValidBetsFound');
  // The id comes from the host; the type of the payload follows the product's own table of ids.
  return {
    bet_type_id: id,
    market_id: market.id,
    amount: totalPoints(valid),
    payload: definition.payload?.(valid, form) ?? betsOf(definition.numbers, valid),
  } as BetRequest;
}
