import { singleVariations } from '../single-variations.ts';
import { combined } from './combined.ts';
import type { Variation } from './variation.ts';

/** Every variation: a host that does any of these is as good as the plain one. */
export const variations: readonly Variation[] = [...singleVariations, ...combined];
