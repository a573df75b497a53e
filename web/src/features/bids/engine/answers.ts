import { fetchErrorText, fetchFallback } from '../../../api/fetch-error-text.ts';
import { getSuggestions, type SuggestionQuestion } from '../../../api/suggestions.ts';
import { parseCombinations } from './parse-combinations.ts';
import type { BidScreen } from './screen.ts';
import { suggestionConfig } from './suggestion-request.ts';

/** What is done with the answer to a question: the labels of its bids, or why there is none. */
export interface Answer {
  arrived(labels: readonly string[]): void;
  failed(message: string): void;
}

/** Puts a question to the host and hands on its answer, unless it was given up meanwhile. */
export async function answered(
  { definition }: BidScreen,
  question: SuggestionQuestion,
  signal: AbortSignal,
  answer: Answer,
): Promise<void> {
  const suggests = suggestionConfig(definition);
  try {
    const response = await getSuggestions(question, signal);
    const labels = parseCombinations(response).flatMap((text) => suggests?.read(text) ?? []);
    if (!signal.aborted) answer.arrived([...new Set(labels)]);
  } catch (error) {
    if (!signal.aborted) answer.failed(fetchErrorText(error, fetchFallback.suggestions));
  }
}
