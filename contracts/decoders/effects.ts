import type { responseDecoders } from './responses.ts';

/** What a player sees where the client cannot read a place; `$.data[*].id` stands for every row. */
type Effects = Readonly<Record<string, string>>;

const under = (prefix: string, effects: Effects): Effects =>
  Object.fromEntries(Object.entries(effects).map(([place, text]) => [prefix + place, text]));

const drawn: Effects = {
  '.open_pana': 'stars instead of the open pana',
  '.open_digit': 'a star instead of the open digit',
  '.close_digit': 'a star instead of the close digit',
  '.close_pana': 'stars instead of the close pana',
};

const pagination: Effects = {
  '.pagination': 'only the first page',
  '.pagination.current_page': 'a wrong number of the page',
  '.pagination.has_previous': 'no way to the page before',
  '.pagination.has_next': 'no way to the next page',
  '.pagination.total_pages': 'a wrong number of pages',
};

const digits = 'N/A instead of the digits of a bet';
const numbers = ['open_pana', 'close_pana', 'open_digit', 'close_digit', 'jodi', 'pana', 'digit'];
const placedNumbers = numbers.map((number) => [`.${number}`, digits]);
const betNumbers = placedNumbers.slice(0, 5);

const placedBet: Effects = {
  '': 'a sub-bet that is not shown',
  '.bet_type': 'no side of a sub-bet',
  '.points': 'the amount of the bet as points of each sub-bet',
  ...Object.fromEntries(placedNumbers),
};

const betDetails: Effects = {
  '': 'a bet that is not shown',
  '.bet_status': 'Unknown Status of a bet',
  '.amount': '0 as the points of a bet',
  '.points': 'the amount of a bet as its points',
  '.before_amount': 'a passbook that counts from 0',
  '.bet_type': 'no side of a bet',
  '.result_data': digits,
  '.result_data.raw_result': digits,
  '.result_data.raw_result.processed_result': digits,
  '.result_data.raw_result.processed_result.digits': digits,
  '.result_data.raw_result.processed_result.digits[*]': digits,
  '.result_data.raw_result.processed_result.combinations': digits,
  '.result_data.raw_result.processed_result.combinations[*]': digits,
  '.placed_bets': 'one row for a bet that has several sub-bets',
  ...under('.placed_bets[*]', placedBet),
  ...Object.fromEntries(betNumbers),
};

const betRecord: Effects = {
  '': 'a bet that is not shown',
  '.id': 'no Bid Id of a bet, which cannot be found again when its receipt is lost',
  '.market': 'a bet without its market',
  '.market.name': 'a bet without its market',
  '.bet_type': 'a bet without its game type',
  '.bet_type.name': 'a bet without its game type',
  '.timestamps': 'a dash instead of date and time of a bet',
  '.timestamps.created_at': 'a dash instead of date and time of a bet',
  '.calculated_values': 'a win that is not shown as one',
  '.calculated_values.win_amount': '0 as the amount that was won',
  '.calculated_values.net_profit': 'a win that is not shown as one',
  ...under('.bet_details', betDetails),
};

const history: Effects = {
  $: 'an error instead of the bets',
  '$.data': 'an error instead of the bets',
  ...under('$.data[*]', betRecord),
  ...under('$', pagination),
};

const market: Effects = {
  '': 'a market that is not shown',
  '.id': 'a market that is not shown',
  '.name': 'a market without its name',
  '.open_time': 'no opening time of a market',
  '.close_time': 'no closing time of a market',
  '.open_result_time': 'no time of the open result',
  '.close_result_time': 'no time of the close result',
  '.current_status': 'the status of a market in red',
  '.current_status_name': 'a market without its status, which takes bets when it is closed',
  ...drawn,
};

const limit = 'the limits of the specification instead of those of the host';

const betType: Effects = {
  '': 'a bet type that is not shown',
  '.id': 'a bet type that is not shown',
  '.name': 'a bet type without its name',
  '.config': 'a bet type that is not shown',
  '.config.code': 'a bet type that cannot be opened',
  '.config.bet_direction': 'both sides offered',
  '.config.default_direction': 'no side chosen at first',
  '.config.bulk': 'nothing else',
  '.config.requires_direction': 'nothing else',
  ...Object.fromEntries(
    ['min_digit', 'max_digit', 'min_value', 'max_value', 'length', 'min_digits', 'max_digits'].map(
      (name) => [`.config.${name}`, limit],
    ),
  ),
};

