import type { SuggestionQuestion } from '../../../api/suggestions.ts';
import { readPoints } from '../rules/points.ts';
import type { Definition, Suggests } from './definition.ts';
import { type Form, inputsOf } from './form.ts';
import { missingInputs } from './form-validation.ts';
import type { BidScreen } from './screen.ts';
import { sideOf } from './screen-bids.ts';

/** What a screen asks the host for, if it asks at all. */
export function suggestsOf({ entry }: Definition): Suggests | undefined {
  return entry.kind === 'grid' ? undefined : entry.suggests;
}

/** The question for a form as it stands, whether its inputs are complete or not. */
export function questionFor(screen: BidScreen, suggests: Suggests, form: Form): SuggestionQuestion {
  const payload = suggests.payload({
    inputs: inputsOf(form),
    points: readPoints(form.points) ?? 0,
    side: sideOf(screen, form),
  });
  const own = suggests.forcesId ? undefined : screen.betType.id;
  // The id is that of the host; the payload belongs to the id that the product's table gives.
  return {
    bet_type_id: own ?? suggests.betTypeId,
    market_id: screen.market.id,
    payload,
  } as SuggestionQuestion;
}

/** The question that the inputs of a form of fields allow; nothing as long as they are not complete. */
export function openQuestion(screen: BidScreen): SuggestionQuestion | undefined {
  const { entry } = screen.definition;
  const { form } = screen.state;
  if (entry.kind !== 'typed' && entry.kind !== 'expanded') return undefined;
  if (!entry.suggests || missingInputs(entry, form)) return undefined;
  if (entry.check(inputsOf(form), screen.betType.config)) return undefined;
  return questionFor(screen, entry.suggests, form);
}
