import type { Markets } from '../../decoders/markets.ts';
import type { Exchange } from '../exchange.ts';
import { describeFound, type Finding } from '../findings/finding.ts';
import { drawnFindings } from './drawn-numbers.ts';
import { repeatedIds } from './unique-ids.ts';

const running = 'Running now';
const runningForClose = 'Running for close';

/** The names by which the client tells what a market takes. */
export const statusNames: readonly string[] = [
  running,
  runningForClose,
  'Betting is closed',
  'Closed for today',
  'Closed',
];

const colours: Readonly<Record<number, string>> = { 6: running, 4: runningForClose };

function statusFindings(
  { current_status: number, current_status_name: name }: Markets[number],
  place: string,
): Finding[] {
  if (name === '') return [];
  if (!statusNames.includes(name))
    return [
      {
        place: `${place}.current_status_name`,
        found: describeFound(name),
        expected: 'one of the five statuses, e.g. "Running now"',
        effect: 'can bet where it is over, or cannot where it is not',
      },
    ];
  const wanted = Object.entries(colours).find(([, one]) => one === name)?.[0];
  const fits = wanted === undefined ? !(number in colours) : number === Number(wanted);
  if (fits) return [];
  return [
    {
      place: `${place}.current_status`,
      found: `is ${number}`,
      expected: wanted ? `${wanted} for ${name}` : `neither 6 nor 4 for ${name}`,
      effect: 'sees markets in the wrong colour',
    },
  ];
}

/** Statuses are those that the client knows, and the numbers of a draw belong together. */
export const marketRules = (markets: Markets, _: Exchange, body: unknown): Finding[] => [
  ...repeatedIds(body, '$', 'does not see this market'),
  ...markets.flatMap((market, index) => [
    ...statusFindings(market, `$[${index}]`),
    ...drawnFindings(market, `$[${index}]`),
  ]),
];
