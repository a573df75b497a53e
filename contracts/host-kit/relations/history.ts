import type { BetRecord, History } from '../../decoders/history.ts';
import type { Finding } from '../findings/finding.ts';
import { passesFilters } from '../rules/history.ts';
import { type AllBets, readAllBets } from './all-bets.ts';
import type { Probe } from './probe.ts';
import type { Relation } from './relation.ts';

const unreadable = 'the history cannot be read';

const place = '$.data';

function pageFindings({ pages }: AllBets): Finding[] {
  const seen = new Set<number>();
  for (const [index, page] of pages.entries()) {
    const repeated = page.find(({ id }) => seen.has(id));
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

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

/** Filters by two values each, of values that the player's bets have. */
function filterQueries({ records }: AllBets): URLSearchParams[] {
  const names = distinct(records.map(({ market }) => market.name)).filter(Boolean);
  const statuses = distinct(records.map(({ bet_details }) => bet_details.bet_status.toLowerCase()));
  const known = statuses.filter((status) => /^(won|lost|pending)$/.test(status));
  const queries = [
    ...known.toReversed().map((status) => [['bet_status', status]]),
    [...known.slice(-2).map((status) => ['bet_status', status])],
    [...names.slice(0, 2).map((name) => ['market_names', name])],
    [
      ...names
        .slice(0, 2)
        .toReversed()
        .map((name) => ['market_names', name]),
    ],
  ].filter((pairs) => pairs.length > 0);
  return queries.map(
    (pairs) => new URLSearchParams([['page', '1'], ...pairs] as [string, string][]),
  );
}

async function filterFindings(probe: Probe, bets: AllBets): Promise<Finding[]> {
  const size = bets.pages[0]?.length ?? 0;
  for (const query of filterQueries(bets)) {
    const read = await probe.read('history', `/bets/history/?${query}`);
    if (read === undefined) continue;
    const { data } = read as History;
    const expected = bets.records.filter((record) => passesFilters(record, query)).slice(0, size);
    const given = new Set(data.map(({ id }) => id));
    const missing = expected.find(({ id }) => !given.has(id));
    if (!missing) continue;
    query.delete('page');
    return [
      {
        place,
        found: `lacks bet ${missing.id} for ${decodeURIComponent(String(query)).slice(0, 60)}`,
        expected: 'every bet that passes the filter',
        effect: 'misses bets',
      },
    ];
  }
  return [];
}

async function completeFindings(probe: Probe, bets: AllBets): Promise<Finding[] | string> {
  const other = await readAllBets(probe, 'bettingHistory');
  if (!other) return 'GET /betting/history/ cannot be read';
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
  check: (probe: Probe, bets: AllBets) => Promise<Finding[] | string> | Finding[],
): Relation => ({
  endpoint: 'history',
  description,
  check: async (probe) => {
    const bets = await readAllBets(probe);
    return bets ? check(probe, bets) : unreadable;
  },
});

/** Relations between the pages and filters of the history. */
export const historyRelations: readonly Relation[] = [
  relation('pages of the history follow one another', (_, bets) => pageFindings(bets)),
  relation('a filtered history holds all bets that pass', filterFindings),
  relation('the history holds all bets of the player', completeFindings),
];
