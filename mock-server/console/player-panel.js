import { act } from './act.js';
import { inWorld, readAbout } from './api.js';
import { pointsShown } from './calls.js';
import { button, chip, field, form, h, row, table } from './dom.js';
import { amount, indianDay, indianTime } from './format.js';
import { readJournal } from './journal-log.js';

/** @import { SentBetRecord } from '@matka/contracts/api/history' */
/** @import { LedgerEntry, PlayerSummary } from '../src/routes/control/players.ts' */
/** @import { About } from './api.js' */
/** @import { Part } from './dom.js' */
/** @import { Panel } from './panel.js' */

const numbersOf = (/** @type {SentBetRecord['bet_details']} */ { placed_bets: placed = [] }) =>
  placed
    .map(
      ({ bet_type: side, points: _, ...numbers }) =>
        `${side ?? ''} ${Object.values(numbers).join('-')}`,
    )
    .join(', ');

/** @type {Readonly<Record<string, 'good' | 'bad'>>} */
const chipKinds = { won: 'good', lost: 'bad' };

/**
 * @param {SentBetRecord} bet
 * @returns {Part[]}
 */
const betRow = ({ id, market, bet_type: type, bet_details: details }) => [
  id,
  market.name,
  type.name,
  h('code', numbersOf(details)),
  details.amount,
  chip(details.bet_status, chipKinds[details.bet_status] ?? 'warn'),
];

/**
 * @param {LedgerEntry} entry
 * @returns {Part[]}
 */
const ledgerRow = (entry) => [
  `${indianDay(entry.at)}, ${indianTime(entry.at)}`,
  entry.kind,
  h('span', { class: entry.points < 0 ? 'minus' : 'plus' }, entry.points.toFixed(2)),
  entry.balance.toFixed(2),
  entry.bet_id,
];

/** @type {PlayerSummary[]} */
let players = [];
/** @type {About['players']} */
let demoPlayers = [];
/** @type {Map<number, number>} */
let balances = new Map();
/** @type {SentBetRecord[]} */
let bets = [];
/** @type {LedgerEntry[]} */
let ledger = [];
/** The player whose ledger and bets are shown; empty if nobody's are. */
let shown = '';
const show = (/** @type {string} */ mobile) =>
  act(async () => {
    shown = mobile;
  });

/** The balance that the app shows, where that is known, beside the one that the host holds. */
function appBalance(/** @type {PlayerSummary} */ { id, points }) {
  const inApp = balances.get(id);
  if (inApp === undefined) return undefined;
  if (inApp === points) return chip('the same', 'good');
  return chip(`the app shows ${amount(inApp)}, the host holds ${amount(points)}`, 'warn');
}

const pointsForm = (/** @type {PlayerSummary} */ { mobile, points }) =>
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

/**
 * @param {PlayerSummary} player
 * @returns {Part[]}
 */
function accountRow(player) {
  const { password, mpin } = demoPlayers.find(({ mobile }) => mobile === player.mobile) ?? {};
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

/**
 * The players with their credentials, wallets, bets and ledgers.
 * @type {Panel}
 */
export const playerPanel = {
  title: 'Players',
  hint: 'Demo players first; the OTP works for all of them. Players named Magic trigger errors.',
  load: async () => {
    players = await inWorld('GET', '/players/');
    balances = pointsShown(await readJournal());
    demoPlayers = (await readAbout()).players;
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
    shown && shownTables(),
  ],
};

const setTokens = (/** @type {unknown} */ values) => act(() => inWorld('PUT', '/tokens/', values));

/**
 * Token lifetimes and expiry.
 * @type {Panel}
 */
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
