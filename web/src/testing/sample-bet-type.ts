import { BetType } from '@matka/contracts/api/bet-types';
import { read } from '@matka/contracts/reading/read';

/** A bet type of this code, on both sessions and without special limits. */
export function sampleBetType(code: string, name = 'Another'): BetType {
  const { value } = read(BetType, { id: 30, name, config: { code, bet_direction: 'both' } });
  if (!value) throw new Error('The bet type cannot be read');
  return value;
}
