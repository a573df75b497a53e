import type { BetTypeId } from '@matka/contracts/bet-types';
import { betTypes } from '@matka/fixtures/bet-types';
import { isBetTypeId } from '../../src/betting/bet-rules.ts';

/** The id by which the mock knows bet types of a code; undefined for a code of another product. */
export function productIdOf(code: string): BetTypeId | undefined {
  const id = betTypes.find(({ config }) => config.code === code)?.id;
  return id !== undefined && isBetTypeId(id) ? id : undefined;
}
