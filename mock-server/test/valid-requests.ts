import { testClock } from '@matka/fixtures/test-clock';
import { loginForm, registrationForm } from './build-app.ts';

/** A valid body per endpoint, by `METHOD path` as in listRoutes. */
export const validBodies: Readonly<Record<string, object>> = {
  'POST /users/login/': loginForm(),
  'POST /users/register/': registrationForm(),
  'POST /token/refresh/': { refresh: 'x.y.z' },
  'POST /betting/': {
    bet_type_id: 1,
    market_id: 7,
    amount: 15,
    payload: {
      bets: [
        { digit: '1', points: 5, bet_type: 'open' },
        { digit: '2', points: 10, bet_type: 'close' },
      ],
    },
  },
  'POST /betting/suggestions/': {
    bet_type_id: 12,
    market_id: 7,
    payload: { ank: 1, types: ['SP', 'DP'] },
  },
  'PUT /__mock/worlds/:world/': { scenario: 'usual', seed: 7 },
  'PUT /__mock/worlds/:world/clock/': { mode: 'fixed', now: testClock },
  'POST /__mock/worlds/:world/clock/advance/': { seconds: 60 },
  'PUT /__mock/worlds/:world/tokens/': { accessSeconds: 3600 },
  'POST /__mock/worlds/:world/faults/': {
    effect: 'status',
    status: 500,
    path: '/betting/987654321/',
  },
  'PUT /__mock/worlds/:world/players/:mobile/balance/': { points: 100 },
  'PUT /__mock/worlds/:world/draws/': { market: 'Kalyan Matka', session: 'open', pana: '128' },
  'PUT /__mock/worlds/:world/markets/:market/': { suspended: false },
};
