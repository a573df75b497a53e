import { mainPlayer } from '@matka/fixtures/players';
import { scenarioList } from '@matka/mock-server/src/seeding/scenarios/scenarios';
import { axeFindings } from '../accessibility/axe.ts';
import { expect, test } from '../fixtures.ts';
import { choose, endMessage, mockUrl, openConsole, panel, webPort } from './console-page.ts';

test('the console starts scenarios and faults by one click, and branches a world from a request of its journal', async ({
  page,
  world,
}) => {
  await world.setClock('2026-11-19T12:00:00+05:30');
  await openConsole(page, world.id, 'scenarios');
  const scenarios = panel(page, 'Scenarios');
  await expect(scenarios.getByRole('button')).toHaveCount(scenarioList.length);
  await scenarios.getByRole('button', { name: /^balance-of-5/ }).click();
  await expect(scenarios.getByRole('button', { pressed: true })).toContainText('balance-of-5');
  const paused = { clock: 'fixed', now: '2026-11-19T12:00:00.000+05:30' };
  expect(await world.summary()).toMatchObject({ scenario: 'balance-of-5', ...paused });
  await page.getByRole('button', { name: 'Undo' }).click();
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
  await expect(journal.getByRole('button', { name: /^Call 5,/ })).toBeVisible();
  await journal.getByRole('button', { name: /^Call 4,/ }).click();
  const changed = journal.getByRole('region', { name: 'Rows changed' });
  await expect(changed).toContainText(/players 1.*balance 1000000 25000/);
  await journal.getByRole('button', { name: 'Replay all' }).click();
  await expect(journal).toContainText('byte for byte the same');

  const branch = journal.getByRole('button', { name: 'Branch after call 4' });
  const nothing = 'rgba(0, 0, 0, 0)';
  await page.mouse.move(0, 0);
  await expect(branch).toHaveCSS('background-color', nothing);
  await branch.hover();
  await expect(branch).not.toHaveCSS('background-color', nothing);
  await branch.click();
  const then = `${world.id}-at-4`;
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
  page.once('dialog', (dialog) => dialog.accept());
  await panel(page, 'Worlds').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('combobox', { name: 'World', exact: true })).not.toHaveValue(then);
});

test('the console steps a world, filters its journal, reacts to keys, and opens an exported world again', async ({
  page,
  world,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openConsole(page, world.id);
  await expect(page.locator('#clock')).toContainText('12:00');
  await page.getByRole('button', { name: 'Run to end of day' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'settled' });
  await expect(toast).toContainText(
    /\d+ draws, the last .*: [\d-]+, \d+ bets settled, \d+ won, [\d,.]+ points paid\./,
  );
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${world.id} is as it was: Fri, 20 Nov 2026, 12:00.`)).toBeVisible();
  await expect(page.locator('#clock')).toContainText('12:00');
  const journal = panel(page, 'Journal');
  await page.keyboard.press('.');
  await expect(page.locator('#clock')).toContainText('12:10');
  await expect(journal.getByRole('button', { name: /^Call 1,.*, new$/ })).toBeVisible();
  const markets = `${mockUrl}/w/${world.id}/markets/?app_id=${world.id}`;
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
  const message = page.getByRole('status').filter({ hasText: 'The cURL line copied.' });
  await expect(message).toBeVisible();
  await journal.getByRole('button', { name: 'All', exact: true }).click();
  expect(await message.count()).toBe(0);
  const toEnd = page.getByRole('button', { name: 'Run to end of day' });
  await toEnd.click();
  await expect(toast).toBeVisible();
  await toEnd.click();
  await expect(page.getByText('Nothing more happens on this day.', { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await world.setBalance(mainPlayer.mobile, 77);
  const exported = (await world.journal()).length;
  await endMessage(page);
  await choose(page, 'Worlds');
  const worlds = panel(page, 'Worlds');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    worlds.getByRole('link', { name: 'Export' }).click(),
  ]);
  const file = await download.path();
  await world.setBalance(mainPlayer.mobile, 1);
  await worlds.getByLabel('Import').setInputFiles(file);
  await expect.poll(() => world.journal()).toHaveLength(exported);
  await choose(page, 'Players');
  await expect(
    panel(page, 'Players').getByLabel(`Points of ${mainPlayer.mobile}`, { exact: true }),
  ).toHaveValue('77');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Worlds' })).toHaveAttribute('aria-selected', 'true');
  const other = { name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{}') };
  await worlds.getByLabel('Import').setInputFiles(other);
  await expect(page.getByRole('alert')).toContainText('This is not a world file');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
