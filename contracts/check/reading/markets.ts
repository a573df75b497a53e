import type { Place } from '../../reading/place.ts';
import type { Exchange } from '../exchange.ts';
import { describeFound, type Part, part } from '../finding.ts';
import { phaseOf, statusNames } from '../game/market-phase.ts';
import { indianMinutes } from '../indian-day.ts';
import type { Market, Reading } from '../reader.ts';
import { repeatedIds } from './unique-ids.ts';

/** The status numbers whose text is green. */
const green: readonly number[] = [6, 4];

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');
const plainNames = statusNames.map(plain);

function statusParts(market: Market, place: Place): Part[] {
  const { current_status: number, current_status_name: name } = market;
  const phase = phaseOf(market);
  if (name.trim() === '') return [];
  // A misspelt name of the specification means that name, but the client does not recognise it.
  if (phase === undefined && plainNames.includes(plain(name)))
    return [
      part(
        [...place, 'current_status_name'],
        describeFound(name),
        'the spelling of the specification, e.g. "Running now"',
        'can bet where it is over, or cannot where it is not',
      ),
    ];
  if (phase === undefined) return [];
  if (green.includes(number) === (phase !== 'closed')) return [];
  return [
    part(
      [...place, 'current_status'],
      `is ${number === 0 ? 'missing or 0' : number} beside current_status_name “${name}”`,
      phase === 'closed' ? 'neither 6 nor 4' : '6 or 4',
      'sees markets in the wrong colour',
    ),
  ];
}

const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const follows = (time: string, other: string): boolean =>
  (minutesOf(time) - minutesOf(other) + 24 * 60) % (24 * 60) <= 12 * 60;

/** A result comes after the last bid on it; markets may go on after midnight. */
function timeParts(market: Market, place: Place): Part[] {
  return (['open', 'close'] as const).flatMap((session): Part[] => {
    const [end, result] = [market[`${session}_time`], market[`${session}_result_time`]];
    if (end === '' || result === '' || follows(result, end)) return [];
    // Of two contradicting times, the one out of order is reported.
    const name = follows(market.close_time, market.open_time) ? 'result_time' : 'time';
    return [
      part(
        [...place, `${session}_${name}`],
        name === 'time' ? `is ${end}, the result ${result}` : `is ${result}, the last bid ${end}`,
        'the last bid before its result',
        'reads wrong times',
      ),
    ];
  });
}

/** The offset of India from UTC. */
const indianOffset = 330;
/** A host may take this long to end a session. */
const endingMinutes = 30;

/** The last bid of the session that a market still takes; undefined if it is closed. */
function lastBidOf(market: Market): 'open_time' | 'close_time' | undefined {
  const phase = phaseOf(market);
  if (phase === undefined || phase === 'closed') return undefined;
  return phase === 'both' ? 'open_time' : 'close_time';
}

/** The expected value of a time that seems to be in UTC. All such times of a list are one failure. */
export const zoneExpected = 'a time in India: as UTC it fits';

/**
 * Times that contradict the statuses beside them, but not in another zone: several markets take bets after their last
 * bid by the given times, and none does if the times are read as UTC. Both by the host's clock and by the kit's.
 */
function zoneParts(markets: readonly Market[], { at, receivedAt = at }: Exchange): Part[] {
  const running = markets.flatMap((market, index) => {
    const name = lastBidOf(market);
    return name && market[name] ? [{ market, index, name }] : [];
  });
  const isOver = (now: string, time: string, offset: number) => {
    // After midnight a time of the evening is still to come.
    const late = indianMinutes(now) - minutesOf(time) - offset;
    return late > endingMinutes && late < 12 * 60;
  };
  const wrongAt = (now: string) => {
    const fitsAsUtc = running.every(({ market, name }) => !isOver(now, market[name], indianOffset));
    return fitsAsUtc ? running.filter(({ market, name }) => isOver(now, market[name], 0)) : [];
  };
  const wrong = wrongAt(at);
  if (wrong.length < 2 || wrongAt(receivedAt).length < 2) return [];
  return wrong.map(({ market, index, name }) =>
    part(
      [index, name],
      `is ${market[name]}, which is over, beside “${market.current_status_name}”`,
      zoneExpected,
      'reads wrong times',
    ),
  );
}

/** Ids, statuses and times of markets that contradict each other, or the time of reading. */
export const marketParts = (
  markets: Reading<'markets'>,
  body: unknown,
  exchange: Exchange,
): Part[] => [
  ...repeatedIds(body, [], 'does not see this market'),
  ...zoneParts(markets, exchange),
  ...markets.flatMap((market, index) => [
    ...statusParts(market, [index]),
    ...timeParts(market, [index]),
  ]),
];

/** Statuses that the specification does not name: the types of bets decide what is offered. */
export const marketNotes = (markets: Reading<'markets'>): Part[] =>
  markets.flatMap((market, index) =>
    market.current_status_name.trim() === '' ||
    phaseOf(market) !== undefined ||
    plainNames.includes(plain(market.current_status_name))
      ? []
      : [
          part(
            [index, 'current_status_name'],
            describeFound(market.current_status_name),
            'any name',
            'is offered every session that a bet type has',
          ),
        ],
  );
