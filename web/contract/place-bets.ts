import type { Receipt } from '@matka/contracts/api/betting';
import { type BetRequest, submitBets } from '../src/api/betting.ts';

/** Submits bets as the app does; throws the error where no receipt came. */
export async function placeBets(body: BetRequest): Promise<Receipt> {
  const outcome = await submitBets(body);
  if (outcome.kind === 'placed') return outcome.receipt;
  throw outcome.error;
}
