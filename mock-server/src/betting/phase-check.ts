import type { Phase } from '../game/phase.ts';
import { bettingError } from '../shared/http-error.ts';
import { acceptsBetsForClose } from './bet-rules.ts';
import type { BetRequest } from './parse-bet-request.ts';

/** Throws 400 with `error` when the market does not take these bets in its phase. */
export function assertAcceptsBets(
  { market, betType, bets }: BetRequest,
  phase: Phase | undefined,
): void {
  const closed = phase === 'closed-for-today' || phase === 'holiday' || market.suspended;
  if (closed) throw bettingError(`Betting is closed for ${market.name}.`);
  if (phase !== 'running-for-close') return;
  if (!acceptsBetsForClose(betType.config.code)) {
    throw bettingError(`${betType.name} is closed while ${market.name} is running for close.`);
  }
  if (bets.some(({ session }) => session === 'open')) {
    throw bettingError(`Open bids of ${market.name} are closed.`);
  }
}
