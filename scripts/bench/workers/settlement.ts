import { defaultAppId } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { buildApp } from '@matka/mock-server/src/app';
import { moveWallet } from '@matka/mock-server/src/db/ledger';
import { insertPlayer } from '@matka/mock-server/src/db/players';
import { inTransaction } from '@matka/mock-server/src/db/transaction';

/** Submits ten bets several times per player on a file world and settles all in one advance; prints one line of JSON. */
const [file = '', ...numbers] = process.argv.slice(2);
const [players = 0, submissions = 0] = numbers.map(Number);
/** Kalyan Matka, Sridevi Night, Madhur Night, Milan Night: open at testClock, both sessions drawn before the next morning. */
const marketIds = [7, 8, 9, 10];

const app = await buildApp({ file, scenario: 'fresh', now: Date.parse(testClock) });
const world = app.worlds.use(defaultAppId);
if (!world) throw new Error('There is no world');
const at = Date.parse(testClock);

const ids = inTransaction(world.db, () =>
  Array.from({ length: players }, (_, n) => {
    const playerId = insertPlayer(world.db, {
      mobile: String(6_000_000_000 + n),
      first_name: 'Bench',
      last_name: 'Player',
      password_hash: null,
      mpin_hash: null,
      takes_otp: 1,
      created_at: at,
    });
    moveWallet(world.db, { playerId, amount: 1_000_000, at, kind: 'opening', betId: null });
    return playerId;
  }),
);

for (let n = 0; n < submissions; n += 1) {
  for (const playerId of ids) {
    const { access } = app.tokens.issueLoginTokens(world, { playerId, appId: world.id });
    const bet_type = n % 2 === 0 ? 'open' : 'close';
    const bets = [...'0123456789'].map((digit) => ({ digit, points: 1, bet_type }));
    const response = await app.inject({
      method: 'POST',
      url: '/betting/',
      headers: { authorization: `Bearer ${access}` },
      payload: { bet_type_id: 1, market_id: marketIds[n % 4], amount: 10, payload: { bets } },
    });
    if (response.statusCode !== 200) throw new Error(response.body);
  }
}

const cpuBefore = process.cpuUsage();
const begin = performance.now();
const moved = await app.inject({
  method: 'POST',
  url: `/__mock/worlds/${defaultAppId}/clock/advance/`,
  payload: { to: '2026-11-21T06:00:00+05:30' },
});
const ms = performance.now() - begin;
const { user, system } = process.cpuUsage(cpuBefore);
const events: { won: number; lost: number }[] = moved.json().events;
const settled = events.reduce((sum, { won, lost }) => sum + won + lost, 0);
await app.close();
console.log(JSON.stringify({ ms, cpuMs: (user + system) / 1_000, settled }));
