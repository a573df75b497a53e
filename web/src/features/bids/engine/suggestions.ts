import { fetchErrorText, fetchFallback } from '../../../api/fetch-error-text.ts';
import { getSuggestions, type SuggestionRequest } from '../../../api/suggestions.ts';
import { SUGGESTION_PAUSE, SUGGESTION_RETRY_DELAY } from '../../../lib/timings.ts';
import { type Definition, hasForm, type SuggestionConfig } from './definition.ts';
import {
  type BidScreen,
  idleRequests,
  type OnSuggested,
  type SuggestionRequests,
  type Suggestions,
} from './screen.ts';
import {
  currentRequest,
  isNumberOf,
  parseCombinations,
  suggestionRequest,
} from './suggestion-request.ts';

/*
 * The suggestions of a screen, one state machine:
 *
 *   none → (inputs rest) → loading → ready | failed
 *
 * Every change of the form enters through `onInputsChanged` and starts over. An addition joins with
 * `whenSuggested`, in any state, and leaves through its callback `onSuggested`, at most once.
 */

type Outcome = Extract<Suggestions, { status: 'ready' | 'failed' }>;

const keyOf = (request: SuggestionRequest | undefined): string =>
  request ? JSON.stringify(request) : '';

/**
 * Starts over for the changed inputs of a form with fields: cancels a pending addition, shows the last response if it is
 * for these inputs, else requests suggestions once they rest. `saysEmpty`: empty inputs are an error of the player.
 */
export function onInputsChanged(screen: BidScreen, saysEmpty = true): void {
  const { requests, state, definition } = screen;
  const { suggestions: config } = definition.entry;
  if (!config || !hasForm(definition.entry)) return;
  clearTimeout(requests.debounce);
  cancelPendingAdd(screen);
  const request = currentRequest(screen);
  const key = keyOf(request);
  const isLast = key !== '' && key === requests.lastKey;
  state.suggestions = isLast ? lastOutcome(requests) : { status: 'none' };
  if (isLast) return;
  const onRest = request
    ? () => load(screen, request)
    : () => saysEmpty && showEmptyMessage(screen);
  requests.debounce = setTimeout(onRest, config.debounceMs ?? SUGGESTION_PAUSE);
}

/**
 * Calls `onSuggested` with the labels for the inputs: now if the last response is for them, else on arrival; after a
 * second without a response they are requested again. Does nothing while another addition is pending.
 */
export function whenSuggested(screen: BidScreen, onSuggested: OnSuggested): void {
  const { requests, state, definition } = screen;
  const request = currentRequest(screen);
  if (!request || requests.pendingAdd) return;
  const key = keyOf(request);
  const refetch = definition.entry.suggestions?.refetchOnAdd;
  if (!refetch && requests.lastResponse?.key === key) {
    onSuggested(requests.lastResponse.labels);
    return;
  }
  requests.pendingAdd = { key, onSuggested };
  state.waiting = true;
  if (refetch) void load(screen, request);
  requests.retry = setTimeout(() => {
    requests.retry = undefined;
    void load(screen, request);
  }, SUGGESTION_RETRY_DELAY);
}

/** Calls `onSuggested` with the labels for a key. Keys may be tapped faster than responses arrive; each tap counts. */
export async function suggestForKey(
  screen: BidScreen,
  config: SuggestionConfig,
  digit: string,
  onSuggested: OnSuggested,
): Promise<void> {
  const { requests, state } = screen;
  const request = suggestionRequest(screen, config, { ...state.form, singleDigit: digit });
  requests.taps++;
  const outcome = await fetchOutcome(screen, request);
  if (!outcome) return;
  requests.taps--;
  if (!isAdding(screen) && state.message === STILL_ADDING) state.message = undefined;
  if (outcome.status === 'failed') {
    state.suggestions = outcome;
    return;
  }
  if (requests.running === 0) state.suggestions = { status: 'none' };
  if (isEditing(screen)) onSuggested(outcome.labels);
}

