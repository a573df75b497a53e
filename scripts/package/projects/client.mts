import createClient from 'openapi-fetch';
import type { paths as ControlPaths } from './control.openapi.d.ts';
import type { paths } from './openapi.d.ts';

const baseUrl = process.env.MATKA_MOCK_URL ?? '';
const control = createClient<ControlPaths>({ baseUrl });
const created = await control.PUT('/__mock/worlds/{world}/', {
  params: { path: { world: 'asha' } },
  body: { scenario: 'balance-of-5' },
});
const api = createClient<paths>({ baseUrl });
const { data, error } = await api.POST('/users/login/', {
  body: {
    app_id: 'asha',
    grant_type: 'password',
    mobile_number: '9876543210',
    password: 'Kalyan@2026',
  },
});
if (error) throw new Error(JSON.stringify(error));
const markets = await api.GET('/markets/', {
  params: { query: { app_id: 'asha' } },
  headers: { authorization: `Bearer ${data.tokens.access}` },
});
const wrong = await api.POST('/users/login/', {
  body: { app_id: 'asha', grant_type: 'password', mobile_number: '9876543210', password: 'wrong' },
});
console.log(
  created.data?.scenario,
  data.user.points,
  (markets.data?.length ?? 0) > 5,
  wrong.response.status,
);
