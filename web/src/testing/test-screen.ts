import type { SentBetTypeConfig } from '@matka/contracts/api/bet-types';
import type { SuggestionBetTypeId } from '@matka/contracts/api/suggestions';
import type { BetTypeId } from '@matka/contracts/bet-types';
import { expect, it } from 'vitest';
import type { Bid } from '../features/bids/engine/bids.ts';
import type { Definition } from '../features/bids/engine/definition.ts';
import type { Form } from '../features/bids/engine/form.ts';
import {
  addForTest,
  bodyOf,
  type Filled,
  isValidBet,
  isValidSuggestionRequest,
  requestOf,
} from './bid-screens.ts';
import { english } from './english.ts';

interface Tagged {
  /** Ids of the requirements that these cases prove. */
  readonly tags: string[];
}

/** Forms from which Add Bid makes one bid each. */
interface Accepts extends Tagged {
  readonly cases: readonly (readonly [form: Filled, bid: Bid])[];
}

/**
 * Forms that Add Bid rejects, with the message; `config` replaces members of the bet type's
 * configuration.
 */
interface Rejects extends Tagged {
  readonly config?: Partial<SentBetTypeConfig>;
  readonly cases: readonly (readonly [form: Filled, message: string])[];
}

/** Valid forms and the suggestion request of each. */
interface Requests extends Tagged {
  readonly betTypeId: SuggestionBetTypeId;
  readonly cases: readonly (readonly [form: Filled, payload: object])[];
}

/** Bids with their form, and the submission built from them. */
interface Sends extends Tagged {
  readonly bids: readonly Bid[];
  readonly form?: Form;
  readonly betTypeId: BetTypeId;
  readonly payload: object;
}

export interface ScreenCases {
  readonly accepts?: Accepts;
  readonly rejects?: Rejects;
  readonly requests?: Requests;
  readonly sends: readonly Sends[];
}

/** A form in a test title: `128 236 with 10 points`. */
const titleOf = ({ inputs = {}, options = [], points = '', key }: Filled): string => {
  const entered = [...Object.values(inputs), ...options, ...(key ? [key] : [])];
  return `“${entered.join(' ')}” with “${points}” points`;
};

/**
 * Tests a bid screen by tables: forms it accepts and rejects, requests for suggestions,
 * submissions.
 */
export function testScreen(
  definition: Definition,
  { accepts, rejects, requests, sends }: ScreenCases,
): void {
  for (const [form, bid] of accepts?.cases ?? []) {
    it(`accepts ${titleOf(form)}`, { tags: accepts?.tags ?? [] }, () => {
      const { screen, failure } = addForTest(definition, form);
      expect(failure).toBeUndefined();
      expect(screen.state.bids).toEqual([bid]);
    });
  }

  for (const [form, message] of rejects?.cases ?? []) {
    it(`rejects ${titleOf(form)}: ${message}`, { tags: rejects?.tags ?? [] }, () => {
      const { screen, failure } = addForTest(definition, form, rejects?.config);
      expect([english(failure?.message), english(screen.state.message)]).toEqual([
        message,
        message,
      ]);
      expect([screen.state.bids, screen.state.suggestions.status]).toEqual([[], 'none']);
    });
  }

  for (const [form, payload] of requests?.cases ?? []) {
    it(`requests suggestions for ${titleOf(form)}`, { tags: requests?.tags ?? [] }, () => {
      if (definition.entry.kind !== 'keypad') {
        expect(addForTest(definition, form).failure).toBeUndefined();
      }
      const request = requestOf(definition, form);
      expect(request).toMatchObject({ bet_type_id: requests?.betTypeId, market_id: 7 });
      expect(request?.payload).toEqual(payload);
      const withoutId = requestOf(definition, form, { withoutId: true });
      expect(withoutId?.bet_type_id).toBe(requests?.betTypeId);
      expect(requests && isValidSuggestionRequest(requests.betTypeId, payload)).toBe(true);
    });
  }

  for (const { tags, bids, form, betTypeId, payload } of sends) {
    const title = `sends ${bids.map(({ label }) => label).join(' and ')}`;
    it(form ? `${title} with ${JSON.stringify(form)}` : title, { tags }, () => {
      const body = bodyOf(definition, bids, form);
      expect(body.bet_type_id).toBe(betTypeId);
      expect(body.payload).toEqual(payload);
      expect(body.amount).toBe(bids.reduce((sum, { points }) => sum + points, 0));
      expect(isValidBet(betTypeId, payload)).toBe(true);
    });
  }
}
