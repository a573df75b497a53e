import type { Markets } from '../../decoders/markets.ts';
import type { Results } from '../../decoders/results.ts';
import type { Finding } from '../findings/finding.ts';
import { type Relation, unread } from './relation.ts';

type Drawn = Pick<Markets[number], 'open_pana' | 'open_digit' | 'close_digit' | 'close_pana'>;

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

const drawOf = ({ open_pana, open_digit, close_digit, close_pana }: Drawn): string | undefined =>
  open_pana && close_pana ? `${open_pana}-${open_digit}${close_digit}-${close_pana}` : undefined;

/** A draw with its sessions the other way round. */
const backwards = (draw: string): string =>
  draw
    .split('-')
    .map((part) => [...part])
    .reverse()
    .map((part) => (part.length === 2 ? part.reverse() : part).join(''))
    .join('-');

/** Markets whose numbers are those that the results of today have for others, or for the other session. */
function exchangedFindings(markets: Markets, { markets: drawn }: Results): Finding[] {
  const ofToday = Object.entries(drawn).flatMap(([name, [draw]]) =>
    draw ? [[name, drawOf(draw)] as const] : [],
  );
  return markets.flatMap((market, index): Finding[] => {
    const own = ofToday.find(([name]) => name === market.name)?.[1];
    const listed = drawOf(market);
    if (own === undefined || listed === undefined || own === listed) return [];
    const other = ofToday.find(([, draw]) => draw === listed)?.[0];
    if (other === undefined && listed !== backwards(own)) return [];
    const whose = other === undefined ? 'the other way round' : `that of ${other.slice(0, 30)}`;
    return [
      {
        place: `$[${index}].open_pana`,
        found: `is ${listed}, ${whose}`,
        expected: `${own} as in the results of today`,
        effect: 'reads a wrong result',
      },
    ];
  });
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
    return [
      ...markets.flatMap((market, index) => mixedFindings(market, index, results as Results)),
      ...exchangedFindings(markets, results as Results),
    ];
  },
};
