import type { EndpointName } from '../../api/endpoints.ts';
import type { Payouts } from '../../decoders/payouts.ts';
import type { Results } from '../../decoders/results.ts';
import type { Finding } from '../findings/finding.ts';
import { readAllBets } from './all-bets.ts';
import { type Relation, unread } from './relation.ts';

/** Other lists of a host that name this many rows show that a list of one is not whole. */
const manyRows = 3;

function loneFinding(place: string, count: number, others: ReadonlySet<string>, what: string) {
  if (count !== 1 || others.size < manyRows) return [];
  const finding: Finding = {
    place,
    found: `has one row, while other lists name ${others.size}`,
    expected: `every ${what}`,
    effect: `does not find the other ${what}s`,
  };
  return [finding];
}

const names = (values: Iterable<string>) => new Set([...values].filter(Boolean));

const relation = (
  endpoint: EndpointName,
  description: string,
  check: Relation['check'],
): Relation => ({ endpoint, description, check });

/** A list has more than one row where other lists of the host name several. */
export const loneRowRelations: readonly Relation[] = [
  relation('betTypes', 'more than one bet type is listed', async (probe) => {
    if (probe.betTypes.length !== 1) return [];
    const bets = await readAllBets(probe);
    const used = names((bets?.records ?? []).map(({ bet_type }) => bet_type.name));
    return loneFinding('$', probe.betTypes.length, used, 'bet type');
  }),
  relation('payouts', 'more than one rate is listed', async (probe) => {
    const read = await probe.read('payouts', '/admin/payout-multipliers/?page=1');
    if (read === undefined) return unread('payouts');
    const { data } = read as Payouts;
    return loneFinding(
      '$.data',
      data.length,
      names(probe.betTypes.map(({ name }) => name)),
      'rate',
    );
  }),
  relation('markets', 'more than one market is listed', async (probe) => {
    const markets = await probe.markets();
    if (markets?.length !== 1) return [];
    const day = await probe.reader.dayWithResults();
    if (!('value' in day)) return [];
    const [year = '', month = ''] = day.value.split('-');
    const query = new URLSearchParams({ month, year, date: day.value });
    const read = await probe.read('results', `/markets/results/monthly/?${query}`);
    const drawn = names(Object.keys((read as Results | undefined)?.markets ?? {}));
    return loneFinding('$', markets.length, drawn, 'market');
  }),
];
