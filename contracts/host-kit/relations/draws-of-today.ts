import type { Markets } from '../../decoders/markets.ts';
import type { Results } from '../../decoders/results.ts';
import type { Finding } from '../findings/finding.ts';
import { type Relation, unread } from './relation.ts';

const indianDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** A close result beside the open result of today, of which the results of today know nothing. */
function mixedFindings(market: Markets[number], index: number, { markets }: Results): Finding[] {
  const today = markets[market.name]?.[0];
  const { open_pana, close_pana } = market;
  const mixed = open_pana && close_pana && open_pana === today?.open_pana && !today.close_pana;
  if (!mixed) return [];
  return [
    {
      place: `$[${index}].close_pana`,
      found: `is ${close_pana}, which the results of today do not have`,
      expected: 'no close result beside the open result of today',
      effect: 'reads a result that was never drawn',
    },
  ];
}

/** The result of a market is of one day. */
export const todayRelation: Relation = {
  endpoint: 'markets',
  description: 'numbers on the list are those of one day',
  check: async (probe) => {
    const markets = await probe.markets();
    if (!markets) return unread('markets');
    const date = indianDate.format(probe.now);
    const [year = '', month = ''] = date.split('-');
    const query = new URLSearchParams({ month, year, date });
    const results = await probe.read('results', `/markets/results/monthly/?${query}`);
    if (results === undefined) return unread('results');
    return markets.flatMap((market, index) => mixedFindings(market, index, results as Results));
  },
};
