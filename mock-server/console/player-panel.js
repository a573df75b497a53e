import { act } from './act.js';
import { call, inWorld } from './api.js';
import { pointsShown } from './calls.js';
import { button, chip, field, form, h, row, table } from './dom.js';
import { indianDay, indianTime } from './format.js';
import { readJournal } from './journal-log.js';

const numbersOf = ({ placed_bets: placed = [] }) =>
  placed
    .map(
      ({ bet_type: side, points: _, ...numbers }) =>
        `${side ?? ''} ${Object.values(numbers).join('-')}`,
    )
    .join(', ');

const betRow = ({ id, market, bet_type: type, bet_details: details }) => [
  id,
  market.name,
  type.name,
  h('code', numbersOf(details)),
  details.amount,
  chip(details.bet_status, { won: 'good', lost: 'bad' }[details.bet_status] ?? 'warn'),
];

const ledgerRow = (entry) => [
  `${indianDay(entry.at)}, ${indianTime(entry.at)}`,
  entry.kind,
  h('span', { class: entry.points < 0 ? 'minus' : 'plus' }, entry.points.toFixed(2)),
  entry.balance.toFixed(2),
  entry.bet_id,
];

const amount = (points) => points.toLocaleString('en-IN');

let players = [];
let credentials = new Map();
let balances = new Map();
let bets = [];
let ledger = [];
/** The player whose ledger and bets are shown; empty if nobody's are. */
let shown = '';
const show = (mobile) =>
  act(async () => {
    shown = mobile;
  });

/** What the app shows of a wallet, where that is known. */
function appBalance({ id, points }) {
  const inApp = balances.get(id);
  if (inApp === undefined) return undefined;
  if (inApp === points) return chip('the same', 'good');
  return chip(`the app shows ${amount(inApp)}, the host holds ${amount(points)}`, 'warn');
}

const pointsForm = ({ mobile, points }) =>
  form(
    [
      h('input', {
        name: 'points',
        type: 'number',
        min: 0,
        step: '0.01',
        value: points,
        'aria-label': `Points of ${mobile}`,
      }),
      h('button', { 'aria-label': `Set the points of ${mobile}` }, 'Set'),
    ],
    (values) => act(() => inWorld('PUT', `/players/${mobile}/balance/`, values)),
  );

function accountRow(player) {
  const { password, mpin } = credentials.get(player.mobile) ?? {};
  return [
    [h('strong', player.mobile), ' ', player.name],
    [password, mpin, player.otp].filter(Boolean).join(' · '),
    pointsForm(player),
    appBalance(player),
    button('Ledger', () => show(player.mobile), {
      'aria-label': `Ledger and bets of ${player.mobile}`,
    }),
  ];
}

const shownTables = () =>
  h(
    'div',
    { class: 'beside' },
    h(
      'div',
      h('h3', `Ledger of ${shown}`),
      table(
        'Ledger',
        ['Time', 'Kind', 'Points', 'Wallet', 'Bet'],
        ledger.toReversed().slice(0, 200).map(ledgerRow),
        'No events yet.',
      ),
    ),
    h(
      'div',
      h('h3', `Bets of ${shown}`),
      table(
        'Bets',
        ['Bet', 'Market', 'Type', 'Numbers', 'Points', 'Status'],
        bets.map(betRow),
        'There are no bets.',
      ),
    ),
    row(button('Hide them', () => show(''))),
  );

/** The players with their credentials, wallets, bets and ledgers. */
export const playerPanel = {
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
      ['Player', 'Password · MPIN · OTP', 'Points', 'In the app', ''],
      players.map(accountRow),
      'This world has no players.',
    ),
    shown ? shownTables() : '',
  ],
};

const setTokens = (values) => act(() => inWorld('PUT', '/tokens/', values));

/** Token lifetimes and expiry. */
export const tokenPanel = {
  title: 'Tokens',
  hint: 'Lifetimes count in real time. Expiring rejects all access tokens issued so far.',
  render: ({ tokens }) => [
    row(
      button('Expire access tokens', () => act(() => inWorld('POST', '/tokens/expire/'))),
      button(tokens.refreshRefused ? 'Accept refreshes' : 'Refuse refreshes', () =>
        setTokens({ refreshRefused: !tokens.refreshRefused }),
      ),
      chip(`access ${tokens.accessSeconds} s`),
      chip(`refresh ${tokens.refreshSeconds} s`),
    ),
    form(
      [
        field('Access token lifetime, seconds', {
          name: 'accessSeconds',
          type: 'number',
          required: true,
        }),
        h('button', 'Set'),
      ],
      setTokens,
    ),
  ],
};
