import { HomePage } from '../../e2e/pages/home-page.ts';
import { LoginPage } from '../../e2e/pages/login-page.ts';
import { expect, SitePage, test } from './fixtures.ts';

test('what was responded to is there after the worker was stopped', async ({ site, page }) => {
  await site.open();
  await site.freeze();
  await site.signIn();
  for (const points of [5, 6, 7]) {
    expect(await site.setBalance(points)).toBe(200);
    await site.stopWorker();
    expect(await site.balance()).toBe(points);
  }
  const { text } = await site.call('POST', '__mock/worlds/kalyan-matka/replay/');
  expect(JSON.parse(text).differences).toEqual([]);
  await page.reload();
  await new HomePage(page).isShown();
});

test('a worker stopped within calls keeps all that was responded to', async ({ site }) => {
  await site.open();
  await site.freeze();
  const url = `${site.url}__mock/worlds/kalyan-matka/players/9876543210/balance/`;
  for (const delay of [0, 4, 8, 12, 16, 24]) {
    const before = await site.balance();
    const sending = site.page.evaluate(
      async ([path, from]) => {
        const headers = { 'content-type': 'application/json' };
        const send = async (points: number): Promise<number> => {
          const body = JSON.stringify({ points });
          const sent = await fetch(path, { method: 'PUT', headers, body }).catch(() => undefined);
          return sent?.status === 200 ? points : 0;
        };
        const sent = Array.from({ length: 8 }, (_, n) => send(from + n + 1));
        return Math.max(...(await Promise.all(sent)));
      },
      [url, before] as const,
    );
    await site.page.waitForTimeout(delay);
    await site.stopWorker();
    const responded = await sending;
    expect(await site.balance()).toBeGreaterThanOrEqual(responded);
  }
});

test('a second tab has the same worlds and the same player', async ({ site, context }) => {
  await site.open();
  await site.freeze();
  await site.signIn();
  const other = new SitePage(await context.newPage());
  await other.open('home');
  await new HomePage(other.page).expectWallet(10000);
  expect(await other.setBalance(321)).toBe(200);
  expect(await site.balance()).toBe(321);
});

test('a hard reload finds the mock and the worlds', async ({ site, page }) => {
  await site.open();
  await site.setBalance(77);
  const session = await page.context().newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await session.send('Page.reload', { ignoreCache: true });
  await loaded;
  expect(await site.balance()).toBe(77);
});

test('the site opens and plays offline', async ({ site, page, context }) => {
  await site.open();
  await site.freeze();
  await site.signIn();
  await site.isCached();
  await context.setOffline(true);
  await site.stopWorker();
  await page.reload();
  await new HomePage(page).expectWallet(10000);
  await site.placeBets();
});

/** Changes what the browser has stored of the worlds. */
const changeStored = (site: SitePage, change: 'broken world' | 'other version') =>
  site.page.evaluate(
    async ([path, what]) => {
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(`matka ${path}`, what === 'other version' ? 99 : undefined);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      if (what === 'broken world') {
        const writing = opened.transaction('worlds', 'readwrite');
        const place = writing.objectStore('worlds');
        place.put({ id: 'kalyan-matka', file: { format: 'unknown' }, database: new Uint8Array(9) });
        await new Promise((resolve) => {
          writing.oncomplete = resolve;
        });
      }
      opened.close();
    },
    [new URL(site.url).pathname, change] as const,
  );

for (const change of ['broken world', 'other version'] as const) {
  test(`a stored state that cannot be read is left out and reported: ${change}`, async ({
    site,
    page,
  }) => {
    await site.open();
    expect(await site.setBalance(5)).toBe(200);
    await site.stopWorker();
    await changeStored(site, change);
    await page.reload();
    expect(await site.balance()).toBe(10000);
    await expect(site.note).toContainText('could not be read');
    expect(await site.setBalance(6)).toBe(200);
    await site.stopWorker();
    expect(await site.balance()).toBe(6);
  });
}

test('a change for which there is no space is not made, and the page says so', async ({ site }) => {
  await site.open();
  expect(await site.setBalance(5)).toBe(200);
  await site.inWorker(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('There is no space', 'QuotaExceededError');
    };
  });
  expect(await site.setBalance(6)).toBe(507);
  await expect(site.note).toContainText('storage is full');
  // A worker that is started again finds space.
  await site.stopWorker();
  expect(await site.balance()).toBe(5);
  expect(await site.setBalance(7)).toBe(200);
});

test('a change that cannot be stored for another reason is not called a full storage', async ({
  site,
}) => {
  await site.open();
  expect(await site.setBalance(5)).toBe(200);
  await site.inWorker(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is gone', 'UnknownError');
    };
  });
  expect(await site.setBalance(6)).toBe(507);
  await expect(site.note).toContainText('The disk is gone');
  await expect(site.note).not.toContainText('full');
});

test('worlds that another worker has taken over are read again, and the change is made', async ({
  site,
}) => {
  await site.open();
  await site.freeze();
  for (const points of [5, 6]) {
    expect(await site.setBalance(points)).toBe(200);
    await site.takeOver();
  }
  const sent = await Promise.all([7, 7, 7].map((points) => site.setBalance(points)));
  expect(sent).toEqual([200, 200, 200]);
  expect(await site.balance()).toBe(7);
  await site.stopWorker();
  expect(await site.balance()).toBe(7);
  await expect(site.note).toBeHidden();
});

test('where the browser stores nothing the mock runs in memory, and the page says so', async ({
  site,
}) => {
  await site.open();
  expect(await site.setBalance(5)).toBe(200);
  await site.inWorker(() => {
    const refuse = (): never => {
      throw new DOMException('Not here', 'SecurityError');
    };
    IDBFactory.prototype.open = refuse;
    IDBFactory.prototype.deleteDatabase = refuse;
  });
  await site.takeOver();
  expect(await site.setBalance(6)).toBe(200);
  expect(await site.setBalance(7)).toBe(200);
  expect(await site.balance()).toBe(7);
  await site.page.reload();
  await expect(site.note).toContainText('stores nothing here');
  await site.bar.getByText('About, players, worlds').click();
  await site.bar.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => site.balance().catch(() => 0)).toBe(10000);
});

test('Start over works when the worker does not reply', async ({ site, page }) => {
  await site.open();
  await site.signIn();
  expect(await site.setBalance(5)).toBe(200);
  await site.inWorker(() => {
    MessagePort.prototype.postMessage = () => {};
  });
  await site.bar.getByText('About, players, worlds').click();
  await site.bar.getByRole('button', { name: 'Start over' }).click();
  await new LoginPage(page).isShown();
  expect(await site.balance()).toBe(10000);
});

test('Start over forgets all, also when the worker does not start any more', async ({
  site,
  page,
}) => {
  const login = new LoginPage(page);
  for (const isBroken of [false, true]) {
    await site.open();
    await site.signIn();
    expect(await site.setBalance(5)).toBe(200);
    if (isBroken) await changeStored(site, 'broken world');
    await site.bar.getByText('About, players, worlds').click();
    await site.bar.getByRole('button', { name: 'Start over' }).click();
    await login.isShown();
    expect(await site.balance()).toBe(10000);
  }
});
