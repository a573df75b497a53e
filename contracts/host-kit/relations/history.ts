import type { BetRecord, History } from '../../decoders/history.ts';
import type { Finding } from '../findings/finding.ts';
import { passesFilters } from '../rules/history.ts';
import { type AllBets, readAllBets } from './all-bets.ts';
import type { Probe } from './probe.ts';
import { type Relation, type Unread, unread } from './relation.ts';

const place = '$.data';

/** Pages follow one another, without a bet twice and the newest first. */
export function pageFindings({ pages, missingPage }: AllBets): Finding[] {
  if (missingPage !== undefined)
    return [
      {
        place: '$.pagination.total_pages',
        found: `counts page ${missingPage}, which cannot be read`,
        expected: 'the number of the last page',
        effect: 'is offered a page that is not there',
      },
    ];
  const seen = new Set<string>();
  for (const [index, page] of pages.entries()) {
    const repeated = page.find(({ id }) => id !== '' && seen.has(id));
    if (repeated)
      return [
        {
          place,
          found: `repeats bet ${repeated.id} on page ${index + 1}`,
          expected: 'each bet on one page',
          effect: 'sees bets twice and takes them for two',
        },
      ];
    if (page.length === 0 && index > 0)
      return [
        {
          place: '$.pagination.total_pages',
          found: `counts page ${index + 1}, which is empty`,
          expected: 'the number of the last page',
          effect: 'is offered a page that is not there',
        },
      ];
    for (const { id } of page) seen.add(id);
  }
  const times = pages.flat().map(({ timestamps }) => Date.parse(timestamps.created_at));
  return times.some((time, index) => time > (times[index - 1] ?? time))
    ? [
        {
          place,
          found: 'is not in order over pages',
          expected: 'the newest bet first',
          effect: 'finds the newest bet at the end',
        },
      ]
    : [];
}

/** A page after the one that claims to be the last, or says nothing. */
async function untoldFindings(probe: Probe, { pages, complete, records }: AllBets) {
  const [first = []] = pages;
  if (pages.length !== 1 || !complete || first.length === 0) return [];
  const next = await probe.read('history', '/bets/history/?page=2');
  const ids = new Set(records.map(({ id }) => id));
  const untold = (next as History | undefined)?.data.find(({ id }) => !ids.has(id));
  if (!untold) return [];
  const finding: Finding = {
    place: '$.pagination',
    found: `does not tell of page 2, which holds bet ${untold.id}`,
    expected: 'the number of pages',
    effect: 'sees only the first page',
  };
  return [finding];
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

type Filter = readonly (readonly [name: string, value: string])[];

/** Filters by values that the player's bets have, by one value, by two, and by several at once. */
function filtersOf({ records }: AllBets): Filter[] {
  const names = distinct(records.map(({ market }) => market.name)).filter(Boolean);
  const statuses = distinct(records.map(({ bet_details }) => bet_details.bet_status.toLowerCase()));
  const known = statuses.filter((status) => /^(won|lost|pending)$/.test(status));
  const byStatus = known.toReversed().map((status): Filter => [['bet_status', status]]);
  const markets = names.slice(0, 2).map((name) => ['market_names', name] as const);
  const both = known.slice(-2).map((status) => ['bet_status', status] as const);
  const together = byStatus.flatMap((status) =>
    markets.flatMap((market): Filter[] => [
      [...status, market],
      [...status, market, ['session_type', 'open']],
    ]),
  );
  return [...byStatus, both, markets, markets.toReversed(), ...together].filter(
    (filter) => filter.length > 0,
  );
}

function queryOf(filter: Filter): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of filter) query.append(name, value);
  return query;
}

const filterFinding = (
  found: string,
  filter: Filter,
  expected: string,
  effect: string,
): Finding => {
  const words = decodeURIComponent(String(queryOf(filter)));
  return { place, found: `${found} for ${words.slice(0, 60)}`, expected, effect };
};

const pathOf = (filter: Filter, page: number) =>
  `/bets/history/?${queryOf([['page', String(page)], ...filter])}`;

/** What a filter gives in place of the bets that pass it. */
async function oneFilterFindings(probe: Probe, filter: Filter, bets: AllBets): Promise<Finding[]> {
  const query = queryOf(filter);
  const passing = bets.records.filter((record) => passesFilters(record, query));
  const { status, value } = await probe.get('history', pathOf(filter, 1));
  if (value === undefined && passing.length === 0 && bets.complete && status >= 400)
    return [
      filterFinding(
        `gets ${status}`,
        filter,
        'an empty list',
        'reads an error, not “No records found”',
      ),
    ];
  if (value === undefined) return [];
  const { data, pagination } = value as History;
  const second = pagination.has_next
    ? ((await probe.read('history', pathOf(filter, 2))) as History | undefined)
    : undefined;
  const rows = [...data, ...(second?.data ?? [])];
  const wrong = rows.find((record) => !passesFilters(record, query));
  if (wrong)
    return [
      filterFinding(
        `holds bet ${wrong.id}`,
        filter,
        'bets that pass the filter alone',
        'sees bets that were not asked for',
      ),
    ];
  const size = bets.pages[0]?.length ?? 0;
  const given = new Set(data.map(({ id }) => id));
  const missing = passing.slice(0, size).find(({ id }) => !given.has(id));
  return missing
    ? [
        filterFinding(
          `lacks bet ${missing.id}`,
          filter,
          'every bet that passes the filter',
          'misses bets',
        ),
      ]
    : [];
}

async function filterFindings(probe: Probe, bets: AllBets): Promise<Finding[]> {
  for (const filter of filtersOf(bets)) {
    const findings = await oneFilterFindings(probe, filter, bets);
    if (findings.length > 0) return findings;
  }
  return [];
}

async function completeFindings(probe: Probe, bets: AllBets): Promise<Finding[] | Unread> {
  const other = await readAllBets(probe, 'bettingHistory');
  if (!other) return unread('bettingHistory');
  const oldest = Math.min(...bets.records.map(timeOf));
  const ids = new Set(bets.records.map(({ id }) => id));
  const missing = other.records.find(
    (record) => !ids.has(record.id) && (bets.complete || timeOf(record) > oldest),
  );
  if (!missing) return [];
  return [
    {
      place,
      found: `lacks bet ${missing.id} of GET /betting/history/ (${missing.bet_details.bet_status})`,
      expected: 'all bets of the player',
      effect: 'misses bets',
    },
  ];
}

const timeOf = ({ timestamps }: BetRecord): number => Date.parse(timestamps.created_at);

const relation = (
  description: string,
  check: (probe: Probe, bets: AllBets) => Promise<Finding[] | Unread> | Finding[],
): Relation => ({
  endpoint: 'history',
  description,
  check: async (probe) => {
    const bets = await readAllBets(probe);
    return bets ? check(probe, bets) : unread('history');
  },
});

/** Relations between the pages and filters of the history. */
export const historyRelations: readonly Relation[] = [
  relation('pages of the history follow one another', async (probe, bets) => [
    ...pageFindings(bets),
    ...(await untoldFindings(probe, bets)),
  ]),
  relation('a filtered history holds all bets that pass', filterFindings),
  relation('the history holds all bets of the player', completeFindings),
];