const homepage: Effects = {
  $: 'an error instead of the homepage',
  '$[*]': 'a homepage that configures nothing',
  '$[*].config_json': 'a homepage that configures nothing',
  '$[*].config_json.theme': 'the colours of the app instead of those of the host',
  '$[*].config_json.theme.primary_color': 'the colours of the app instead of those of the host',
  '$[*].config_json.theme.secondary_color': 'the colours of the app instead of those of the host',
  '$[*].config_json.banners': 'no banners',
  '$[*].config_json.banners[*]': 'a banner that is not shown',
  '$[*].config_json.banners[*].id': 'a banner that is not shown',
  '$[*].config_json.banners[*].image_url': 'a banner without its picture',
  '$[*].config_json.banners[*].title': 'a banner without its title',
  '$[*].config_json.banners[*].description': 'a banner without its description',
  '$[*].config_json.banner_config': 'banners that change as usual',
  '$[*].config_json.banner_config.total_banners': '5 banners at most',
  '$[*].config_json.banner_config.animation_type': 'banners that fade',
  '$[*].config_json.banner_config.animation_duration': 'banners that change every 5 seconds',
  '$[*].config_json.buttons': 'STARLINE and JACKPOT instead of the buttons of the host',
  '$[*].config_json.buttons[*]': 'a button that is not shown',
  '$[*].config_json.buttons[*].id': 'a button that is not shown',
  '$[*].config_json.buttons[*].name': 'a button without its name',
  '$[*].config_json.buttons[*].theme': 'a button in the usual look',
  '$[*].config_json.button_config': 'buttons as usual',
  '$[*].config_json.button_config.button_theme': 'buttons in the first look',
  '$[*].config_json.button_config.number_of_buttons': '3 buttons at most',
};

const chartDay: Effects = {
  '': 'a day that is missing in the chart',
  '.date': 'a day that is missing in the chart',
  '.has_result': 'today without its result',
  ...drawn,
};

const noSuggestions = 'no suggestions';

/** What a player sees where a place of a successful response cannot be read, by endpoint. */
export const effects: Readonly<Record<keyof typeof responseDecoders, Effects>> = {
  register: {},
  login: {
    $: 'a login that fails',
    '$.user': 'a login that fails',
    '$.user.id': 'nothing else',
    '$.user.first_name': 'another name in the side panel',
    '$.user.last_name': 'another name in the side panel',
    '$.user.name': 'another name in the side panel',
    '$.user.mobile_number': 'No mobile number in the side panel',
    '$.user.points': 'a wallet of 0',
    '$.tokens': 'a login that fails',
    '$.tokens.access': 'a login that fails',
    '$.tokens.refresh': 'a login that fails',
  },
  refresh: {
    $: 'the end of the session',
    '$.access': 'the end of the session',
  },
  homepage,
  markets: { $: 'an error instead of the markets', ...under('$[*]', market) },
  betTypes: { $: 'an error instead of the bet types', ...under('$[*]', betType) },
  suggestions: {
    $: noSuggestions,
    '$.suggestions': noSuggestions,
    '$.suggestions.combinations': noSuggestions,
    '$.suggestions.combinations[*]': 'a suggestion that is missing',
    '$.suggestions.combinations.jodis': noSuggestions,
    '$.suggestions.combinations.jodis[*]': 'a suggestion that is missing',
    '$.suggestions.jodis': noSuggestions,
    '$.suggestions.jodis[*]': 'a suggestion that is missing',
    '$.bet_type': 'nothing else',
    '$.bet_type.id': 'nothing else',
    '$.bet_type.name': 'nothing else',
    '$.bet_type.code': 'nothing else',
  },
  betting: {
    $: 'bets of which it is not known whether they were placed',
    '$.user_balance': 'bets of which it is not known whether they were placed',
    '$.user_balance.previous_balance': 'bets of which it is not known whether they were placed',
    '$.user_balance.current_balance': 'bets of which it is not known whether they were placed',
    '$.bet_details': 'nothing else',
    '$.bet_details.market': 'nothing else',
    '$.bet_details.market.id': 'nothing else',
    '$.bet_details.market.name': 'nothing else',
  },
  bettingHistory: history,
  bet: under('$', betRecord),
  history,
  results: {
    $: 'an error instead of the results',
    '$.markets': 'no results of the day',
    '$.markets.*': 'a market that is missing among the results',
    '$.markets.*[*]': 'a market that is missing among the results',
    ...under('$.markets.*[*]', drawn),
    '$.calendar_weeks': 'no chart',
    '$.calendar_weeks[*]': 'a week that is missing in the chart',
    ...under('$.calendar_weeks[*][*]', chartDay),
    '$.days': 'no chart',
    ...under('$.days[*]', chartDay),
  },
  payouts: {
    $: 'an error instead of the game rates',
    '$.data': 'an error instead of the game rates',
    '$.data[*]': 'a rate that is not shown',
    '$.data[*].bet_type': 'a rate without its name',
    '$.data[*].bet_type.name': 'a rate without its name',
    '$.data[*].payout_config': 'a rate that is not shown',
    '$.data[*].payout_config.multiply_by': '0 as the rate',
    ...under('$', pagination),
  },
};
