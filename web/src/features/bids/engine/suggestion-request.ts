import type { SuggestionRequest } from '../../../api/suggestions.ts';
import { readPoints } from '../rules/points.ts';
import type { Definition, SuggestionConfig } from './definition.ts';
import { type Form, inputsOf } from './form.ts';
import { missingInputs, wrongNumber } from './form-validation.ts';
import type { BidScreen } from './screen.ts';
import { sessionOf } from './screen-bids.ts';

/** The suggestion configuration of a screen, if it has one. */
export function suggestionConfig({ entry }: Definition): SuggestionConfig | undefined {
  return entry.kind === 'grid' ? undefined : entry.suggestions;
}

/** The suggestion request for a form, complete or not. */
export function buildRequest(
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
 * The suggestion request for the current inputs of a form with fields; undefined while they are
 * incomplete or invalid.
 */
export function currentRequest(screen: BidScreen): SuggestionRequest | undefined {
  const { entry } = screen.definition;
  const { form } = screen.state;
  if (entry.kind !== 'typed' && entry.kind !== 'expanded') return undefined;
  if (!entry.suggestions || missingInputs(entry, form)) return undefined;
  if (wrongNumber(entry, form, screen.betType.config)) return undefined;
  return buildRequest(screen, entry.suggestions, form);
}
