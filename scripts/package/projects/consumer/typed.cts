import mock = require('matka-mock');
import client = require('matka-mock/client');
import contracts = require('matka-contracts');

const options: mock.MockOptions = { scenario: 'fresh' };
export const start = () => mock.createMock(options);
export const used = [client.createMockClient('http://localhost:4010'), contracts.verify];
