import { mainPlayer } from '@matka/fixtures/players';
import { played as jodiDigits } from '../src/features/bids/screens/jodi-digits.ts';
import { played as multiDigit } from '../src/features/bids/screens/multi-digit.ts';
import { played as singleDigitBulk } from '../src/features/bids/screens/single-digit-bulk.ts';
import { played as spMotor } from '../src/features/bids/screens/sp-motor.ts';
import { market, pointsOf, rowsOf } from '../src/testing/played-cases.ts';
import { expect, test } from './fixtures.ts';

/** One screen of each kind of entry: typed, keypad, motor, grid. */
const screens = [jodiDigits, singleDigitBulk, spMotor, multiDigit];

for (const screen of screens) {
  // `npm test` plays one of them in each browser.
  const tag = screen === jodiDigits ? ['@short'] : [];
  test(`a bet on ${screen.tile} is placed from its tile to the receipt`, { tag }, async ({
    player,
    signIn,
    world,
  }) => {
    await signIn();
    const { points: wallet } = await world.player(mainPlayer.mobile);
    await player.press('Place Bet', market);
    await player.press(screen.tile);
    await player.isAt(screen.path);
    await screen.fillIn(player);
    const rows = rowsOf(screen.rows);
    const points = pointsOf(rows);
    if (!screen.tableless) await player.hasRows(rows);
    await player.hasTotals(rows.length, points);
    await player.press('Continue');
    await player.press('Submit');
    await player.sees('dialog', 'Success!', 'Your bet has been placed successfully');
    await player.press('Ok');
    await player.isAt('/betting-options');
    expect((await world.player(mainPlayer.mobile)).points).toBe(wallet - points);
    await player.press('Back');
    await player.open('/bid-history');
    await player.sees('list', 'Bids', 'PENDING');
  });
}

test('a player adds jodis by taps on the board', async ({ player, signIn }) => {
  await signIn();
  await player.press('Place Bet', market);
  await player.press(jodiDigits.tile);
  await player.isAt(jodiDigits.path);
  await player.press('Use the board of jodis');
  await player.press('10 points');
  for (const jodi of ['05', '47', '05']) await player.press(jodi);
  await player.press('Show the bids');
  await player.hasRows(rowsOf(['05 20 Close', '47 10 Close']));
  await player.hasTotals(2, 30);
});

test('a player signs in with the four digits of an MPIN', async ({ player, host }) => {
  host.configure({ grantType: 'mpin' });
  await player.open('/login');
  await player.fill('Mobile number', mainPlayer.mobile);
  await player.fill('MPIN', `${mainPlayer.mpin}\n`);
  await player.isAt('/home');
  await player.sees('list', 'Markets', market);
});

test('a player signs in with a one-time code', async ({ player, host }) => {
  host.configure({ grantType: 'otp' });
  await player.open('/login');
  await player.fill('Mobile number', mainPlayer.mobile);
  await player.fill('OTP', mainPlayer.otp);
  await player.press('Login');
  await player.isAt('/home');
  await player.sees('list', 'Markets', market);
});

test('the app refreshes an expired token silently, and signs the player out after a refused refresh', async ({
  player,
  signIn,
  world,
}) => {
  await signIn();
  await world.expireTokens();
  await player.click('link', 'All Bids');
  await player.sees('list', 'Bids');
  await world.expireTokens();
  await world.setTokens({ refreshRefused: true });
  await player.open('/passbook');
  await player.isAt('/login');
});

test('the bid history reports that the network is missing, and loads once the network is back', async ({
  player,
  signIn,
  host,
}) => {
  await signIn();
  await player.click('link', 'All Bids');
  await player.sees('list', 'Bids');
  await player.click('link', 'Home');
  await host.stop();
  await player.click('link', 'All Bids');
  await player.sees('alert', /Failed to fetch bid history/);
  await host.restart();
  await player.press('Retry');
  await player.sees('list', 'Bids');
});

test('the app opens without a network and shows the last stored markets', async ({
  player,
  signIn,
  host,
}) => {
  await signIn();
  await player.sees('list', 'Markets', market);
  await player.isStored();
  await host.stop();
  await player.open('/home');
  await player.sees('alert', /Error loading markets/);
  await player.sees('list', 'Markets', market);
});

