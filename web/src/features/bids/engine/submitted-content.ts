import type { OpaqueId } from '@matka/contracts/api/schema';
import { betTypeOf } from '@matka/contracts/bet-types';
import type { BetRequest } from '../../../api/betting.ts';
import type { PlainText } from '../../../i18n/text.ts';
import { screenOf } from '../../../lib/paths.ts';
import {
  isOpen,
  type Submission,
  type SubmissionContent,
} from '../../../submissions/submission.ts';
import { readPoints } from '../rules/points.ts';
import { type Bid, totalPoints } from './bids.ts';
import type { Form } from './form.ts';
import { betsOf } from './payloads.ts';
import type { BidScreen, ScreenContext } from './screen.ts';

export const isUsable = ({ label, points }: Bid): boolean =>
  label !== '' && readPoints(String(points)) !== undefined;

/** The bet type id to submit: the catalogue's if forced, else the type's own, else the catalogue's default. */
export function sentId({ definition, betType }: ScreenContext): OpaqueId | undefined {
  const row = betTypeOf(betType.config.code);
  if (!row || screenOf(row.code) !== definition.id) return betType.id;
  if (row.sentId === 'forced') return row.id;
  return betType.id ?? (row.sentId === 'default' ? row.id : undefined);
}

export class UnsendableError extends Error {
  readonly id: PlainText;

  /** @param id the id of the message for the player */
  constructor(id: PlainText) {
    super(id);
    this.id = id;
  }
}

/** The body of POST /betting/ with the valid bids. Throws UnsendableError if nothing can be sent. */
export function buildRequest(opening: ScreenContext, bids: readonly Bid[], form: Form): BetRequest {
  const { definition, market } = opening;
  const id = sentId(opening);
  if (id === undefined || id === null) throw new UnsendableError('Invalid bet type configuration');
  if (market.id === undefined || market.id === null)
    throw new UnsendableError('Invalid market configuration');
  if (bids.length === 0) throw new UnsendableError('No bids found');
  if (definition.checksAmount && !(totalPoints(bids) > 0))
    throw new UnsendableError('Invalid amount');
  const valid = bids.filter(isUsable);
  if (valid.length === 0) throw new UnsendableError('No valid bets found');
  // The id comes from the host; the type of the payload follows the product's own table of ids.
  return {
    bet_type_id: id,
    market_id: market.id,
    amount: totalPoints(valid),
    payload: definition.payload?.(valid, form) ?? betsOf(definition.numbers, valid),
  } as BetRequest;
}

function namesSession({ payload }: BetRequest): boolean {
  const [first = payload] = 'bets' in payload ? payload.bets : [];
  return 'bet_type' in first;
}

/** The content of a submission: a copy of the valid bids, and the request. Throws UnsendableError if nothing can be sent. */
export function contentOf(screen: BidScreen): SubmissionContent {
  const { definition, betType, market, state } = screen;
  const body = buildRequest(screen, state.bids, state.form);
  return {
    screen: definition.id,
    marketName: market.name,
    betTypeName: sentId(screen) === betType.id ? betType.name : null,
    namesSession: namesSession(body),
    bids: state.bids
      .filter(isUsable)
      .map(({ label, points, gameType }) => ({ label, points, session: gameType })),
    body,
  };
}

/** Tells if a submission was sent from this screen, for this market. */
export const isOfScreen = (
  { definition, market }: ScreenContext,
  submission: Submission,
): boolean => submission.screen === definition.id && submission.body.market_id === market.id;

export const openOf = (screen: ScreenContext, submissions: readonly Submission[]): Submission[] =>
  submissions.filter((each) => isOpen(each) && isOfScreen(screen, each));
