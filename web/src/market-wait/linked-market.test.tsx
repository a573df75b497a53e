import { betTypes as allBetTypes } from '@matka/fixtures/bet-types';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearTokens } from '../api/tokens.ts';
import { resetAuthState } from '../auth/sign-out.ts';
import { hi } from '../i18n/hi.ts';
import { mr } from '../i18n/mr.ts';
import { setLanguage } from '../i18n/translate.ts';
import { optionsLink } from '../matka/market-links.ts';
import { readMarketQuery } from '../matka/market-query.ts';
import { type ApiServer, startApi } from '../testing/api-server.ts';
import { openApp, shownPath, shownState } from '../testing/open-app.tsx';
import { sampleMarket } from '../testing/sample-market.ts';
import { signInForTest } from '../testing/signed-in.ts';
import { showToast } from '../ui/toast.tsx';

const jodi = allBetTypes.find(({ config }) => config.code === 'jodi_digits');
let markets = [sampleMarket()];
let betTypes: readonly unknown[] = allBetTypes;
let api: ApiServer;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:20:00+05:30') });
  markets = [
    sampleMarket(),
    sampleMarket({ id: 'a b/c?d=é&f#g+h', name: 'Milan Day' }),
    sampleMarket({ id: 9, name: 'Shut', current_status: 1, current_status_name: 'Closed' }),
    sampleMarket({ id: 10, name: 'Late', current_status_name: 'Running for close' }),
  ];
  betTypes = allBetTypes;
  api = await startApi(({ path }) => {
    if (path === '/markets/') return { body: markets };
    return { body: path === '/bet-types/' ? betTypes : [] };
  });
  // A toast stays from one test to the next.
  showToast({ text: 'before' }, 'info');
  signInForTest();
});
afterEach(async () => {
  setLanguage('en');
  vi.useRealTimers();
  await api.close();
});

const isAt = (path: string) => waitFor(() => expect(shownPath() + location.search).toBe(path));

it.each([
  ['?market=7', { id: 7 }],
  ['?market=7&day=2026-11-20', { id: 7 }],
  ['?utm_source=chat&market=7', { id: 7 }],
  [optionsLink('a b/c?d=é&f#g+h').to.search, { id: 'a b/c?d=é&f#g+h' }],
])(
  'a bid screen opens by its address with %s for the market and its bet type',
  {
    tags: ['@ROUTE-10'],
  },
  async (search, market) => {
    await openApp(`/jodi-digits${search}`);
    expect(await screen.findByRole('textbox', { name: 'Jodi Digit' })).toBeTruthy();
    expect(shownState()).toMatchObject({ market, betType: jodi });
    expect(Object.keys(Object(shownState()))).toEqual(['market', 'betType']);
    expect(readMarketQuery(location.search)).toEqual({ market: `${market.id}`, day: '2026-11-20' });
  },
);

it('the bulk screen of jodis opens by its address with the name of the market', async () => {
  await openApp('/jodi-digits-bulk?market=7');
  await waitFor(() => expect(shownState()).toMatchObject({ marketName: 'Kalyan Matka' }));
});

it('a visitor who opens an address reaches its screen after login', {
  tags: ['@ROUTE-45'],
}, async () => {
  resetAuthState();
  clearTokens();
  await openApp('/jodi-digits?market=7');
  await screen.findByRole('heading', { name: 'Login' });
  act(() => signInForTest());
  expect(await screen.findByRole('textbox', { name: 'Jodi Digit' })).toBeTruthy();
  expect(shownState()).toMatchObject({ market: { id: 7 } });
});

it('the betting options open by their address', async () => {
  await openApp('/betting-options?market=7');
  expect(await screen.findByRole('heading', { name: 'Kalyan Matka' })).toBeTruthy();
  expect(shownState()).toEqual({ market: { id: 7 } });
});

it.each([
  ['a bet type that no tile opens', '/single-digit?market=7', 7, allBetTypes],
  ['a bet type that its status leaves out', '/jodi-digits?market=10', 10, allBetTypes],
  ['a bet type that the host does not have', '/sp-motor?market=7', 7, [jodi]],
  ['a screen of two bet types', '/jodi-digits?market=7', 7, [jodi, { ...jodi, id: 99 }]],
])('the address of %s leads to the betting options of its market', async (_, path, id, offered) => {
  betTypes = offered;
  await openApp(path);
  await isAt(`/betting-options?market=${id}`);
  expect(shownState()).toEqual({ market: { id } });
});

const notListed = "This market isn't in today's list.";
const closed = 'Betting is currently closed. Please check back later.';
const anotherDay = 'This link is for another day.';
const odd: readonly (readonly [string, keyof typeof hi])[] = [
  ['?market=', notListed],
  ['?market=999999', notListed],
  ['?market=%00', notListed],
  ['?market=%E0%A4%A', notListed],
  ['?market=007', notListed],
  ['?market=7&market=7', notListed],
  ['?market=7&day=2026-11-20&day=2026-11-20', notListed],
  ['?market=Kalyan%20Matka', notListed],
  ['?market=9', closed],
  ['?market=7&day=2026-11-19', anotherDay],
  ['?market=7&day=2026-11-21', anotherDay],
  ['?market=7&day=', anotherDay],
  ['?market=7&day=today', anotherDay],
];

it.each([
  ...odd.map(([search, text]) => [`/jodi-digits${search}`, text] as const),
  ['/betting-options?market=999999', notListed],
  ['/betting-options?market=9', closed],
  ['/betting-options?market=7&day=2026-11-19', anotherDay],
] as const)(
  'the address %s leads home with the message “%s”',
  { tags: ['@ROUTE-46'] },
  async (path, text) => {
    await openApp(path);
    await isAt('/home');
    expect(await screen.findByText(text)).toBeTruthy();
  },
);

it.each([
  ['hi', hi],
  ['mr', mr],
] as const)('the message appears in the language %s', async (language, texts) => {
  setLanguage(language, texts);
  await openApp('/jodi-digits?market=999999');
  expect(await screen.findByText(texts[notListed])).toBeTruthy();
});

it('an address without a market leads home without a message', {
  tags: ['@ROUTE-46'],
}, async () => {
  await openApp('/jodi-digits?day=2026-11-20');
  await isAt('/home');
  expect(await screen.findByRole('region', { name: 'Markets' })).toBeTruthy();
  expect(screen.getByText('before')).toBeTruthy();
});