/** The message of Continue while bids are being added. */
export const STILL_ADDING = 'Your bids are still being added. Press Continue again in a moment.';

/** Tells if bids that the player asked for wait for their suggestions. */
export const isAdding = ({ requests }: BidScreen): boolean =>
  requests.taps > 0 || requests.pendingAdd !== undefined;

/** Hides the suggestions and requests none for the inputs that have just been added. */
export function hideSuggestions({ requests, state }: BidScreen): void {
  clearTimeout(requests.debounce);
  state.suggestions = { status: 'none' };
}

/** Cancels every timer, running request and pending addition. */
export function stopSuggestions({ requests, state }: BidScreen): void {
  clearTimeout(requests.debounce);
  clearTimeout(requests.retry);
  requests.abort.abort();
  Object.assign(requests, idleRequests());
  state.waiting = false;
  state.suggestions = { status: 'none' };
}

function cancelPendingAdd({ requests, state }: BidScreen): void {
  clearTimeout(requests.retry);
  requests.retry = undefined;
  requests.pendingAdd = undefined;
  state.waiting = false;
  if (state.message === STILL_ADDING) state.message = undefined;
}

function lastOutcome({ lastResponse, lastKey, running }: SuggestionRequests): Suggestions {
  if (lastResponse?.key === lastKey) return { status: 'ready', labels: lastResponse.labels };
  return { status: running > 0 ? 'loading' : 'none' };
}

function showEmptyMessage({ definition, state }: BidScreen): void {
  const { fields, missingNumber } = definition.entry;
  if (!missingNumber || fields.some(({ name }) => state.form[name])) return;
  state.message = missingNumber;
  state.wrongField = fields[0]?.name;
}

/** Loads the suggestions of a request; running ones of another request are aborted. */
async function load(screen: BidScreen, request: SuggestionRequest): Promise<void> {
  const { requests, state } = screen;
  const key = keyOf(request);
  clearTimeout(requests.debounce);
  if (key !== requests.lastKey) {
    requests.abort.abort();
    requests.abort = new AbortController();
    requests.running = 0;
    requests.taps = 0;
  }
  requests.lastKey = key;
  const outcome = await fetchOutcome(screen, request);
  if (outcome?.status === 'ready') requests.lastResponse = { key, labels: outcome.labels };
  if (!outcome || keyOf(currentRequest(screen)) !== key) return;
  state.suggestions = outcome;
  if (outcome.status === 'failed') {
    if (requests.running === 0 && !requests.retry) cancelPendingAdd(screen);
    return;
  }
  const { pendingAdd } = requests;
  cancelPendingAdd(screen);
  if (pendingAdd?.key === key && isEditing(screen)) pendingAdd.onSuggested(outcome.labels);
}

/** Tells if bids may be added: a confirmation must show exactly the sent bids. A later addition keeps its inputs. */
const isEditing = ({ state }: BidScreen): boolean => state.submission.phase === 'editing';

/** The outcome of one request; undefined if it was aborted. */
async function fetchOutcome(
  { definition, requests, state }: BidScreen,
  request: SuggestionRequest,
): Promise<Outcome | undefined> {
  const { signal } = requests.abort;
  requests.running++;
  state.suggestions = { status: 'loading' };
  const outcome = await fetchLabels(definition, request, signal);
  if (signal.aborted) return undefined;
  requests.running--;
  return outcome;
}

/** Sends a request and reads the labels of bids from its response. */
export async function fetchLabels(
  definition: Definition,
  request: SuggestionRequest,
  signal: AbortSignal,
): Promise<Outcome> {
  const read = definition.entry.suggestions?.read;
  try {
    const combinations = parseCombinations(await getSuggestions(request, signal));
    const labels = read
      ? combinations.flatMap((text) => read(text) ?? [])
      : combinations.filter((text) => isNumberOf(definition, text));
    return { status: 'ready', labels: [...new Set(labels)] };
  } catch (error) {
    return { status: 'failed', message: fetchErrorText(error, fetchFallback.suggestions) };
  }
}
