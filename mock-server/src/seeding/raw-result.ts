import type { BetTypeId } from '@matka/contracts/api/betting';
import { joinNumbers } from '../db/bet-number.ts';
import type { BetSlot } from './bet-slots.ts';

/** A result as a Python host prints it: single quotes, not JSON. */
export function rawResult(betTypeId: BetTypeId, { draw, numbers }: BetSlot): string {
  const number = joinNumbers(betTypeId, numbers);
  const list = number.length === 1 ? 'digits' : 'combinations';
  return (
    `{'open_pana': '${draw.openPana}', 'open_digit': '${draw.openDigit}', ` +
    `'close_digit': '${draw.closeDigit}', 'close_pana': '${draw.closePana}', ` +
    `'processed_result': {'${list}': ['${number}']}}`
  );
}
