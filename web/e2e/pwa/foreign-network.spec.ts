import { expect, test, workerServes } from './fixtures.ts';

const answers: readonly [string, { type: string; body: string }][] = [
  ['a sign-in text', { type: 'text/plain', body: 'Please sign in to use this network' }],
  ['an empty script', { type: 'text/javascript', body: '' }],
];

test('a worker stores no sign-in text or empty script of a foreign network, and installs at a later visit', async ({
  page,
  host,
  openAs,
  home,
  keptPaths,
}) => {
  const isRegistered = () =>
    page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));
  for (const [name, answer] of answers) {
    await test.step(name, async () => {
      const before = host.workerAnswers();
      host.answerWorker(answer);
      await openAs('/home');
      await home.isShown();
      await expect.poll(host.workerAnswers).toBeGreaterThan(before);
      await expect.poll(isRegistered).toBe(false);
      expect(await keptPaths()).toEqual(['/']);
    });
  }
  host.answerWorker(undefined);
  await page.goto('/home');
  await home.isShown();
  await workerServes(page);
  expect((await keptPaths()).length).toBeGreaterThan(50);
});
