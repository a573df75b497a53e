const { createMock } = require('matka-mock');

void createMock().then(async (mock) => {
  const { status } = await mock.fetch(`${mock.url}/markets/?app_id=kalyan-matka`);
  await mock.close();
  process.exit(status === 200 ? 0 : 1);
});
