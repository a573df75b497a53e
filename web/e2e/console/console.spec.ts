import { setTimeout as sleep } from 'node:timers/promises';
import { mainPlayer } from '@matka/fixtures/players';
import { logIn } from '@matka/mock-server/client/log-in';
import { axeFindings } from '../accessibility/axe.ts';
import { expect, test } from '../fixtures.ts';
import { choose, mockUrl, openBesideApp, panel, webPort } from './console-page.ts';

test.describe('on a wide window', () => {
  // High enough for the frame of the app at full size: Playwright misses buttons in a scaled frame.
  test.use({ viewport: { width: 1280, height: 920 }, isMobile: false, hasTouch: false });

  test('the console moves the time, forces a draw, settles the bets and shows them in the ledger', async ({
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
    const { promise: underWay, resolve: begin } = Promise.withResolvers<void>();
    const { promise: letGo, resolve: release } = Promise.withResolvers<void>();
    const refresh = `**/__mock/worlds/${world.id}/day/`;
    await page.route(refresh, async (route) => {
      begin();
      await letGo;
      await route.continue();
    });
    await underWay;
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
    // A market is one line, and those without a draw to come are folded.
    await expect(day.getByText(/^\d+ closed: .*Sridevi/)).toBeVisible();
    await expect(day.getByText('Sridevi', { exact: true })).toBeHidden();
    const line = day.getByRole('listitem').filter({ hasText: 'Kalyan Matka' });
    await expect(line).toHaveCSS('height', '30px');

    await day.getByRole('button', { name: /^Kalyan Matka, close result/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Kalyan Matka, close' });
    await dialog.getByLabel('Pana').fill('129');
    await dialog.getByRole('button', { name: 'Set', exact: true }).click();
    await expect(day.getByText('close drawn early')).toBeVisible();
    const closeResult = day.getByRole('button', { name: /^Kalyan Matka, close result at 18:10/ });
    await expect(closeResult).toHaveAccessibleName(/: to come, set to 129,/);
    await world.advance({ to: '2026-11-20T18:10:00+05:30' });
    await day.getByText(/^\d+ closed: .*Kalyan Matka/).click();
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

  test('the console shows the app beside the day, makes a bet win and shows both balances', async ({
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
    // The app focuses one of its fields as it loads; keys stay with the console.
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
    await dialog.getByRole('button', { name: 'Set and run to it' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'settled' })).toContainText(
      /[1-9]\d* won/,
    );
    await expect(page.locator('#clock')).toContainText('16:10');
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

    await app.getByRole('button', { name: 'Aarav' }).click();
    await phone.getByRole('link', { name: 'Passbook' }).click();
    await expect(phone.getByRole('heading', { name: 'Passbook' })).toBeVisible();
    const loadedAgain = page.waitForEvent('framenavigated', (frame) =>
      frame.url().endsWith('/passbook'),
    );
    await page.getByRole('button', { name: 'Next event' }).click();
    await loadedAgain;
    await expect(phone.getByRole('heading', { name: 'Passbook' })).toBeVisible();
    const loadedBefore = page.waitForEvent('framenavigated', (frame) =>
      frame.url().endsWith('/passbook'),
    );
    await page.getByRole('button', { name: 'Undo' }).click();
    await loadedBefore;
    await expect(
      page.getByText(`${world.id} is as it was: Fri, 20 Nov 2026, 16:10.`),
    ).toBeVisible();
    await expect(phone.getByRole('heading', { name: 'Passbook' })).toBeVisible();
  });
});

test('the API page sends a request to a world', async ({ page, world }) => {
  await page.goto(`${mockUrl}/__mock/docs/`);
  await expect(page.getByText('no real money moves')).toBeVisible();
  const markets = page.locator('#operations-catalogue-markets');
  await markets.getByRole('button', { name: '/markets/' }).first().click();
  await markets.getByRole('button', { name: 'Try it out' }).click();
  await markets.getByPlaceholder('app_id').fill(world.id);
  await markets.getByRole('button', { name: 'Execute' }).click();
  await expect(markets.locator('.live-responses-table')).toContainText('Kalyan Matka');
  const [call] = await world.journal();
  expect(call).toMatchObject({ method: 'GET', status: 200 });
});
