import { readCatalogue } from './read-steps.ts';
import type { Steps } from './step.ts';
import { hasPayloads, randomPayload } from './suggestion-payloads.ts';

/** Steps that ask for suggestions, of each type once. */
export const suggestionSteps: Steps = {
  suggestions: async ({ visitor, random }) => {
    const { state } = visitor.check;
    if (!state.betTypes) await readCatalogue(visitor);
    const offered = (state.betTypes ?? []).filter(hasPayloads);
    const markets = state.markets ?? [];
    for (const betType of random.shuffle(offered)) {
      const payload = randomPayload(random, betType);
      const market = markets.length > 0 ? { market_id: random.pick(markets).id } : {};
      const body = { bet_type_id: betType.id, ...market, payload };
      await visitor.send({ method: 'POST', path: '/betting/suggestions/', body });
    }
  },
};
