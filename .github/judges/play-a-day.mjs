// A day of a player by the client that hey-api generates of the document, with its zod schemas for each request and response.
// Usage: node play-a-day.mjs <address of a mock>
import assert from 'node:assert/strict';
import { client } from './generated/client.gen.ts';
import * as api from './generated/sdk.gen.ts';

const [baseUrl] = process.argv.slice(2);
client.setConfig({ baseUrl, throwOnError: true });
const app = { query: { app_id: 'kalyan-matka' } };
const login = {
  app_id: 'kalyan-matka',
  grant_type: 'password',
  mobile_number: '9876543210',
  password: 'Kalyan@2026',
};

const { data: session } = await api.login({ body: login });
client.setConfig({ auth: session.tokens.access });
await api.homepage(app);
const { data: markets } = await api.markets(app);
const { data: types } = await api.betTypes(app);
assert.ok(markets.length > 0 && types.length > 0);
const open = markets.find(({ current_status_name: status }) => status === 'Running now');
const points = 10;
const bets = [{ digit: '5', points, bet_type: 'open' }];
const { data: receipt } = await api.betting({
  body: { bet_type_id: 1, market_id: open.id, amount: points, payload: { bets } },
});
const { previous_balance: before, current_balance: after } = receipt.user_balance;
assert.equal(before - after, points);
const { data: history } = await api.history_({ query: { page: 1 } });
const [newest] = history.data;
const { data: bet } = await api.bet({ path: { id: newest.id } });
assert.equal(bet.id, newest.id);
await api.bettingHistory({ query: { page: 1 } });
await api.results({ query: { year: '2026', month: '11' } });
await api.payouts({ query: { page: 1 } });
const { data: renewed } = await api.refresh({ body: { refresh: session.tokens.refresh } });
assert.ok(renewed.access);
console.log(`Played: ${markets.length} markets, bet ${newest.id} of ${points} points.`);
