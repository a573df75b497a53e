import { setTimeout as sleep } from 'node:timers/promises';
import { mainPlayer } from '@matka/fixtures/players';
import type { Page } from '@playwright/test';
import { axeFindings } from '../accessibility/axe.ts';
import { expect, test } from '../fixtures.ts';
import { mockUrl } from '../servers.ts';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Signs a player in to the app in the frame, and expects it to load again after a step and after its Undo. */
async function expectAppFollows(page: Page): Promise<void> {
  const phone = page.frameLocator('iframe[title="The app in this world"]');
  // The app focuses one of its fields as it loads; keys stay with the console.
  await expect(phone.getByLabel('Mobile number')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByText('Filter the journal')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Aarav' }).click();
  await phone.getByRole('link', { name: 'Passbook' }).click();
  for (const step of ['Next event', 'Undo']) {
    await expect(phone.getByRole('heading', { name: 'Passbook' })).toBeVisible();
    const loadedAgain = page.waitForEvent('framenavigated', (frame) =>
      frame.url().endsWith('/passbook'),
    );
    await page.getByRole('button', { name: step }).click();
    await loadedAgain;
  }
  await expect(page.getByText(/is as it was/)).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Passbook' })).toBeVisible();
}

test.describe('on a wide window', () => {
  // High enough for the frame of the app at full size: Playwright misses buttons in a scaled frame.
  test.use({
    scenario: 'fresh',
    viewport: { width: 1280, height: 920 },
    isMobile: false,
    hasTouch: false,
  });

  test('the console moves the time by a pointer beside an app that follows it, keeps the day in its place, and is accessible on wide and narrow windows', async ({
    page,
    world,
  }) => {
    await world.setBalance(mainPlayer.mobile, 250);
    // However late the app comes, the day is drawn beside it.
    // biome-ignore lint/plugin/no-sleeps: an answer that comes late on purpose.
    await page.route('**/__mock/about/', (route) => sleep(500).then(() => route.continue()));
    // The host name that the app has for the world, as where both are shown.
    const { port } = new URL(mockUrl);
    await page.goto(`http://${world.id}.localhost:${port}/__mock/?world=${world.id}#players`);
    const day = panel(page, 'The day');
    const drawnAt = await day.boundingBox();
    // Ten hours after the first minute of the bar, which has 1,440.
    const now = page.getByRole('slider', { name: 'Current time of the world' });
    const { width } = (await now.boundingBox()) ?? { width: 0 };
    await now.click({ position: { x: 8 + ((width - 16) * 990) / 1440, y: 10 } });
    await expect(now).toHaveAttribute('aria-valuetext', /^1[67]:/);
    await expect(page.getByRole('status').filter({ hasText: 'settled' })).toContainText('Next: ');
    // A market is one line, and those without a draw to come are folded.
    await expect(day.getByText(/^\d+ closed: .*Sridevi/)).toBeVisible();
    await expect(day.getByText('Sridevi', { exact: true })).toBeHidden();
    const line = day.getByRole('listitem').filter({ hasText: 'Kalyan Matka' });
    await expect(line).toHaveCSS('height', '30px');

    // The image's mock knows no app.
    if (process.env.MATKA_E2E_WEB === undefined) await expectAppFollows(page);
    else await expect(page.locator('#app')).toContainText('This mock does not know the address');
    expect(await day.boundingBox()).toEqual(drawnAt);

    const players = panel(page, 'Players');
    await players.getByRole('button', { name: `Ledger and bets of ${mainPlayer.mobile}` }).click();
    await expect(players.getByRole('region', { name: 'Ledger' })).toContainText('opening');
    expect(await axeFindings(page)).toEqual([]);

    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByRole('tab', { name: 'Journal' }).click();
    const journal = panel(page, 'Journal');
    await journal.getByRole('button', { name: /^Call 1,/ }).click();
    await expect(journal.getByRole('region', { name: 'Rows changed' })).toBeVisible();
    const branch = journal.getByRole('button', { name: 'Branch after call 1' });
    const nothing = 'rgba(0, 0, 0, 0)';
    await page.mouse.move(0, 0);
    await expect(branch).toHaveCSS('background-color', nothing);
    await branch.hover();
    await expect(branch).not.toHaveCSS('background-color', nothing);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
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
