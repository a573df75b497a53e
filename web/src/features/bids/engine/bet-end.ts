import type { Session } from '@matka/contracts/api/common';
import { type BidEnd, bidEndOf } from '../../../matka/market-clock.ts';
import { endingSession } from '../../../matka/offered-bets.ts';
import type { BidScreen } from './screen.ts';

/** The end of bets on a session, with `minutes` 0 or less afterwards; the end of the session itself once that is over. */
export function betEnd(
  { market, betType, since }: Pick<BidScreen, 'market' | 'betType' | 'since'>,
  session: Session,
  now: number,
): BidEnd | undefined {
  const own = bidEndOf(market, session, since, now);
  if (own && own.minutes <= 0) return own;
  return bidEndOf(market, endingSession(betType.config.code, session), since, now);
}
