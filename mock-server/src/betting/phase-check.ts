import type { Phase } from '../markets/status.ts';
import { bettingError } from '../shared/http-error.ts';
import { takesBetsForClose } from './bet-rules.ts';
import type { Submission } from './parse-bet-request.ts';

/** Throws 400 with `error` when the market does not take these bets in its phase. */
export function checkPhase({ market, betType, bets }: Submission, phase: Phase | undefined): void {
  const closed = phase === 'closed-for-today' || phase === 'holiday' || market.suspended;
  if (closed) throw bettingError(`Betting is closed for ${market.name}.`);
  if (phase !== 'running-for-close') return;
  if (!takesBetsForClose(betType.config.code)) {
    throw bettingError(`${betType.name} is closed while ${market.name} is running for close.`);
  }
  if (bets.some(({ side }) => side === 'open')) {
    throw bettingError(`Open bids of ${market.name} are closed.`);
  }
}
