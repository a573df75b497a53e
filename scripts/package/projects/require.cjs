const { createMock } = require('matka-mock');
const { createMockClient } = require('matka-mock/client');
const { verify } = require('matka-contracts');

createMock().then(async (mock) => {
  const response = await mock.fetch(`${mock.url}/markets/?app_id=kalyan-matka`);
  console.log(response.status, typeof verify, typeof createMockClient);
  await mock.close();
});
