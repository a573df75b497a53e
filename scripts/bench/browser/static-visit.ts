import { mainPlayer } from '@matka/fixtures/players';
import type { Browser } from '@playwright/test';
import { phone, slowDown } from '../../browser/phone.ts';

/** Times of a first visit, in milliseconds from its beginning. */
export interface FirstLogin {
  /** The login screen can be filled in. */
  shown: number;
  /** Its button was pressed at once, and the home screen lists the markets. */
  home: number;
}

/** Opens the login screen with an empty profile and signs in as soon as it stands. */
export async function measureFirstLogin(
  browser: Browser,
  { url, slow }: { url: string; slow: boolean },
): Promise<FirstLogin> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' });
  try {
    const page = await context.newPage();
    if (slow) await slowDown(page, { network: false });
    await page.goto(`${url}login`, { waitUntil: 'commit', timeout: 120_000 });
    const time = () => page.evaluate(() => performance.now());
    await page.getByLabel('Mobile number').fill(mainPlayer.mobile, { timeout: 120_000 });
    const shown = await time();
    await page.getByLabel('Password', { exact: true }).fill(mainPlayer.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('list', { name: 'Markets' }).waitFor({ timeout: 120_000 });
    return { shown, home: await time() };
  } finally {
    await context.close();
  }
}

/** Milliseconds of requests to the mock in the page's browser, from the page's `fetch` to the whole response. */
export interface CallTimes {
  markets: number[];
  history: number[];
  balance: number[];
}

/** Runs in the page. */
async function timeCalls([base, count, mobile, password]: readonly [
  string,
  number,
  string,
  string,
]) {
  const world = `${base}__mock/worlds/kalyan-matka`;
  const send = async (method: string, path: string, body?: object, token?: string) => {
    const response = await fetch(path, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return text;
  };
  await send('PUT', `${world}/clock/`, { mode: 'fixed', now: '2026-03-16T06:30:00.000Z' });
  const login = { app_id: 'kalyan-matka', grant_type: 'password', mobile_number: mobile, password };
  const { tokens } = JSON.parse(await send('POST', `${base}api/users/login/`, login));
  const timed = async (call: (n: number) => Promise<unknown>) => {
    const times = [];
    for (let n = 0; n < count; n += 1) {
      const start = performance.now();
      await call(n);
      times.push(performance.now() - start);
    }
    return times;
  };
  const read = (path: string) => () =>
    send('GET', `${base}api${path}?app_id=kalyan-matka`, undefined, tokens.access);
  return {
    markets: await timed(read('/markets/')),
    history: await timed(read('/bets/history/')),
    balance: await timed((n) => send('PUT', `${world}/players/${mobile}/balance/`, { points: n })),
  };
}

/** Sends 40 requests of each kind, one after the other, once the mock has started. */
export async function measureCalls(browser: Browser, url: string): Promise<CallTimes> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' });
  try {
    const page = await context.newPage();
    await page.goto(`${url}login`);
    const { mobile, password } = mainPlayer;
    return await page.evaluate(timeCalls, [new URL(url).pathname, 40, mobile, password] as const);
  } finally {
    await context.close();
  }
}
