import { list } from '../decoding/collections.ts';
import { either } from '../decoding/either.ts';
import { entity } from '../decoding/entities.ts';
import { needed, optional } from '../decoding/fields.ts';
import { implied } from '../decoding/implied.ts';
import type { Decoded } from '../decoding/kinds.ts';
import { number, text } from '../decoding/values.ts';

const texts = implied(list(text));
const bracket = entity({ jodis: optional(texts) });

/** POST /betting/suggestions/. Red Bracket puts its jodis into an object; some hosts put them beside it. */
export const suggestions = entity({
  suggestions: needed(
    entity({ combinations: optional(either(texts, bracket)), jodis: optional(texts) }),
  ),
  bet_type: optional(entity({ id: optional(number), name: optional(text), code: optional(text) })),
});
export interface Suggestions extends Decoded<typeof suggestions> {}
