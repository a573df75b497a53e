import type { SuggestionResponse } from '@matka/contracts/api/suggestions';
import type { SuggestionRequest } from '../../../api/suggestions.ts';
import { readPoints } from '../rules/points.ts';
import { type Definition, hasForm, type SuggestionConfig } from './definition.ts';
import { type Form, inputsOf } from './form.ts';
import { missingInputs, wrongNumber } from './form-validation.ts';
import type { BidScreen } from './screen.ts';
import { sessionOf } from './screen-bids.ts';

/** The suggestion request for a form, complete or not. */
export function suggestionRequest(
  screen: BidScreen,
  suggests: SuggestionConfig,
  form: Form,
): SuggestionRequest {
  const payload = suggests.payload({
    inputs: inputsOf(form),
    points: readPoints(form.points) ?? 0,
    session: sessionOf(screen, form),
  });
  const hostId = suggests.ignoresHostId ? undefined : screen.betType.id;
  // The id comes from the host; the type of the payload follows the product's own table of ids.
  return {
    bet_type_id: hostId ?? suggests.betTypeId,
    market_id: screen.market.id,
    payload,
  } as SuggestionRequest;
}

/** The suggestion request for the current inputs of a form; undefined while they are incomplete or invalid. */
export function currentRequest(screen: BidScreen): SuggestionRequest | undefined {
  const { entry } = screen.definition;
  const { form } = screen.state;
  if (!hasForm(entry) || !entry.suggestions) return undefined;
  if (missingInputs(entry, form) || wrongNumber(screen, form)) return undefined;
  return suggestionRequest(screen, entry.suggestions, form);
}

/** The combinations of a response, or the jodis inside them (Red Bracket) or beside them. */
export function parseCombinations({ suggestions }: SuggestionResponse): readonly string[] {
  const { combinations = {}, jodis = [] } = suggestions;
  return Array.isArray(combinations) ? combinations : (combinations.jodis ?? jodis);
}

const suggested: Readonly<Partial<Record<Definition['numbers'], RegExp>>> = {
  'digit-as-jodi': /^\d$/,
  jodi: /^\d\d$/,
  pana: /^\d{3}$/,
};

export const isNumberOf = ({ entry, numbers }: Definition, combination: string): boolean =>
  entry.kind === 'typed' || suggested[numbers]?.test(combination) === true;

/** The pana in a combination of Penal Group, `128:SP` or `123:128`: the right part if both have three digits. */
export const readKeyedPana = (combination: string): string | undefined =>
  combination
    .split(':', 2)
    .map((part) => part.trim())
    .findLast((part) => /^\d{3}$/.test(part));
