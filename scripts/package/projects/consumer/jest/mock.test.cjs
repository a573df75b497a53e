const { createMock } = require('matka-mock');

test('the mock answers', async () => {
  const mock = await createMock({ scenario: 'balance-of-5' });
  const { status } = await mock.fetch(`${mock.url}/markets/?app_id=kalyan-matka`);
  expect(status).toBe(200);
  await mock.close();
});
