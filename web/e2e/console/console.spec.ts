import { setTimeout as sleep } from 'node:timers/promises';
import { mainPlayer } from '@matka/fixtures/players';
import { logIn } from '@matka/mock-server/client/log-in';
import { scenarioList } from '@matka/mock-server/src/seeding/scenarios/scenarios';
import type { Page } from '@playwright/test';
import { axeFindings } from '../accessibility/axe.ts';
import { expect, test } from '../fixtures.ts';

const mockUrl = process.env.MATKA_MOCK_URL ?? '';

/** Port of the app in the frame; the image's mock knows no app. */
const webPort = process.env.MATKA_E2E_WEB === undefined ? process.env.MATKA_WEB_PORT : undefined;

/** Opens the mock's console at the world of the test. */
const openConsole = (page: Page, id: string, tab = 'journal') =>
  page.goto(`${mockUrl}/__mock/?world=${id}#${tab}`);
/** Opens it under the host name that the app has for the world, as where both are shown. */
const openBesideApp = (page: Page, id: string, tab = 'journal') =>
  page.goto(`http://${id}.localhost:${new URL(mockUrl).port}/__mock/?world=${id}#${tab}`);
const choose = (page: Page, tab: string) => page.getByRole('tab', { name: tab }).click();
/** A message lies over the page for twelve seconds. */
const endMessage = (page: Page) => page.clock.fastForward(12_000);
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('the time marker moves the day, a draw is forced, bets settle and the ledger shows it', async ({
    page,
    world,
  }) => {
    // However late the app comes, the day is drawn beside it and keeps its place.
    // biome-ignore lint/plugin/no-sleeps: an answer that comes late on purpose.
    await page.route('**/__mock/about/', (route) => sleep(500).then(() => route.continue()));
    await openBesideApp(page, world.id);
    const day = panel(page, 'The day');
    const now = page.getByRole('slider', { name: 'Current time of the world' });
    await expect(now).toHaveAttribute('aria-valuetext', '12:00');
    const drawnAt = await day.boundingBox();
    // A refresh that is under way when the marker is pressed replaces nothing under the pointer.
    const { promise: letGo, resolve: release } = Promise.withResolvers<void>();
    const refresh = `**/__mock/worlds/${world.id}/day/`;
    await page.route(refresh, (route) => letGo.then(() => route.continue()));
    await page.waitForRequest(refresh);
    expect((await day.boundingBox())?.width).toBe(drawnAt?.width);
    const pressed = await now.elementHandle();
    await now.scrollIntoViewIfNeeded();
    const box = (await now.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    expect(box.width).toBeGreaterThan(0);
    // From noon, minute 690 of 1440 on the bar, to about five in the afternoon.
    const at = (minutes: number) => box.x + 8 + ((box.width - 16) * minutes) / 1440;
    await page.mouse.move(at(690), box.y + 10);
    await page.mouse.down();
    expect(await pressed?.evaluate((marker) => marker.matches(':active'))).toBe(true);
    const refreshed = page.waitForResponse(refresh);
    release();
    await (await refreshed).finished();
    // biome-ignore lint/plugin/no-sleeps: observes that nothing happens.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
    expect(await pressed?.evaluate((marker) => marker.isConnected)).toBe(true);
    await page.mouse.move(at(990), box.y + 10, { steps: 4 });
    await page.mouse.up();
    await expect(now).toHaveAttribute('aria-valuetext', /^1[67]:/);
    await expect(page.getByRole('status').filter({ hasText: 'settled' })).toContainText('Next: ');
    expect(await day.boundingBox()).toEqual(drawnAt);

    await day.getByRole('button', { name: /^Kalyan Matka, close result/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Kalyan Matka, close' });
    await dialog.getByLabel('Pana').fill('129');
    await dialog.getByRole('button', { name: 'Set' }).click();
    await expect(day.getByText('close drawn early')).toBeVisible();
    const closeResult = day.getByRole('button', { name: /^Kalyan Matka, close result at 18:10/ });
    await expect(closeResult).toHaveAccessibleName(/: to come, set to 129,/);
    await world.advance({ to: '2026-11-20T18:10:00+05:30' });
    await expect(closeResult).toHaveAccessibleName(/: 129-2,/);

    await choose(page, 'Players');
    const players = panel(page, 'Players');
    await players.getByRole('button', { name: `Ledger and bets of ${mainPlayer.mobile}` }).click();
    await expect(players.getByRole('region', { name: 'Ledger' })).toContainText('opening');
    await expect(players.getByRole('region', { name: 'Accounts' })).toContainText(
      mainPlayer.password,
    );
    expect(await axeFindings(page)).toEqual([]);
  });

  test('the app stands beside the day, a bet of it is made to win, and both balances are shown', async ({
    page,
    world,
  }) => {
    await openBesideApp(page, world.id, 'players');
    const app = page.getByRole('complementary', { name: 'The app' });
    if (webPort === undefined) {
      await expect(app).toContainText('This mock does not know the address of an app');
      return;
    }
    const phone = page.frameLocator('iframe[title="The app in this world"]');
    // The app focuses a field of its own as it loads; keys stay with the console.
    await expect(phone.getByLabel('Mobile number')).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByText('Filter the journal')).toBeVisible();
    await page.keyboard.press('Escape');
    const { tokens } = await logIn(mockUrl, world.id, mainPlayer);
    const bets = [{ digit: '3', points: 20, bet_type: 'open' }];
    const sent = await page.request.post(`${mockUrl}/betting/`, {
      headers: { authorization: `Bearer ${tokens.access}` },
      data: { bet_type_id: 1, market_id: 7, amount: 20, payload: { bets } },
    });
    expect(sent.status()).toBe(200);
    await panel(page, 'The day')
      .getByRole('button', { name: /^Kalyan Matka, open result/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Kalyan Matka, open' });
    await dialog
      .getByRole('button', { name: /^Make this win: .* 3 of/ })
      .first()
      .click();
    await expect(dialog.getByRole('status')).toHaveText(/^pays [\d,.]+ points to \d+ bets?$/);
    await dialog.getByRole('button', { name: 'Set' }).click();
    await world.advance({ to: '2026-11-20T16:10:00+05:30' });
    await page.getByRole('tab', { name: 'Players' }).press('End');
    await page.keyboard.press('Home');
    const journal = panel(page, 'Journal');
    await expect(journal.getByRole('row', { name: /POST \/betting\// })).toContainText(
      mainPlayer.mobile,
    );
    await choose(page, 'Players');
    await expect(panel(page, 'Players')).toContainText(
      /the app shows [\d,.]+, the host holds [\d,.]+/,
    );

    await endMessage(page);
    await app.getByRole('button', { name: 'Aarav' }).click();
    await phone.getByRole('link', { name: 'Passbook' }).click();
    await expect(phone.getByRole('heading', { name: 'Passbook' })).toBeVisible();
    const loadedAgain = page.waitForEvent('framenavigated', (frame) =>
      frame.url().endsWith('/passbook'),
    );
    await page.getByRole('button', { name: 'Next event' }).click();
    await loadedAgain;
    await expect(phone.getByRole('heading', { name: 'Passbook' })).toBeVisible();
  });
});

test('the API page sends an operation in the chosen world and links its clauses', async ({
  page,
  world,
}) => {
  await page.goto(`${mockUrl}/__mock/docs/?world=${world.id}#API-13`);
  const markets = page.locator('#markets');
  await expect(markets.getByRole('link', { name: 'API-13' })).toBeVisible();
  await markets.getByRole('button', { name: 'Send' }).click();
  await expect(markets.getByRole('status')).toContainText('Kalyan Matka');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
});

test('scenarios and faults by one click, the journal with the changes of a request, and branching from it', async ({
  page,
  world,
}) => {
  await openConsole(page, world.id, 'scenarios');
  const scenarios = panel(page, 'Scenarios');
  await expect(scenarios.getByRole('button')).toHaveCount(scenarioList.length);
  await scenarios.getByRole('button', { name: /^balance-of-5/ }).click();
  await expect(scenarios.getByRole('button', { pressed: true })).toContainText('balance-of-5');
  expect(await world.summary()).toMatchObject({ scenario: 'balance-of-5' });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(scenarios.getByRole('button', { pressed: true })).not.toContainText('balance-of-5');

  await choose(page, 'Faults');
  const faults = panel(page, 'Faults');
  await faults.getByRole('button', { name: 'Next request: 500' }).click();
  await expect(faults.getByRole('region', { name: 'Armed faults' })).toContainText(
    'The next request responds 500.',
  );
  await choose(page, 'Journal');
  const pill = page.getByRole('button', { name: '1 fault armed · clear' });
  await pill.click();
  await expect(pill).toHaveCount(0);

  await world.setBalance(mainPlayer.mobile, 250);
  await world.setBalance(mainPlayer.mobile, 900);
  const journal = panel(page, 'Journal');
  // Changes by others appear without a reload.
  await expect(journal.getByRole('button', { name: /^Call 4,/ })).toBeVisible();
  await journal.getByRole('button', { name: /^Call 3,/ }).click();
  const changed = journal.getByRole('region', { name: 'Rows changed' });
  await expect(changed).toContainText(/players 1.*balance 1000000 25000/);
  await journal.getByRole('button', { name: 'Replay all' }).click();
  await expect(journal).toContainText('byte for byte the same');

  await journal.getByRole('button', { name: 'Branch after call 3' }).click();
  const then = `${world.id}-at-3`;
  const branched = page.getByRole('status').filter({ hasText: `Branched to ${then}` });
  await expect(page.getByRole('combobox', { name: 'World', exact: true })).toHaveValue(world.id);
  await branched.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('combobox', { name: 'World', exact: true })).toHaveValue(then);
  await expect(page).toHaveURL(new RegExp(`world=${then}#journal$`));
  await choose(page, 'Players');
  await expect(
    panel(page, 'Players').getByLabel(`Points of ${mainPlayer.mobile}`, { exact: true }),
  ).toHaveValue('250');
  await choose(page, 'Worlds');
  const address = panel(page, 'Worlds').getByRole('link', { name: `http://${then}.` });
  await expect(address).toHaveAttribute('href', `http://${then}.localhost:${webPort ?? 5173}/`);
  expect(await axeFindings(page)).toEqual([]);
  await panel(page, 'Worlds').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('combobox', { name: 'World', exact: true })).not.toHaveValue(then);
});

test('a world exported to a file opens at that time, and a rejected file shows why', async ({
  page,
  world,
}) => {
  await world.setBalance(mainPlayer.mobile, 77);
  await openConsole(page, world.id, 'worlds');
  const worlds = panel(page, 'Worlds');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    worlds.getByRole('link', { name: 'Export' }).click(),
  ]);
  const file = await download.path();
  await world.setBalance(mainPlayer.mobile, 1);
  const points = panel(page, 'Players').getByLabel(`Points of ${mainPlayer.mobile}`, {
    exact: true,
  });
  await worlds.getByLabel('Import').setInputFiles(file);
  await expect.poll(() => world.journal()).toHaveLength(1);
  await choose(page, 'Players');
  await expect(points).toHaveValue('77');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Worlds' })).toHaveAttribute('aria-selected', 'true');
  const other = { name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{}') };
  await worlds.getByLabel('Import').setInputFiles(other);
  await expect(page.getByRole('alert')).toContainText('This is not a world file');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('a step tells what it did, the journal is filtered, a call is copied, keys press buttons', async ({
  page,
  world,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openConsole(page, world.id);
  await expect(page.locator('#clock')).toContainText('12:00');
  await page.getByRole('button', { name: 'Run to end of day' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'settled' });
  await expect(toast).toContainText(/\d+ draws, \d+ bets settled, \d+ won, [\d.]+ points paid\./);
  await toast.getByRole('button', { name: 'Undo (branch before)' }).click();
  await expect(page).toHaveURL(/world=.*-at-0/);
  await expect(page.locator('#clock')).toContainText('12:00');
  const journal = panel(page, 'Journal');
  await page.keyboard.press('.');
  await expect(page.locator('#clock')).toContainText('12:10');
  await expect(journal.getByRole('button', { name: /^Call 1,.*, new$/ })).toBeVisible();
  const markets = `${mockUrl}/w/${world.id}-at-0/markets/?app_id=${world.id}-at-0`;
  for (let poll = 0; poll < 3; poll += 1) await page.request.get(markets);
  const polls = journal.getByRole('row', { name: /GET \/markets\// });
  const showAll = journal.getByRole('button', { name: 'Show all 3 calls like call 4' });
  await expect(showAll).toBeVisible();
  await expect(polls).toHaveCount(1);
  await showAll.click();
  await expect(polls).toHaveCount(3);
  await expect(journal.getByRole('button', { name: /, new$/ })).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Filter requests' })).toBeFocused();
  await journal.getByRole('searchbox').fill('no such call');
  await page.keyboard.press('Enter');
  await expect(journal).toContainText('No requests match.');
  await journal.getByRole('searchbox').fill('advance');
  await page.keyboard.press('Enter');
  await journal
    .getByRole('row', { name: /advance/ })
    .getByText('advance')
    .click();
  await endMessage(page);
  await journal.getByRole('button', { name: 'Copy as cURL' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^curl -X POST 'http:\/\/.*\/clock\/advance\/' -H 'content-type: application\/json' -d '\{"seconds":600\}'$/,
  );
  expect(await axeFindings(page)).toEqual([]);
});
