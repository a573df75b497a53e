/** Responses with a value for every field that the client reads. */

const drawn = { open_pana: '123', open_digit: '6', close_digit: '7', close_pana: '890' };
const pagination = { current_page: 2, has_previous: true, has_next: true, total_pages: 9 };

const market = {
  id: 7,
  name: 'Kalyan Matka',
  open_time: '16:00:00',
  close_time: '18:00:00',
  open_result_time: '16:10:00',
  close_result_time: '18:10:00',
  current_status: 6,
  current_status_name: 'Running now',
  ...drawn,
};

const betType = {
  id: 1,
  name: 'Single Digit',
  config: {
    code: 'single_digits',
    bet_direction: 'both',
    default_direction: 'open',
    min_digit: 0,
    max_digit: 9,
    min_value: 0,
    max_value: 99,
    length: 3,
    bulk: true,
    requires_direction: true,
    min_digits: 4,
    max_digits: 6,
  },
};

const bet = {
  id: 41,
  market: { name: 'Kalyan Matka' },
  bet_type: { name: 'Half Sangam' },
  timestamps: { created_at: '2026-11-20T12:00:00.000+05:30' },
  calculated_values: { win_amount: 95, net_profit: 85 },
  bet_details: {
    bet_status: 'won',
    amount: 10,
    points: 10,
    before_amount: 100,
    bet_type: 'open',
    jodi: '05',
    result_data: {
      raw_result: "{'processed_result': {'digits': ['6'], 'combinations': ['128']}}",
    },
    placed_bets: [{ bet_type: 'open', pana: '128', digit: '5', jodi: '05', points: 10, ...drawn }],
    ...drawn,
  },
};

const day = { date: '2026-11-19', has_result: true, ...drawn };

export const sampleResponses = {
  login: {
    user: {
      id: 1,
      first_name: 'Asha',
      last_name: 'Patil',
      name: 'Asha Patil',
      mobile_number: '9876543210',
      points: 10000,
    },
    tokens: { access: 'access', refresh: 'refresh' },
  },
  homepage: [
    {
      config_json: {
        theme: { primary_color: '#7a0019', secondary_color: '#ffd54a' },
        banners: [{ id: 1, image_url: '/a.png', title: 'Welcome', description: 'To all' }],
        buttons: [{ id: 1, name: 'RESULTS', theme: 'gold' }],
        banner_config: { total_banners: 500, animation_type: 'slide', animation_duration: 900 },
        button_config: { button_theme: 'gold', number_of_buttons: 500 },
      },
    },
  ],
  markets: [market],
  betTypes: [betType],
  history: { data: [bet], pagination },
  results: {
    markets: { 'Kalyan Matka': [drawn] },
    calendar_weeks: [[day]],
    days: [day],
  },
  payouts: {
    data: [{ bet_type: { name: 'Single Digit' }, payout_config: { multiply_by: 9.5 } }],
    pagination,
  },
  suggestions: {
    suggestions: { combinations: ['128', '137'], jodis: ['05'] },
    bet_type: { id: 6, name: 'Single Pana Bulk', code: 'single_pana_bulk' },
  },
  betting: {
    user_balance: { previous_balance: 100, current_balance: 90 },
    bet_details: { market: { id: 7, name: 'Kalyan Matka' } },
  },
} as const;

/** A bet without sub-bets, whose numbers and points are its own. */
const { placed_bets: _, ...inlineDetails } = bet.bet_details;
const inlineBet = { ...bet, id: 42, bet_details: inlineDetails };

/** Other responses, in which other fields decide what a screen shows. */
export const otherSamples: Partial<Record<keyof typeof sampleResponses, unknown>> = {
  history: { data: [inlineBet], pagination },
  results: { days: [day] },
  /** Those of Red Bracket. */
  suggestions: { suggestions: { combinations: { jodis: ['05', '16'] } } },
};
