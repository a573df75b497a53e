import type { SuggestionQuestion } from '../../../api/suggestions.ts';
import { readPoints } from '../rules/points.ts';
import type { Definition, SuggestionConfig } from './definition.ts';
import { type Form, inputsOf } from './form.ts';
import { missingInputs } from './form-validation.ts';
import type { BidScreen } from './screen.ts';
import { sessionOf } from './screen-bids.ts';

/** What a screen asks the host for, if it asks at all. */
export function suggestionConfig({ entry }: Definition): SuggestionConfig | undefined {
  return entry.kind === 'grid' ? undefined : entry.suggestions;
}

/** The question for a form as it stands, whether its inputs are complete or not. */
export function buildRequest(
  screen: BidScreen,
  suggests: SuggestionConfig,
  form: Form,
): SuggestionQuestion {
  const payload = suggests.payload({
    inputs: inputsOf(form),
    points: readPoints(form.points) ?? 0,
    session: sessionOf(screen, form),
  });
  const own = suggests.alwaysOwnId ? undefined : screen.betType.id;
  // The id is that of the host; the payload belongs to the id that the product's table gives.
  return {
    bet_type_id: own ?? suggests.betTypeId,
    market_id: screen.market.id,
    payload,
  } as SuggestionQuestion;
}

/** The question that the inputs of a form of fields allow; nothing as long as they are not complete. */
export function currentRequest(screen: BidScreen): SuggestionQuestion | undefined {
  const { entry } = screen.definition;
  const { form } = screen.state;
  if (entry.kind !== 'typed' && entry.kind !== 'expanded') return undefined;
  if (!entry.suggestions || missingInputs(entry, form)) return undefined;
  if (entry.check(inputsOf(form), screen.betType.config)) return undefined;
  return buildRequest(screen, entry.suggestions, form);
}
