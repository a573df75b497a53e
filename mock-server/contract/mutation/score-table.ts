import { endpointNames, endpointTitle } from '@matka/contracts/api/endpoints';
import { operatorNames } from './operators.ts';
import type { Judged } from './score.ts';

/** The judged mutants of one host. */
export interface HostScore {
  /** `the mock` or `a second host`. */
  host: string;
  judged: readonly Judged[];
}

const survives = ({ verdict }: Judged): boolean => typeof verdict === 'object';
const isNamed = ({ verdict }: Judged): boolean => verdict === 'named';

/** The percentage of named mutants among those that are named or survive. */
export function scoreOf(judged: readonly Judged[]): number {
  const named = judged.filter(isNamed).length;
  const survived = judged.filter(survives).length;
  return named + survived === 0 ? 0 : (100 * named) / (named + survived);
}

/** The operators and calls without a mutant that changes the reading. */
export function withoutMutants(judged: readonly Judged[]): string[] {
  const counted = judged.filter((one) => isNamed(one) || survives(one));
  const has = (test: (one: Judged) => boolean) => counted.some(test);
  return [
    ...operatorNames.filter((name) => !has(({ operator }) => operator === name)),
    ...endpointNames.filter((name) => !has(({ endpoint }) => endpoint === name)).map(endpointTitle),
  ];
}

const cut = (text: string): string => (text.length > 150 ? `${text.slice(0, 149)}…` : text);

/** Leaves out what two readings begin with alike. */
function difference({ before, after }: { before: string; after: string }): [string, string] {
  let from = 0;
  while (from < before.length && before[from] === after[from]) from += 1;
  const start = Math.max(0, from - 40);
  return [cut(before.slice(start)), cut(after.slice(start))];
}

/** Each survivor with its reading before and after. */
export const survivorLines = ({ host, judged }: HostScore): string[] =>
  judged.flatMap(({ endpoint, name, verdict }) => {
    if (typeof verdict !== 'object') return [];
    const [before, after] = difference(verdict);
    return [
      `  survived on ${host}: ${endpointTitle(endpoint)} ${name}`,
      `    before: ${before}`,
      `    after:  ${after}`,
    ];
  });

const columns = (judged: readonly Judged[]): number[] => [
  judged.length,
  judged.filter(({ verdict }) => verdict === 'unchanged').length,
  judged.filter(({ verdict }) => verdict === 'optional').length,
  judged.filter(({ by }) => by === 'pact').length,
  judged.filter(({ by }) => by === 'kit').length,
  judged.filter(survives).length,
];

const headings = ['mutants', 'harmless', 'optional', 'by pact', 'by kit', 'survived'];

const line = (title: string, cells: readonly (string | number)[]): string =>
  `  ${title.padEnd(34)}${cells.map((cell) => String(cell).padStart(10)).join('')}`;

function tableOf({ host, judged }: HostScore): string[] {
  const isPartial = new Set(judged.map(({ endpoint }) => endpoint)).size < endpointNames.length;
  const rowsBy = (names: readonly string[], nameOf: (one: Judged) => string) =>
    names.flatMap((name) => {
      const own = judged.filter((one) => nameOf(one) === name);
      return isPartial && own.length === 0 ? [] : [line(name, columns(own))];
    });
  return [
    '',
    line(`Operator, on ${host}`, headings),
    ...rowsBy(operatorNames, ({ operator }) => operator),
    '',
    line(`Call, on ${host}`, headings),
    ...rowsBy(endpointNames.map(endpointTitle), ({ endpoint }) => endpointTitle(endpoint)),
    '',
    line('All', columns(judged)),
    `  Mutation score on ${host}: ${scoreOf(judged).toFixed(1)} %`,
  ];
}

/** The scores as tables by operator and call, with the survivors. */
export const scoreTables = (scores: readonly HostScore[]): string =>
  scores.flatMap((score) => [...tableOf(score), ...survivorLines(score)]).join('\n');
