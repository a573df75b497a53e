import type { SuggestionRequest } from '../../../api/suggestions.ts';
import { readPoints } from '../rules/points.ts';
import { hasForm, type SuggestionConfig } from './definition.ts';
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
  const own = suggests.alwaysOwnId ? undefined : screen.betType.id;
  // The id comes from the host; the type of the payload follows the product's own table of ids.
  return {
    bet_type_id: own ?? suggests.betTypeId,
    market_id: screen.market.id,
    payload,
  } as SuggestionRequest;
}

/**
 * The suggestion request for the current inputs of a form; undefined while they are incomplete or
 * invalid.
 */
export function currentRequest(screen: BidScreen): SuggestionRequest | undefined {
  const { entry } = screen.definition;
  const { form } = screen.state;
  if (!hasForm(entry) || !entry.suggestions) return undefined;
  if (missingInputs(entry, form) || wrongNumber(screen, form)) return undefined;
  return suggestionRequest(screen, entry.suggestions, form);
}
