import { recordApiRequests } from '../api-requests.ts';
import { delayRequest } from '../delay.ts';
import { expect, test } from '../fixtures.ts';

test.use({ scenario: 'three-pages-of-history' });

test('a player reads the bid history page by page and with a filter', {
  tag: ['@BIDS-02', '@BIDS-16', '@BIDS-21', '@BIDS-23', '@BIDS-24', '@BIDS-28', '@BIDS-29'],
}, async ({ page, openAs, frame, history }) => {
  const requests = recordApiRequests(page);
  const requested = () =>
    String(requests.filter(({ name }) => name === 'GET /bets/history/').at(-1)?.query);
  await openAs('/bid-history');
  await frame.shows('/bid-history', 'Bid History');
  await expect(history.bids).toHaveCount(10);
  await expect(history.previous).toBeDisabled();
  expect(requested()).toBe('page=1');
  const first = await history.bids.first().innerText();

  const letGo = await delayRequest(page, '/bets/history/');
  await history.next.click();
  await expect(page.getByText('Loading bid history...')).toBeAttached();
  await expect(history.bids.first()).toHaveText(first, { useInnerText: true });
  await expect(history.position).toHaveText('1');
  letGo();
  await expect(history.position).toHaveText('2');
  await history.next.click();
  await expect(history.position).toHaveText('3');
  await expect(history.next).toBeDisabled();
  await expect(history.bids).toHaveCount(5);
  await expect(history.bids.first()).toBeInViewport();

  const filter = page.getByRole('dialog', { name: 'Filter Type' });
  await page.getByRole('button', { name: 'Filter' }).click();
  await filter.getByRole('checkbox', { name: 'Won' }).check();
  await filter.getByRole('button', { name: 'CANCEL' }).click();
  await expect(filter).toBeHidden();
  await expect(history.position).toHaveText('3');
  expect(requested()).toBe('page=3');

  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(filter.getByRole('checkbox', { name: 'Won' })).not.toBeChecked();
  for (const box of ['Open', 'Won', 'Pending', 'Kalyan Matka', 'Main Bazar']) {
    await filter.getByRole('checkbox', { name: box, exact: true }).check();
  }
  await filter.getByRole('button', { name: 'SET FILTER' }).click();
  await expect(filter).toBeHidden();
  await expect
    .poll(requested)
    .toBe(
      'page=1&session_type=open&bet_status=won&bet_status=pending&market_names=Kalyan+Matka&market_names=Main+Bazar',
    );
  await expect(page.getByRole('main')).not.toContainText('Madhur');
  await page.getByRole('button', { name: /Filter/ }).click();
  await expect(filter.getByRole('checkbox', { name: 'Main Bazar' })).toBeChecked();
});
