import { call, inWorld } from './api.js';
import { button, chip, form, h, row, table } from './dom.js';
import { indianDay, indianTime } from './format-time.js';
import { readJournal } from './journal-log.js';
import { pointsShown } from './points-shown.js';

const numbersOf = ({ placed_bets: placed = [] }) =>
  placed
    .map(
      ({ bet_type: side, points: _, ...numbers }) =>
        `${side ?? ''} ${Object.values(numbers).join('-')}`,
    )
    .join(', ');

const betRow = (bet) => [
  bet.id,
  bet.market.name,
  bet.bet_type.name,
  h('code', {}, numbersOf(bet.bet_details)),
  bet.bet_details.amount,
  chip(
    bet.bet_details.bet_status,
    { won: 'good', lost: 'bad' }[bet.bet_details.bet_status] ?? 'warn',
  ),
];

const ledgerRow = (entry) => [
  `${indianDay(entry.at)}, ${indianTime(entry.at)}`,
  entry.kind,
  h('span', { class: entry.points < 0 ? 'minus' : 'plus' }, entry.points.toFixed(2)),
  entry.balance.toFixed(2),
  entry.bet_id ?? '',
];

const amount = (points) => points.toLocaleString('en-IN');

/** What the app shows of a wallet, where that is known. */
function appBalance({ id, points }, balances) {
  const shown = balances.get(id);
  if (shown === undefined) return '';
  if (shown === points) return chip('the same', 'good');
  return h(
    'span',
    { class: 'chip warn stale' },
    `the app shows ${amount(shown)}, the host holds ${amount(points)}`,
  );
}

/** The players with their credentials, wallets, bets and ledgers. */
export function playerPanel(act) {
  let players = [];
  let credentials = new Map();
  let balances = new Map();
  let bets = [];
  let ledger = [];
  let shown = '';
  const show = (mobile) =>
    act(async () => {
      shown = mobile;
    });
  return {
    title: 'Players',
    hint: 'Demo players first; the OTP works for all of them. Players named Magic trigger errors.',
    load: async () => {
      players = await inWorld('GET', '/players/');
      balances = pointsShown(await readJournal());
      const about = await call('GET', '/__mock/about/');
      credentials = new Map(about.players.map((player) => [player.mobile, player]));
      if (!players.some(({ mobile }) => mobile === shown)) shown = '';
      bets = shown ? await inWorld('GET', `/players/${shown}/bets/`) : [];
      ledger = shown ? await inWorld('GET', `/players/${shown}/ledger/`) : [];
    },
    render: () => [
      table(
        'Accounts',
        ['Mobile', 'Name', 'Password', 'MPIN', 'OTP', 'Points', 'In the app', ''],
        players.map((player) => [
          h('strong', {}, player.mobile),
          player.name,
          credentials.get(player.mobile)?.password ?? '',
          credentials.get(player.mobile)?.mpin ?? '',
          player.otp ?? '',
          form(
            [
              h('input', {
                name: 'points',
                type: 'number',
                min: 0,
                step: '0.01',
                value: player.points,
                'aria-label': `Points of ${player.mobile}`,
              }),
              h('button', { 'aria-label': `Set the points of ${player.mobile}` }, 'Set'),
            ],
            ({ points }) =>
              act(() =>
                inWorld('PUT', `/players/${player.mobile}/balance/`, { points: Number(points) }),
              ),
          ),
          appBalance(player, balances),
          button('Ledger and bets', () => show(player.mobile), '', {
            'aria-label': `Ledger and bets of ${player.mobile}`,
          }),
        ]),
        'This world has no players.',
      ),
      shown
        ? h(
            'div',
            { class: 'two' },
            h(
              'div',
              {},
              h('h3', {}, `Ledger of ${shown}`),
              table(
                'Ledger',
                ['Time', 'Kind', 'Points', 'Wallet', 'Bet'],
                ledger.toReversed().slice(0, 200).map(ledgerRow),
                'No events yet.',
              ),
            ),
            h(
              'div',
              {},
              h('h3', {}, `Bets of ${shown}`),
              table(
                'Bets',
                ['Bet', 'Market', 'Type', 'Numbers', 'Points', 'Status'],
                bets.map(betRow),
                'There are no bets.',
              ),
            ),
            row(button('Hide them', () => show(''))),
          )
        : '',
    ],
  };
}
