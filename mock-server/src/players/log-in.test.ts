import { mainPlayer } from '@matka/fixtures/players';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildTestApp, loginForm } from '../../test/build-app.ts';

/** The statuses of many logins that are sent at once, in the order of their numbers. */
async function logIns(
  count: number,
  password: (n: number) => string,
  mobile = (_: number) => mainPlayer.mobile,
) {
  const { anonymous } = await buildTestApp();
  const sent = Array.from({ length: count }, (_, n) =>
    anonymous('POST /users/login/', {
      app_id: 'kalyan-matka',
      grant_type: 'password',
      mobile_number: mobile(n),
      password: password(n),
    }),
  );
  const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
  return Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
  );
}

it('the login checks only ten of many wrong passwords that come at once', async () => {
  expect(await logIns(64, () => 'Wrong@2026')).toEqual({ 401: 10, 429: 54 });
});

it('the login accepts all requests with the right password that come at once', async () => {
  expect(await logIns(64, () => mainPlayer.password)).toEqual({ 200: 64 });
});

it('the login checks a hundred wrong passwords of one address, whatever their mobile numbers', async () => {
  const mobile = (n: number) => String(9_000_000_000 + n);
  expect(await logIns(130, () => 'Wrong@2026', mobile)).toEqual({ 401: 100, 429: 30 });
});

it('the login starts its count again after the right password', async () => {
  const password = (n: number) => (n === 9 ? mainPlayer.password : 'Wrong@2026');
  expect(await logIns(30, password)).toEqual({ 200: 1, 401: 19, 429: 10 });
});

it("the limit of logins lasts a minute at most when the machine's clock is set back", async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { anonymous } = await buildTestApp();
  const form = loginForm({ otp: '000000' });
  for (let n = 0; n < 10; n += 1) await anonymous('POST /users/login/', form);
  vi.setSystemTime(Date.now() - 24 * 60 * 60_000);
  const { headers } = await anonymous('POST /users/login/', form);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
});
