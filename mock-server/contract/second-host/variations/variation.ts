import type { Variant } from '../variant.ts';

/** A variant that takes nothing from a player. */
export interface Variation extends Variant {
  /** Why the client rightly reads something else than of the plain host; absent where it reads the same. */
  differs?: string;
}
