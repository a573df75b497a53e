import { isSamePlace, placeText } from '../reading/place.ts';
import { addressOf, type Exchange, isSuccess } from './exchange.ts';
import type { Doubt } from './state.ts';

/** A doubt that the host's responses have not decided yet. */
export interface OpenDoubt extends Doubt {
  exchange: number;
  addresses: readonly string[];
  unanswered: Set<string>;
  /** The same for each order of the reads that contradict each other; undefined for an exchange that is no read. */
  key: string | undefined;
}

/** Keeps contradictions until the host has answered their questions. */
export interface Doubts {
  /**
   * Keeps a doubt about an exchange, given with its index. Returns false for a doubt that was decided before, and for
   * the response to a question, which does not ask the question again.
   */
  add: (doubt: Doubt, exchange: Exchange, index: number) => boolean;
  /** Takes the doubts whose last question an exchange answers, each with true if the contradiction still exists. */
  decide: (exchange: Exchange, index: number) => { doubt: OpenDoubt; isFailure: boolean }[];
  open: () => readonly OpenDoubt[];
}

export function createDoubts(): Doubts {
  let doubts: OpenDoubt[] = [];
  /** Keys of doubts that turned out to be failures: each is asked about and reported once. */
  const decided = new Set<string>();

  return {
    add: (doubt, { request }, exchange) => {
      const own = addressOf(request);
      const addresses = doubt.questions.map(addressOf);
      const reads = [...new Set([own, ...addresses])].sort();
      const key =
        request.method === 'GET'
          ? [doubt.rule, placeText(doubt.place), ...reads].join(' ')
          : undefined;
      const isOpen = doubts.some(
        (one) =>
          one.rule === doubt.rule &&
          isSamePlace(one.place, doubt.place) &&
          one.addresses.includes(own),
      );
      if (isOpen || (key !== undefined && decided.has(key))) return false;
      doubts.push({ ...doubt, exchange, addresses, unanswered: new Set(addresses), key });
      return true;
    },
    decide: ({ request, response }, index) => {
      if (!isSuccess(response) || request.method !== 'GET') return [];
      const asked = addressOf(request);
      const answered = doubts.filter(
        ({ exchange, unanswered }) =>
          exchange < index && unanswered.delete(asked) && unanswered.size === 0,
      );
      doubts = doubts.filter(({ unanswered }) => unanswered.size > 0);
      return answered.map((doubt) => {
        const isFailure = doubt.isStill();
        if (isFailure && doubt.key !== undefined) decided.add(doubt.key);
        return { doubt, isFailure };
      });
    },
    open: () => doubts,
  };
}
