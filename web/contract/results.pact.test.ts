import type { ResultsQuery } from '@matka/contracts/api/results';
import { containing } from '@matka/contracts/pact/example';
import { fromState } from '@matka/contracts/pact/interaction';
import { exampleValues } from '@matka/contracts/pact/provider-states';
import { expect, it } from 'vitest';
import { chartOfMonth, getResults, resultsOfDay } from '../src/api/results.ts';
import {
  anyDay,
  drawnDay,
  emptyDay,
  halfDay,
  marketsOfDay,
  undrawnDay,
  weeksWith,
} from './examples/results.ts';
import { type ReadSpec, readInteraction } from './read-interaction.ts';

const { chart_market, day } = exampleValues;

const month = { month: fromState('month'), year: fromState('year') };
const chartQuery = { market_name: fromState('chart_market'), ...month };

const readResults = readInteraction('results', (query: ResultsQuery) => getResults(query));

const chart = (
  weeks: unknown,
  spec: Pick<ReadSpec<ResultsQuery>, 'state' | 'given' | 'description'>,
) =>
  readResults({
    ...spec,
    query: chartOfMonth(chart_market, day),
    sentQuery: chartQuery,
    body: { calendar_weeks: weeks },
  });

it('GET /markets/results/monthly/ returns the results of a day by market', {
  tags: ['@API-36', '@API-38', '@ENT-18', '@ROLE-02'],
}, async () => {
  const { markets } = await readResults({
    description: 'the results of a day',
    query: resultsOfDay(day),
    sentQuery: { ...month, date: fromState('day') },
    body: { markets: marketsOfDay },
  });
  expect(markets).toEqual({
    'Kalyan Matka': [{ open_pana: '123', open_digit: '6', close_digit: '7', close_pana: '890' }],
  });
});

it('GET /markets/results/monthly/ returns no market for a day without results', {
  tags: ['@API-38', '@ENT-18'],
}, async () => {
  const { markets } = await readResults({
    description: 'the results of a day without results',
    query: resultsOfDay('2000-01-01'),
    sentQuery: { month: '01', year: '2000', date: '2000-01-01' },
    body: { markets: {} },
  });
  expect(markets).toEqual({});
});

it('GET /markets/results/monthly/ returns the weeks of a market’s month', {
  tags: ['@API-36', '@API-39', '@ENT-19'],
}, async () => {
  const { calendar_weeks: weeks } = await chart([[anyDay]], {
    description: 'the chart of a market',
  });
  expect(weeks).toEqual([[{ date: '2026-11-19', has_result: true }]]);
});

it('GET /markets/results/monthly/ returns days with both results', {
  tags: ['@API-39', '@ENT-19'],
}, async () => {
  const { calendar_weeks: weeks } = await chart(weeksWith(drawnDay), {
    given: { chart: 'drawn' },
    description: 'a day of the chart with results',
  });
  expect(weeks?.[0]?.[0]).toMatchObject({ has_result: true, open_pana: '123', close_digit: '7' });
});

it('GET /markets/results/monthly/ returns days with an open result only', {
  tags: ['@ENT-19'],
}, async () => {
  const { calendar_weeks: weeks } = await chart(weeksWith(halfDay), {
    state: 'chart-with-holes',
    description: 'a day of the chart with its open result',
  });
  expect(weeks?.[0]?.[0]).toMatchObject({ open_pana: '123' });
  expect(weeks?.[0]?.[0]).not.toHaveProperty('close_pana');
});

it('GET /markets/results/monthly/ returns days without results', {
  tags: ['@ENT-19'],
}, async () => {
  const { calendar_weeks: weeks } = await chart(weeksWith(emptyDay), {
    given: { chart: 'empty' },
    description: 'a day of the chart without results',
  });
  expect(weeks?.[0]?.[0]).toEqual({ date: expect.any(String), has_result: false });
});

it('GET /markets/results/monthly/ may return the days of a month as a flat list without a market', {
  tags: ['@API-36', '@ENT-19'],
}, async () => {
  const { days } = await readResults({
    given: { chart: 'empty' },
    description: 'days of a month with and without results',
    query: { month: exampleValues.month, year: exampleValues.year },
    sentQuery: month,
    body: { days: containing(drawnDay, undrawnDay) },
  });
  expect(days?.map(({ open_pana }) => open_pana)).toEqual(['123', undefined]);
});
