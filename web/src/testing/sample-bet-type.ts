import { type BetType, betType } from '@matka/contracts/decoders/bet-types';
import { decode } from '@matka/contracts/decoding/decode';

/** A bet type of this code, on both sides and without limits of its own. */
export function sampleBetType(code: string, name = 'Another'): BetType {
  const read = decode(betType, { id: 30, name, config: { code, bet_direction: 'both' } });
  if (!read) throw new Error('The bet type cannot be read');
  return read;
}
