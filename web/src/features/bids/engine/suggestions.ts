import type { Session } from '@matka/contracts/api/common';
import type { SuggestionQuestion } from '../../../api/suggestions.ts';
import { SUGGESTION_PAUSE, SUGGESTION_RETRY_DELAY } from '../../../lib/timings.ts';
import { answered } from './answers.ts';
import type { Asking } from './asking.ts';
import type { SuggestionConfig } from './definition.ts';
import { NO_SUGGESTIONS } from './messages.ts';
import type { BidScreen, Suggestions } from './screen.ts';
import { currentRequest, suggestionConfig } from './suggestion-request.ts';
import { addLabels, clearFields } from './table.ts';

const keyOf = (question: SuggestionQuestion | undefined): string =>
  question ? JSON.stringify(question) : '';

/** Lets go of an addition that waits for its suggestions. */
function withdraw({ asking, state }: BidScreen): void {
  clearTimeout(asking.retry);
  asking.retry = undefined;
  asking.wanted = undefined;
  state.waiting = false;
}

/**
 * Follows a change of the inputs: asks the host once they have rested, shows the answer in hand when
 * it belongs to them, and forgets an addition that waited for the older ones.
 */
export function followInputs(screen: BidScreen): void {
  const { asking, state, definition } = screen;
  const suggests = suggestionConfig(definition);
  if (!suggests || definition.entry.kind === 'keypad') return;
  clearTimeout(asking.pause);
  withdraw(screen);
  const question = currentRequest(screen);
  const key = keyOf(question);
  const asked = key !== '' && key === asking.lastKey;
  state.suggestions = asked ? knownOf(asking, key) : { status: 'none' };
  if (asked) return;
  const rested = question ? () => ask(screen, question) : () => tellEmpty(screen, suggests);
  asking.pause = setTimeout(rested, suggests.debounceMs ?? SUGGESTION_PAUSE);
}

/** What is known of the question asked last. */
function knownOf({ held, running }: Asking, key: string): Suggestions {
  if (held?.key === key) return { status: 'ready', labels: held.labels };
  return { status: running > 0 ? 'asking' : 'none' };
}

function tellEmpty({ definition, state }: BidScreen, { emptyMessage }: SuggestionConfig): void {
  const { entry } = definition;
  if (!emptyMessage || entry.kind !== 'expanded') return;
  if (entry.fields.every(({ name }) => !state.form[name])) state.message = emptyMessage;
}

/**
 * Adds a bid of each suggestion for the inputs as they stand: now when the answer is in hand, else
 * when it arrives, for which it is asked for once more after a second.
 */
export function wantSuggestions(screen: BidScreen, points: number, session: Session): void {
  const { asking, state, definition } = screen;
  const question = currentRequest(screen);
  if (!question || asking.wanted) return;
  const key = keyOf(question);
  const atAdd = suggestionConfig(definition)?.refetchOnAdd;
  if (!atAdd && asking.held?.key === key) {
    addSuggested(screen, asking.held.labels, points, session);
    return;
  }
  asking.wanted = { key, points, session };
  state.waiting = true;
  if (atAdd) void ask(screen, question);
  asking.retry = setTimeout(() => {
    asking.retry = undefined;
    void ask(screen, question);
  }, SUGGESTION_RETRY_DELAY);
}

function addSuggested(
  screen: BidScreen,
  labels: readonly string[],
  points: number,
  session: Session,
): void {
  if (labels.length === 0) {
    screen.state.message = NO_SUGGESTIONS;
  } else if (addLabels(screen, labels, points, session)) {
    clearFields(screen);
  }
}

async function ask(screen: BidScreen, question: SuggestionQuestion): Promise<void> {
  const { asking, state } = screen;
  const key = keyOf(question);
  clearTimeout(asking.pause);
  if (key !== asking.lastKey) {
    asking.abort.abort();
    asking.abort = new AbortController();
    asking.running = 0;
  }
  asking.lastKey = key;
  state.suggestions = { status: 'asking' };
  asking.running++;
  await answered(screen, question, asking.abort.signal, {
    arrived(labels) {
      asking.running--;
      asking.held = { key, labels };
      if (keyOf(currentRequest(screen)) !== key) return;
      state.suggestions = { status: 'ready', labels };
      const { wanted } = asking;
      withdraw(screen);
      if (wanted?.key === key) addSuggested(screen, labels, wanted.points, wanted.session);
    },
    failed(message) {
      asking.running--;
      if (keyOf(currentRequest(screen)) !== key) return;
      state.suggestions = { status: 'failed', message };
      if (asking.running === 0 && !asking.retry) withdraw(screen);
    },
  });
}
