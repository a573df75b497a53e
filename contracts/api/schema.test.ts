import { describe, expect, it } from 'vitest';
import { read } from '../reading/read.ts';
import { BetType } from './bet-types.ts';
import { BetRecord } from './history.ts';
import { HomepageResponse } from './homepage.ts';
import { Market } from './markets.ts';
import { ResultsResponse } from './results.ts';

it('a market without texts has empty texts, status 0 and no draws', () => {
  const market = read(Market, { id: 1 }).value;
  expect(market).toMatchObject({ name: '', open_time: '', close_time: '', current_status: 0 });
  expect(market).not.toHaveProperty('open_pana');
});

it.each(['09:05', '23:59:59', '00:00:00'])('a market has the time %s', (open_time) => {
  expect(read(Market, { id: 1, open_time }).value?.open_time).toBe(open_time);
});

it.each([
  '9:05',
  'a9:05',
  '0a:05',
  '09:a5',
  '09:0a',
  '09:05:a0',
  '09:05:0a',
  'at 09:05',
  '09:05 IST',
  '09:05:00.5',
  '24:00:00',
  '25:10',
  '09:60',
  '09:05:60',
])('a market does not accept the time %s', (open_time) => {
  expect(read(Market, { id: 1, open_time }).value?.open_time).toBe('');
});

describe('pictures', () => {
  const configOf = (entry: object) => read(HomepageResponse, [entry]).value?.[0]?.config_json;
  const picture = (image_url: unknown) =>
    configOf({ config_json: { banners: [{ id: 1, image_url }] } })?.banners[0];

  it.each([
    'http://host.test/a.png',
    'https://host.test/a.png',
    'HTTPS://host.test/a.png',
    'data:image/png;base64,AAAA',
    '/media/a.png',
    '',
  ])('a homepage shows the picture “%s”', (url) => {
    expect(picture(url)).toMatchObject({ image_url: url, title: '', description: '' });
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:https://a',
    'data:text/html,https:',
    'blob:a',
    'a:',
  ])('a homepage shows no picture “%s”', (url) => {
    expect(picture(url)?.image_url).toBe('');
  });
});

describe('sessions of a bet type', () => {
  const configOf = (config: object) => read(BetType, { id: 1, config }).value?.config;

  it.each(['open', 'close', 'both'])('a bet type has the direction %s', (bet_direction) => {
    expect(configOf({ bet_direction })?.bet_direction).toBe(bet_direction);
  });

  it('a bet type with an unknown direction takes both sessions, and has no default session', () => {
    for (const config of [
      {},
      { bet_direction: 'up', default_direction: 'both' },
      { default_direction: '' },
    ]) {
      expect(configOf(config)).toMatchObject({ bet_direction: 'both', code: '' });
      expect(configOf(config)).not.toHaveProperty('default_direction');
    }
  });

  it.each(['open', 'close'])('a bet type has the default direction %s', (default_direction) => {
    expect(configOf({ default_direction })?.default_direction).toBe(default_direction);
  });
});

const details = { bet_details: {} };

it('a bet without texts has empty texts, no points and no sub-bets', () => {
  expect(read(BetRecord, details).value).toEqual({
    id: '',
    market: { name: '' },
    bet_type: { name: '' },
    timestamps: { created_at: '' },
    calculated_values: {},
    bet_details: { bet_status: '', amount: 0, placed_bets: [] },
  });
});

it('a day of a chart has a result only if has_result is true', () => {
  const calendar_weeks = [[{ date: '2026-11-19' }, { date: '2026-11-20', has_result: true }]];
  const [[first, second] = []] =
    read(ResultsResponse, { calendar_weeks }).value?.calendar_weeks ?? [];
  expect([first?.has_result, second?.has_result]).toEqual([false, true]);
});
