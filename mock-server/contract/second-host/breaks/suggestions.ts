import { bodies, each, fieldsIn, listIn, onErrors, renamed } from '../edit.ts';
import type { Json } from '../exchange.ts';
import type { Break } from '../variant.ts';

const combinations = 'suggestions.combinations';

/** Changes lists of combinations. */
const listed = (change: (list: Json[]) => Json[]) =>
  bodies(
    each(combinations, (given) => (Array.isArray(given) ? change(given) : given)),
    'suggestions',
  );

const all: readonly Omit<Break, 'endpoint'>[] = [
  {
    name: 'a-pana-missing',
    description: 'The last combination is missing.',
    effect: 'Bets on fewer panas than were meant.',
    changed: listed((list) => list.slice(0, -1)),
  },
  {
    name: 'a-pana-twice',
    description: 'The first combination comes twice.',
    effect: 'Bets twice on one pana.',
    changed: listed((list) => [...list, ...list.slice(0, 1)]),
  },
  {
    name: 'a-pana-too-many',
    description: 'There is a combination that does not belong.',
    effect: 'Bets on a pana that was not meant.',
    changed: listed((list) =>
      list.length > 1 && String(list[0]).length === 3 ? [...list, '469'] : list,
    ),
  },
  {
    name: 'no-suggestions',
    description: 'There are no combinations.',
    effect: 'Reads that there are no suggestions.',
    changed: listed(() => []),
  },
  {
    name: 'zero-as-lowest-digit',
    description: 'Panas are spelt with 0 as the lowest digit.',
    effect: 'Bets on panas that are never drawn.',
    changed: listed((list) =>
      list.map((one) => {
        const text = String(one);
        return /^\d{3}$/.test(text) ? [...text].sort().join('') : text;
      }),
    ),
  },
  {
    name: 'combinations-as-numbers',
    description: 'Combinations are numbers.',
    effect: 'Gets no bet for 05.',
    changed: listed((list) => list.map((one) => (/^\d+$/.test(String(one)) ? Number(one) : one))),
  },
  {
    name: 'combinations-without-zeros',
    description: 'Combinations lose their leading zeros.',
    effect: 'Gets no bet for 05.',
    changed: listed((list) => list.map((one) => String(one).replace(/^0+(?=\d)/, ''))),
  },
  {
    name: 'combinations-renamed',
    description: 'The combinations are called panels.',
    effect: 'Reads that there are no suggestions.',
    changed: bodies(renamed(combinations, 'panels'), 'suggestions'),
  },
  {
    name: 'combinations-as-one-text',
    description: 'The combinations are one text with commas.',
    effect: 'Reads that there are no suggestions.',
    changed: bodies(
      each(combinations, (given) => (Array.isArray(given) ? given.join(',') : given)),
      'suggestions',
    ),
  },
  {
    name: 'combinations-as-objects',
    description: 'Each combination is an object.',
    effect: 'Reads that there are no suggestions.',
    changed: listed((list) => list.map((pana) => ({ pana }))),
  },
  {
    name: 'suggestions-at-the-top',
    description: 'The combinations stand outside of suggestions.',
    effect: 'Reads that the suggestions failed.',
    changed: bodies((body) => {
      const { suggestions: inner, ...others } = fieldsIn(body);
      return { ...others, ...fieldsIn(inner) };
    }, 'suggestions'),
  },
  {
    name: 'family-without-separator',
    description: 'Panas of a family and their kinds are run together.',
    effect: 'Gets no bet for a family.',
    changed: listed((list) => list.map((one) => String(one).replace(':', '/'))),
  },
  {
    name: 'jodis-of-the-bracket-renamed',
    description: 'The jodis of Red Bracket are called numbers.',
    effect: 'Gets no bet for a bracket.',
    changed: bodies(renamed(`${combinations}.jodis`, 'numbers'), 'suggestions'),
  },
  {
    name: 'half-bracket-is-full',
    description: 'The half bracket gets the jodis of the full one.',
    effect: 'Bets on the wrong bracket.',
    asked: ({ endpoint, request }) =>
      endpoint === 'suggestions' && request.body
        ? { ...request, body: request.body.replace('"mode":"half"', '"mode":"full"') }
        : request,
  },
  {
    name: 'right-digits-ignored',
    description: 'Digits Based Jodi takes the left digit alone.',
    effect: 'Bets on fewer jodis than were meant.',
    asked: ({ endpoint, request }) =>
      endpoint === 'suggestions' && request.body
        ? {
            ...request,
            body: request.body.replace(/"right_digits":\[[^\]]*\]/, '"right_digits":[]'),
          }
        : request,
  },
  {
    name: 'a-kind-ignored',
    description: 'Of several kinds of pana the first alone counts.',
    effect: 'Bets on fewer panas than were meant.',
    asked: ({ endpoint, request }) =>
      endpoint === 'suggestions' && request.body
        ? { ...request, body: request.body.replace(/"types":\["(\w\w)".*?\]/, '"types":["$1"]') }
        : request,
  },
  {
    name: 'bad-suggestions-are-200',
    description: 'A bad request for suggestions gets 200 and no combination.',
    effect: 'Is not told what is wrong.',
    changed: onErrors(
      () => ({
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: { suggestions: { combinations: listIn(null) } },
      }),
      'suggestions',
    ),
  },
  {
    name: 'suggestion-errors-renamed',
    description: 'The text of a bad request for suggestions is called reason.',
    effect: 'Is not told what is wrong.',
    changed: onErrors(
      (response) => ({ ...response, body: renamed('error', 'reason')(response.body) }),
      'suggestions',
    ),
  },
];

/** Breaks of suggestions. */
export const suggestions: readonly Break[] = all.map(
  (one): Break => ({ ...one, endpoint: 'suggestions' }),
);
