import { inWorld } from './api.js';
import { form, h, select, table } from './dom.js';

const blank = (text, width) => text ?? '*'.repeat(width);
const resultOf = (market) =>
  `${blank(market.open_pana, 3)}-${blank(market.open_digit, 1)}${blank(market.close_digit, 1)}-${blank(market.close_pana, 3)}`;
const chipOf = (market) =>
  market.current_status === 6 || market.current_status === 4 ? 'chip good' : 'chip bad';

/** The markets with their status; results are drawn or corrected by hand here. */
export function marketPanel(act) {
  let markets = [];
  const draw = (market, session, pana) =>
    act(() => inWorld('PUT', '/draws/', { market: market.name, session, pana: pana ?? null }));
  const suspend = (market, suspended) =>
    act(() => inWorld('PUT', `/markets/${encodeURIComponent(market.name)}/`, { suspended }));
  return {
    title: 'Markets',
    hint: 'A result set before its time is drawn at once; after it, it is corrected and bets settle anew.',
    wide: true,
    load: async () => {
      markets = await inWorld('GET', '/markets/');
    },
    render: () => [
      table(
        ['Market', 'Status', 'Result', 'Open', 'Close', 'Set a result of today', ''],
        markets.map((market) => [
          market.name,
          h('span', { class: chipOf(market) }, market.current_status_name),
          h('span', { class: 'result' }, resultOf(market)),
          market.open_result_time.slice(0, 5),
          market.close_result_time.slice(0, 5),
          form(
            [
              select(
                'session',
                [
                  ['open', 'Open'],
                  ['close', 'Close'],
                ],
                { 'aria-label': 'Session' },
              ),
              h('input', {
                name: 'pana',
                placeholder: 'Pana',
                pattern: '\\d{3}',
                inputmode: 'numeric',
                'aria-label': `Pana of ${market.name}`,
              }),
              h('button', {}, 'Draw'),
            ],
            ({ session, pana }) => draw(market, session, pana),
          ),
          market.current_status === 3
            ? h('button', { onclick: () => suspend(market, false) }, 'Open it')
            : h('button', { onclick: () => suspend(market, true) }, 'Close it'),
        ]),
        'This world has no markets.',
      ),
    ],
  };
}

/** The players: who can sign in, what they hold, what they bet last. */
export function playerPanel(act) {
  let players = [];
  let bets = [];
  let shown;
  const show = (mobile) =>
    act(async () => {
      shown = mobile;
    });
  return {
    title: 'Players',
    hint: 'Every player signs in by the one-time code too. Those named Magic bring errors about.',
    load: async () => {
      players = await inWorld('GET', '/players/');
      bets = players.some(({ mobile }) => mobile === shown)
        ? await inWorld('GET', `/players/${shown}/bets/`)
        : [];
    },
    render: () => [
      table(
        ['Mobile', 'Name', 'OTP', 'Points', ''],
        players.map((player) => [
          player.mobile,
          player.name,
          player.otp ?? '',
          form(
            [
              h('input', {
                name: 'points',
                type: 'number',
                min: 0,
                step: '0.01',
                value: player.points,
                'aria-label': `Points of ${player.name}`,
              }),
              h('button', {}, 'Set'),
            ],
            ({ points }) =>
              act(() =>
                inWorld('PUT', `/players/${player.mobile}/balance/`, { points: Number(points) }),
              ),
          ),
          h('button', { onclick: () => show(player.mobile) }, 'Bets'),
        ]),
        'This world has no players.',
      ),
      shown
        ? table(
            ['Bet', 'Market', 'Type', 'Numbers', 'Points', 'Status'],
            bets.map((bet) => [
              bet.id,
              bet.market.name,
              bet.bet_type.name,
              h(
                'code',
                {},
                (bet.bet_details.placed_bets ?? [])
                  .map(
                    ({ bet_type: side, points: _, ...numbers }) =>
                      `${side} ${Object.values(numbers).join('-')}`,
                  )
                  .join(', '),
              ),
              bet.bet_details.amount,
              h(
                'span',
                {
                  class:
                    { won: 'chip good', lost: 'chip bad' }[bet.bet_details.bet_status] ??
                    'chip warn',
                },
                bet.bet_details.bet_status,
              ),
            ]),
            `${shown} has no bets.`,
          )
        : '',
    ],
  };
}
