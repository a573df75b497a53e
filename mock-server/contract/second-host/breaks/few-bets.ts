import { bodies, each, fieldsIn, inOrder, renamed, some } from '../edit.ts';
import type { Json } from '../exchange.ts';
import type { Break } from '../variant.ts';

const result = 'data.*.bet_details.result_data';

const inHistory = (change: (body: Json) => Json) => bodies(change, 'history');

const numbers = ['open_pana', 'open_digit', 'close_digit', 'close_pana', 'jodi'];

/** A bet with a result has its numbers there alone. */
const numbersInResults = each('data.*.bet_details', (value) => {
  const details = fieldsIn(value);
  if (!fieldsIn(details.result_data).raw_result) return value;
  const others = Object.entries(details).filter(([name]) => !numbers.includes(name));
  return { ...Object.fromEntries(others), placed_bets: [] };
});

/** Edits the notation of results that are there. */
const inResults = (change: (text: string) => Json) =>
  inHistory(
    inOrder(
      numbersInResults,
      some(`${result}.raw_result`, (text) => change(String(text))),
    ),
  );

const all: readonly Omit<Break, 'endpoint' | 'options' | 'effect'>[] = [
  {
    name: 'few-raw-results-renamed',
    description: 'The raw result of few decided bets is called rawResult.',
    changed: inHistory(inOrder(numbersInResults, renamed(`${result}.raw_result`, 'rawResult'))),
  },
  {
    name: 'few-raw-results-with-none',
    description: 'The raw result of few decided bets has a value of Python that JSON lacks.',
    changed: inResults((text) => text.replace("'board'", 'None')),
  },
  {
    name: 'few-raw-results-in-camel-case',
    description: 'The processed result of few decided bets is called processedResult.',
    changed: inResults((text) => text.replace('processed_result', 'processedResult')),
  },
  {
    name: 'few-raw-results-without-a-processed-one',
    description: 'The numbers of few decided bets stand outside of the processed result.',
    changed: inResults((text) => text.replace(/'processed_result': \{(.*)\}\}/, '$1}')),
  },
  {
    name: 'few-raw-results-of-other-numbers',
    description: 'The numbers in the processed result of few decided bets have another name.',
    changed: inResults((text) => text.replace(/'(digits|combinations)'/, "'numbers'")),
  },
  {
    name: 'few-raw-results-within-quotes',
    description: 'The raw result of few decided bets is a text within a text.',
    changed: inResults((text) => JSON.stringify(text)),
  },
];

/** Raw results of a player who has few decided bets, none of which shows its numbers otherwise. */
export const fewBets: readonly Break[] = all.map((one) => ({
  ...one,
  endpoint: 'history',
  effect: 'Reads N/A in place of what was placed.',
  options: { mostDecided: 6 },
}));
