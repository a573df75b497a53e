import type { ResultsQuery } from '@matka/contracts/api/results';
import { fromState, interaction } from '@matka/contracts/pact/interaction';
import {
  exampleValues,
  type StateName,
  type StateParameters,
} from '@matka/contracts/pact/provider-states';
import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { chartOfMonth, getResults, resultsOfDay } from '../src/api/results.ts';
import { asPlayer } from './client.ts';
import {
  anyDay,
  drawnDay,
  emptyDay,
  halfDay,
  marketsOfDay,
  weeksWith,
} from './matchers/results.ts';

const { arrayContaining, eachLike } = MatchersV3;
const { chart_market, day } = exampleValues;

const month = { month: fromState('month'), year: fromState('year') };
const chartQuery = { market_name: fromState('chart_market'), ...month };

interface Ask {
  state?: StateName;
  given?: StateParameters;
  description: string;
  query: ResultsQuery;
  sent: Record<string, unknown>;
  body: unknown;
}

const ask = ({ state = 'usual', given, description, query, sent, body }: Ask) =>
  interaction(
    {
      state,
      ...(given && { given }),
      description,
      safety: 'read',
      endpoint: 'results',
      request: { query: sent },
      response: { status: 'success', body },
    },
    asPlayer(() => getResults(query)),
  );

const chart = (weeks: unknown, wanted: Pick<Ask, 'state' | 'given' | 'description'>) =>
  ask({
    ...wanted,
    query: chartOfMonth(chart_market, day),
    sent: chartQuery,
    body: { calendar_weeks: weeks },
  });

describe('GET /markets/results/monthly/', () => {
  it('gives the results of a day by market', {
    tags: ['@API-36', '@API-38', '@ENT-18', '@ROLE-02'],
  }, async () => {
    const { markets } = await ask({
      description: 'the results of a day',
      query: resultsOfDay(day),
      sent: { ...month, date: fromState('day') },
      body: { markets: marketsOfDay },
    });
    expect(markets).toEqual({
      'Kalyan Matka': [{ open_pana: '123', open_digit: '6', close_digit: '7', close_pana: '890' }],
    });
  });

  it('may have no result to give for a day', { tags: ['@API-38', '@ENT-18'] }, async () => {
    const { markets } = await ask({
      description: 'the results of a day before there were any',
      query: resultsOfDay('2000-01-01'),
      sent: { month: '01', year: '2000', date: '2000-01-01' },
      body: { markets: {} },
    });
    expect(markets).toEqual({});
  });

  it('gives the weeks of a market’s month', {
    tags: ['@API-36', '@API-39', '@ENT-19'],
  }, async () => {
    const { calendar_weeks: weeks } = await chart(eachLike(eachLike(anyDay)), {
      description: 'the chart of a market',
    });
    expect(weeks).toEqual([[{ date: '2026-11-19', has_result: true }]]);
  });

  it('gives days with both results', { tags: ['@API-39', '@ENT-19'] }, async () => {
    const { calendar_weeks: weeks } = await chart(weeksWith(drawnDay), {
      given: { chart: 'drawn' },
      description: 'a day of the chart with results',
    });
    expect(weeks?.[0]?.[0]).toMatchObject({ has_result: true, open_pana: '123', close_digit: '7' });
  });

  it('gives days with the open result alone', { tags: ['@ENT-19'] }, async () => {
    const { calendar_weeks: weeks } = await chart(weeksWith(halfDay), {
      state: 'chart-with-holes',
      description: 'a day of the chart with its open result',
    });
    expect(weeks?.[0]?.[0]).toMatchObject({ open_pana: '123' });
    expect(weeks?.[0]?.[0]).not.toHaveProperty('close_pana');
  });

  it('gives days without results', { tags: ['@ENT-19'] }, async () => {
    const { calendar_weeks: weeks } = await chart(weeksWith(emptyDay), {
      given: { chart: 'empty' },
      description: 'a day of the chart without results',
    });
    expect(weeks?.[0]?.[0]).toEqual({ date: expect.any(String), has_result: false });
  });

  it('gives the days of a month, flat, when asked without a market', {
    tags: ['@API-36', '@ENT-19'],
  }, async () => {
    const { days } = await ask({
      description: 'the days of a month',
      query: { month: exampleValues.month, year: exampleValues.year },
      sent: month,
      body: { days: eachLike(anyDay) },
    });
    expect(days).toEqual([{ date: '2026-11-19', has_result: true }]);
  });

  it('gives the numbers of the days of a month', { tags: ['@ENT-19'] }, async () => {
    const { days } = await ask({
      given: { chart: 'empty' },
      description: 'days of a month with and without results',
      query: { month: exampleValues.month, year: exampleValues.year },
      sent: month,
      body: { days: arrayContaining(drawnDay, emptyDay) },
    });
    expect(days?.map(({ open_pana }) => open_pana)).toEqual(['123', undefined]);
  });
});
