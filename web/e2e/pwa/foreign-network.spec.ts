import { expect, test, workerServes } from './fixtures.ts';

const answers: readonly [string, { type: string; body: string }][] = [
  ['a sign-in text', { type: 'text/plain', body: 'Please sign in to use this network' }],
  ['an empty script', { type: 'text/javascript', body: '' }],
];

for (const [name, answer] of answers) {
  test(`a worker that got ${name} for its files stores none of it, and is installed by a later visit`, async ({
    page,
    host,
    openAs,
    home,
    keptPaths,
  }) => {
    host.answerWorker(answer);
    await openAs('/home');
    await home.isShown();
    await expect.poll(host.workerAnswers).toBeGreaterThan(0);
    const isRegistered = () =>
      page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));
    await expect.poll(isRegistered).toBe(false);
    expect(await keptPaths()).toEqual(['/']);
    await page.goto('/home');
    await home.isShown();

    host.answerWorker(undefined);
    await page.goto('/home');
    await home.isShown();
    await workerServes(page);
    expect((await keptPaths()).length).toBeGreaterThan(50);
  });
}
