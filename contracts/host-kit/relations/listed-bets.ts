import type { BetRecord } from '../../decoders/history.ts';
import { isObject } from '../../pact/json.ts';
import { describeFound, type Finding } from '../findings/finding.ts';
import { type AllBets, readAllBets } from './all-bets.ts';
import { pageFindings } from './history.ts';
import type { Probe } from './probe.ts';
import { type Relation, unread } from './relation.ts';
import { tokenEnd } from './tokens.ts';

/** How far the clocks of kit and host may differ. */
const skewMs = 300_000;
/** How many bets are asked for one by one. */
const mostBets = 8;

const secondOf = (time: unknown): number => Math.floor(Date.parse(String(time)) / 1000);

/** Whether two texts are the same second, be it in two zones: no screen shows less. */
const isSameTime = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && one.includes('T') && secondOf(one) === secondOf(other);

/** The first place at which two readings differ, of what both have. */
function differingPlace(one: unknown, other: unknown, place: string): string | undefined {
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return place;
    return firstPlace(one.map((row, index) => [row, other[index], `${place}[${index}]`]));
  }
  if (isObject(one) && isObject(other)) {
    const names = Object.keys(one).filter((name) => Object.hasOwn(other, name));
    return firstPlace(names.map((name) => [one[name], other[name], `${place}.${name}`]));
  }
  return one === other || isSameTime(one, other) ? undefined : place;
}

function firstPlace(pairs: readonly (readonly [unknown, unknown, string])[]): string | undefined {
  for (const [one, other, place] of pairs) {
    const found = differingPlace(one, other, place);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A draw may have decided a bet between two requests. */
const isPending = ({ bet_details }: BetRecord): boolean => bet_details.bet_status === 'PENDING';

/** Where a bet reads in another way than in the history. */
function sameFindings(record: BetRecord, { records }: AllBets, place: string): Finding[] {
  const listed = records.find(({ id }) => id !== '' && id === record.id);
  if (!listed || isPending(listed) !== isPending(record)) return [];
  const other = differingPlace(record, listed, place);
  if (other === undefined) return [];
  return [
    {
      place: other,
      found: `of bet ${record.id} differs from GET /bets/history/`,
      expected: 'the same bet everywhere',
      effect: 'reads two stories of one bet',
    },
  ];
}

/** A page says its own place among the pages. */
const placeFindings = ({ misplacedPage: page }: AllBets): Finding[] =>
  page === undefined
    ? []
    : [
        {
          place: '$.pagination',
          found: `is that of another page on page ${page}`,
          expected: `current_page ${page}${page > 1 ? ' and a page before' : ''}`,
          effect: 'does not get to all pages',
        },
      ];

function missingFindings(own: AllBets, all: AllBets): Finding[] {
  const oldest = Math.min(...own.records.map(timeOf));
  const ids = new Set(own.records.map(({ id }) => id));
  const missing = all.records.find(
    (record) => !ids.has(record.id) && (own.complete || timeOf(record) > oldest),
  );
  if (!missing) return [];
  return [
    {
      place: '$.data',
      found: `lacks bet ${missing.id} of GET /bets/history/`,
      expected: 'all bets of the player',
      effect: 'misses bets',
    },
  ];
}

const timeOf = ({ timestamps }: BetRecord): number => Date.parse(timestamps.created_at);

/** The latest time that the host may think it is: tokens end after they are issued. */
function latestNow(probe: Probe): number {
  const access = probe.client.tokens.readAccess() ?? '';
  return Math.max(probe.now + skewMs, (tokenEnd(access) ?? 0) * 1000);
}

/** Bets of different kinds: by status, and by whether they have sub-bets. */
function oneOfEach(records: readonly BetRecord[]): BetRecord[] {
  const kindOf = ({ bet_details: { bet_status, placed_bets, bet_type } }: BetRecord) =>
    [bet_status, placed_bets.length > 0, bet_type, hasZero(placed_bets)].join(' ');
  return [...Map.groupBy(records, kindOf).values()].flatMap(([first]) => first ?? []);
}

const hasZero = (bets: BetRecord['bet_details']['placed_bets']): boolean =>
  bets.some(({ jodi, pana }) => /^0/.test(jodi ?? pana ?? ''));

/** Relations between the lists of a player's bets. */
export const listedBetRelations: readonly Relation[] = [
  {
    endpoint: 'history',
    description: 'no bet was placed in the future',
    check: async (probe) => {
      const bets = await readAllBets(probe);
      if (!bets) return unread('history');
      const now = latestNow(probe);
      const index = bets.records.findIndex((record) => timeOf(record) > now);
      const early = bets.records[index];
      if (!early) return [];
      return [
        {
          place: `$.data[${index}].timestamps.created_at`,
          found: describeFound(early.timestamps.created_at),
          expected: 'a time that is over',
          effect: 'reads a wrong day beside a bet',
        },
      ];
    },
  },
  {
    endpoint: 'history',
    description: 'every page of the history can be read',
    check: async (probe) =>
      (await readAllBets(probe)) ? [...probe.lossesOf('history')] : unread('history'),
  },
  {
    endpoint: 'bettingHistory',
    description: 'GET /betting/history/ lists the bets of the history',
    check: async (probe) => {
      const [own, all] = [await readAllBets(probe, 'bettingHistory'), await readAllBets(probe)];
      if (!own) return unread('bettingHistory');
      if (!all) return unread('history');
      return [
        ...probe.lossesOf('bettingHistory'),
        ...pageFindings(own),
        ...placeFindings(own),
        ...missingFindings(own, all),
        ...own.records.flatMap((record, index) => sameFindings(record, all, `$.data[${index}]`)),
      ];
    },
  },
  {
    endpoint: 'bet',
    description: 'a bet is on its own as in the history',
    check: async (probe) => {
      const all = await readAllBets(probe);
      if (!all) return unread('history');
      const findings: Finding[] = [];
      for (const { id } of oneOfEach(all.records.filter(({ id }) => id !== '')).slice(
        0,
        mostBets,
      )) {
        const read = await probe.read('bet', `/betting/${encodeURIComponent(id)}/`);
        if (read !== undefined) findings.push(...sameFindings(read as BetRecord, all, '$'));
      }
      return all.records.length === 0
        ? 'the history is empty'
        : [...probe.lossesOf('bet'), ...findings];
    },
  },
];
