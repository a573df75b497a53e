import { expect, it } from 'vitest';
import { read } from '../reading/read.ts';
import { BetTypesResponse } from './bet-types.ts';
import { BettingResponse } from './betting.ts';
import { BetRecord, HistoryResponse } from './history.ts';
import { HomepageResponse } from './homepage.ts';
import { ResultsResponse } from './results.ts';
import { SuggestionResponse } from './suggestions.ts';
import { User } from './users.ts';

const record = { id: 1, bet_details: { amount: 5 } };
const onlyPage = { current_page: 1, has_previous: false, has_next: false, total_pages: 1 };

it('a page of the history has its bets, its number and the count of pages', {
  tags: ['@API-34', '@ENT-17'],
}, () => {
  const pagination = { current_page: 2, has_previous: true, has_next: true, total_pages: 9 };
  const { bet_details } = record;
  const data = [record, { id: null }, { id: 'b-2', bet_details }, { bet_details }, record];
  const page = read(HistoryResponse, { data: [...data, { bet_details }], pagination }).value;
  expect(page?.data.map(({ id }) => id)).toEqual(['1', 'b-2', '', '']);
  expect(page?.pagination).toEqual(pagination);
});

it.each([undefined, null, {}, 'many', { current_page: 0, has_next: 'no', total_pages: null }])(
  'a history with the pagination %j has one page only',
  { tags: ['@API-34'] },
  (pagination) => {
    expect(read(HistoryResponse, { data: [], pagination }).value?.pagination).toEqual(onlyPage);
  },
);

it('a history without a list of bets is unreadable, so that a lost bet does not count as not placed', () => {
  expect(read(HistoryResponse, { pagination: onlyPage }).value).toBeUndefined();
  expect(read(HistoryResponse, { data: null, pagination: onlyPage }).value).toBeUndefined();
});

it('a bet decodes its raw result as the client does', { tags: ['@ENT-14'] }, () => {
  const raw_result = "{'processed_result': {'digits': ['05', 7]}}";
  const bet = read(BetRecord, { ...record, bet_details: { result_data: { raw_result } } }).value;
  expect(bet?.bet_details.result_data?.raw_result?.processed_result).toEqual({
    digits: ['05', '7'],
  });
});

const user_balance = { previous_balance: 100, current_balance: '90.5' };
it('a receipt has both balances, and the market if the host sends one', {
  tags: ['@API-25'],
}, () => {
  const market = { id: 3, name: 'Kalyan Matka' };
  expect(read(BettingResponse, { user_balance, bet_details: { market } }).value).toEqual({
    user_balance: { previous_balance: 100, current_balance: 90.5 },
    bet_details: { market },
  });
  expect(read(BettingResponse, { user_balance, bet_details: null }).value).toBeDefined();
  expect(
    read(BettingResponse, { user_balance, bet_details: { market: 'Kalyan' } }).value,
  ).toBeDefined();
});

it.each([null, {}, { previous_balance: 100 }, { previous_balance: null, current_balance: 90 }])(
  'a receipt with the balances %j is unreadable',
  { tags: ['@API-25'] },
  (balances) => {
    expect(read(BettingResponse, { user_balance: balances }).value).toBeUndefined();
  },
);

it('suggestions have their combinations, and the bet type if the host sends one', {
  tags: ['@API-20'],
}, () => {
  const bet_type = { id: 6, name: 'Single Pana Bulk', code: 'single_pana_bulk' };
  const combinations = ['123', '137'];
  expect(read(SuggestionResponse, { suggestions: { combinations }, bet_type }).value).toEqual({
    suggestions: { combinations },
    bet_type,
  });
  expect(read(SuggestionResponse, { suggestions: { combinations }, bet_type: null }).value).toEqual(
    {
      suggestions: { combinations },
    },
  );
});

it('suggestions may have jodis', { tags: ['@API-20', '@ENT-12'] }, () => {
  const jodis = ['05', '16'];
  expect(read(SuggestionResponse, { suggestions: { combinations: { jodis } } }).value).toEqual({
    suggestions: { combinations: { jodis } },
  });
  expect(read(SuggestionResponse, { bet_type: {} }).value).toBeUndefined();
});

it('the limits of a bet type fall back to the specification where they are null or make no sense', {
  tags: ['@ENT-06'],
}, () => {
  const config = { code: 'sp_motor', min_digit: null, max_digit: {}, length: 0, min_digits: -1 };
  expect(read(BetTypesResponse, [{ id: 1, config }]).value?.[0]?.config).toEqual({
    code: 'sp_motor',
    bet_direction: 'both',
    min_digit: 0,
    max_digit: 9,
    min_value: 0,
    max_value: 99,
    length: 3,
    min_digits: 4,
    max_digits: 6,
  });
});

const decoded = (config_json: object) =>
  read(HomepageResponse, [{ config_json }]).value?.[0]?.config_json;

it.each([{}, { banners: null }, { buttons: 'none', banner_config: null, button_config: [] }])(
  'a homepage with the configuration %j has the default configuration',
  { tags: ['@ENT-08', '@ENT-09'] },
  (config_json) => {
    expect(decoded(config_json)).toEqual({
      banners: [],
      buttons: [],
      banner_config: { total_banners: 5, animation_type: 'fade', animation_duration: 5000 },
      button_config: { button_theme: 'primary', number_of_buttons: 3 },
    });
  },
);

it('a homepage keeps buttons with an id and a name, in the primary or the other theme', {
  tags: ['@ENT-09'],
}, () => {
  const primary = { id: 1, name: 'STARLINE', theme: 'primary' };
  const other = { id: 2, name: 'JACKPOT', theme: 'other' };
  const plain = { id: 3, name: 'RESULTS' };
  const unusable = [{ name: 'NO ID', theme: 'primary' }, { id: ' ', name: 'BLANK ID' }, null];
  expect(decoded({ buttons: [primary, other, plain, ...unusable] })?.buttons).toEqual([
    primary,
    other,
    plain,
  ]);
});

it('a homepage shows three buttons if the host gives no valid number', {
  tags: ['@ENT-09'],
}, () => {
  const given = { button_theme: 'other', number_of_buttons: 5 };
  expect(decoded({ button_config: given })?.button_config).toEqual(given);
  for (const number_of_buttons of [undefined, null, 'five', -1]) {
    expect(
      decoded({ button_config: { button_theme: 'other', number_of_buttons } })?.button_config,
    ).toEqual({ button_theme: 'other', number_of_buttons: 3 });
  }
});

it('the results of a day keep the first draw of each market', { tags: ['@ENT-18'] }, () => {
  const markets = { Kalyan: [{ open_pana: '123', open_digit: null }, { open_pana: '456' }] };
  expect(read(ResultsResponse, { markets }).value).toEqual({
    markets: { Kalyan: [{ open_pana: '123' }] },
    days: [],
  });
});

it("a player keeps the host's unknown fields", { tags: ['@ENT-01'] }, () => {
  expect(read(User, { points: '10.5', name: null, vip: true, tags: [1] }).value).toEqual({
    points: 10.5,
    vip: true,
    tags: [1],
  });
});
