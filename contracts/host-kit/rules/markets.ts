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
  { current_status: number, current_status_name: given }: Markets[number],
  place: string,
): Finding[] {
  if (given === '') return [];
  // The client takes spaces off.
  const name = given.trim();
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

const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Whether a time of day comes within half a day of another. */
const follows = (time: string, other: string): boolean =>
  (minutesOf(time) - minutesOf(other) + 24 * 60) % (24 * 60) <= 12 * 60;

/** A result comes after the last bid on it; markets may go on after midnight. */
function timeFindings(market: Markets[number], place: string): Finding[] {
  return (['open', 'close'] as const).flatMap((session): Finding[] => {
    const [end, result] = [market[`${session}_time`], market[`${session}_result_time`]];
    if (end === '' || result === '' || follows(result, end)) return [];
    // Of two times that contradict each other, the one out of order is meant.
    const name = follows(market.close_time, market.open_time) ? 'result_time' : 'time';
    return [
      {
        place: `${place}.${session}_${name}`,
        found:
          name === 'time' ? `is ${end}, the result ${result}` : `is ${result}, the last bid ${end}`,
        expected: 'the last bid before its result',
        effect: 'reads wrong times',
      },
    ];
  });
}

/** Statuses are those that the client knows, and the numbers of a draw belong together. */
export const marketRules = (markets: Markets, _: Exchange, body: unknown): Finding[] => [
  ...repeatedIds(body, '$', 'does not see this market'),
  ...markets.flatMap((market, index) => [
    ...statusFindings(market, `$[${index}]`),
    ...timeFindings(market, `$[${index}]`),
    ...drawnFindings(market, `$[${index}]`),
  ]),
];
