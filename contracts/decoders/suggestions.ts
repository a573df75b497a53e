import { either, list } from './collections.ts';
import { entity } from './entities.ts';
import { needed, optional } from './fields.ts';
import type { Decoded } from './kinds.ts';
import { number, text } from './values.ts';

const texts = list(text);
const bracket = entity({ jodis: optional(texts) });

/** POST /betting/suggestions/. Red Bracket puts its jodis into an object; some hosts put them beside it. */
export const suggestions = entity({
  suggestions: needed(
    entity({ combinations: optional(either(texts, bracket)), jodis: optional(texts) }),
  ),
  bet_type: optional(entity({ id: optional(number), name: optional(text), code: optional(text) })),
});
export interface Suggestions extends Decoded<typeof suggestions> {}
