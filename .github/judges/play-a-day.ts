// A day of a player by the client that hey-api generates of the document, with its zod schemas for each request and response.
// Usage: node play-a-day.ts <address of a mock>
import assert from 'node:assert/strict';
import { client } from './generated/client.gen.ts';
import * as api from './generated/sdk.gen.ts';

const [baseUrl = ''] = process.argv.slice(2);
client.setConfig({ baseUrl });
const strict = { throwOnError: true } as const;
const app = { ...strict, query: { app_id: 'kalyan-matka' } };
const login = {
  app_id: 'kalyan-matka',
  mobile_number: '9876543210',
  ...({ grant_type: 'password', password: 'Kalyan@2026' } as const),
};

const { data: session } = await api.login({ ...strict, body: login });
client.setConfig({ auth: session.tokens.access });
await api.homepage(app);
const { data: markets } = await api.markets(app);
const { data: types } = await api.betTypes(app);
assert.ok(types.length > 0);
const open = markets.find(({ current_status_name: status }) => status === 'Running now');
assert.ok(open);
const points = 10;
const bet = { digit: '5', points, bet_type: 'open' } as const;
const { data: receipt } = await api.betting({
  ...strict,
  body: { bet_type_id: 1, market_id: open.id, amount: points, payload: { bets: [bet] } },
});
const { previous_balance: before, current_balance: after } = receipt.user_balance;
assert.equal(before - after, points);
const { data: history } = await api.history_({ ...strict, query: { page: 1 } });
const [newest] = history.data;
assert.ok(newest);
const { data: again } = await api.bet({ ...strict, path: { id: newest.id } });
assert.equal(again.id, newest.id);
await api.bettingHistory({ ...strict, query: { page: 1 } });
await api.results({ ...strict, query: { year: '2026', month: '11' } });
await api.payouts({ ...strict, query: { page: 1 } });
const { data: renewed } = await api.refresh({
  ...strict,
  body: { refresh: session.tokens.refresh },
});
assert.ok(renewed.access);
console.log(`Played: ${markets.length} markets, bet ${newest.id} of ${points} points.`);
