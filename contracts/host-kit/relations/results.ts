import type { ChartDay, Results } from '../../decoders/results.ts';
import type { Finding } from '../findings/finding.ts';
import type { Probe } from './probe.ts';
import { type Relation, unread } from './relation.ts';

/** Number of markets whose charts are compared. */
const mostMarkets = 4;

type Draw = NonNullable<Results['markets'][string]>[number];

const numbersOf = (draw: Draw | ChartDay | undefined): string =>
  [draw?.open_pana, draw?.open_digit, draw?.close_digit, draw?.close_pana]
    .map((number) => number || '*')
    .join('-');

const none = numbersOf(undefined);

async function compareMarket(
  probe: Probe,
  name: string,
  day: string,
  { markets }: Results,
): Promise<Finding[]> {
  const [year = '', month = ''] = day.split('-');
  const query = new URLSearchParams({ market_name: name, month, year });
  const chart = await probe.read('results', `/markets/results/monthly/?${query}`);
  if (chart === undefined) return [];
  const { calendar_weeks: weeks = [], days } = chart as Results;
  const onChart = numbersOf([...weeks.flat(), ...days].find(({ date }) => date === day));
  const ofDay = numbersOf(markets[name]?.[0]);
  if (onChart === ofDay) return [];
  return [
    {
      place: `$.markets.${name}[0]`,
      found: ofDay === none ? 'has no result' : `is ${ofDay}`,
      expected: `${onChart} as on the chart of ${day}`,
      effect: 'reads a wrong result or none',
    },
  ];
}

/** The results of a day are those of the charts. */
export const resultRelation: Relation = {
  endpoint: 'results',
  description: 'the results of a day are those of the charts',
  check: async (probe) => {
    const names = ((await probe.markets()) ?? []).map(({ name }) => name).filter(Boolean);
    if (names.length === 0) return 'there is no market';
    const day = await probe.reader.dayWithResults();
    if (!('value' in day)) return 'there is no day with results';
    const [year = '', month = ''] = day.value.split('-');
    const asked = new URLSearchParams({ month, year, date: day.value });
    const results = await probe.read('results', `/markets/results/monthly/?${asked}`);
    if (results === undefined) return unread('results');
    const findings: Finding[] = [];
    for (const name of names.slice(0, mostMarkets))
      findings.push(...(await compareMarket(probe, name, day.value, results as Results)));
    return findings;
  },
};