test('a refused submission shows an error and keeps the bids', async ({
  player,
  signIn,
  world,
}) => {
  await signIn();
  await player.press('Place Bet', market);
  await player.press(jodiDigits.tile);
  await jodiDigits.fillIn(player);
  await world.fault({ effect: 'status', status: 400, path: '/betting/', times: 1 });
  await player.press('Continue');
  await player.press('Submit');
  await player.sees('alert', /^Error: /);
  await player.press('OK');
  await player.hasRows(rowsOf(jodiDigits.rows));
});

test('a bet whose response is lost is found in the history and is not placed twice', async ({
  player,
  signIn,
  world,
}) => {
  await signIn();
  const before = await world.bets(mainPlayer.mobile);
  await player.press('Place Bet', market);
  await player.press(jodiDigits.tile);
  await jodiDigits.fillIn(player);
  await world.fault({ effect: 'html', when: 'after-commit', path: '/betting/', times: 1 });
  await player.press('Continue');
  await player.press('Submit');
  await player.sees('dialog', /Success!|Found in your bid history/);
  await player.press('Ok');
  await player.isAt('/betting-options');
  expect(await world.bets(mainPlayer.mobile)).toHaveLength(before.length + 2);
});

test('a player reads the histories, the passbook, the chart and the results', async ({
  player,
  signIn,
}) => {
  await signIn();
  await player.open('/bid-history');
  await player.sees('list', 'Bids');
  await player.press(/Filter/);
  await player.tick('Won');
  await player.press('SET FILTER');
  await player.sees('list', 'Bids', 'Congratulations');
  await player.open('/win-history');
  await player.sees('text', /^Win Amount/);
  await player.open('/passbook');
  await player.sees('text', '1 / 8');
  await player.press('Next');
  await player.sees('text', '2 / 8');
  await player.open('/chart');
  await player.select('Market', market);
  await player.sees('heading', 'November 2026');
  await player.open('/market-result-history');
  await player.select('Date', '2024-11-22');
  await player.sees('list', 'Market results of 22/11/2024', market);
});

test('a player completes the sheets of the wallet for adding and withdrawing funds', async ({
  player,
  signIn,
}) => {
  await signIn();
  await player.open('/wallet');
  await player.press('Add Funds');
  await player.press('Send Request');
  await player.sees('dialog', 'Add Fund', 'Enter the Amount');
  await player.fill('Amount', '750');
  await player.type('\n');
  await player.isAt('/payment-methods');
  await player.open('/wallet');
  await player.press('Withdraw Funds');
  await player.fill('Amount', '250');
  await player.press('Request Withdraw');
  await player.sees('dialog', 'Withdrawn Success!', '₹9,750.00');
  await player.press('Done');
  await player.sawGone('dialog', 'Withdrawn Success!');
});

test('a logout in one tab signs the player out in the other tab', async ({
  player,
  openTab,
  signIn,
}) => {
  await signIn();
  const other = await openTab();
  await other.open('/home');
  await other.sees('list', 'Markets');
  await other.press('Menu');
  await other.press('Logout');
  await other.isAt('/login');
  await player.isAt('/login');
});

test('the market list stays after a failed refresh, and a retry refreshes it', async ({
  player,
  signIn,
  world,
}) => {
  await signIn();
  await world.fault({ effect: 'drop', path: '/markets/' });
  await player.press(/Refresh|Updated/);
  await player.sees('alert', /Error loading markets/);
  await player.sees('list', 'Markets', market);
  await world.clearFaults();
  await player.press('Retry');
  await player.sawGone('alert', /Error loading markets/);
});

test('the language and the dark colours stay after a reload', async ({ player, signIn }) => {
  await signIn();
  await player.press('Menu');
  await player.press('Dark colours');
  await expect.poll(() => player.colourScheme()).toBe('dark');
  await player.select(/Language/, 'hi');
  await player.sees('button', 'लॉग आउट');
  await player.open('/home');
  await player.sees('list', 'मार्केट');
  expect(await player.colourScheme()).toBe('dark');
});
