import { bodies, each, fieldsIn, inOrder, listIn } from '../second-host/edit.ts';
import type { Json } from '../second-host/exchange.ts';
import { fridayNoon } from '../second-host/options.ts';
import { accounts } from '../second-host/players.ts';
import { serveSecondHost } from '../second-host/serve.ts';
import type { Variant } from '../second-host/variant.ts';

const names = ['Single Ank', 'Jodi', 'Single Patti Bulk'];
const named = (rows: Json | undefined, nameOf: (row: Json) => Json | undefined): Json[] =>
  listIn(rows).filter((row) => names.includes(String(nameOf(row))));

/** The second host with few markets and bet types, so that a recording of it is short. */
const shortHost: Variant = {
  name: 'short-lists',
  description: 'The host lists five markets and three bet types.',
  options: { marketCount: 5 },
  changed: (response, seen) => {
    const betTypes = bodies(
      each('', (rows) => named(rows, (row) => fieldsIn(row).name)),
      'betTypes',
    );
    const rates = bodies(
      inOrder(each('data', (rows) => named(rows, (row) => fieldsIn(fieldsIn(row).bet_type).name))),
      'payouts',
    );
    const { status, headers, body } = rates(betTypes(response, seen), seen);
    return { status, headers: { ...headers, date: new Date(fridayNoon).toUTCString() }, body };
  },
};

const { mobile, password } = accounts.fresh;
const app = '?app_id=surya-club';
const credentials = {
  app_id: 'surya-club',
  grant_type: 'password',
  mobile_number: mobile,
  password,
};

const bet = (amount: number, points: number) => ({
  bet_type_id: 411,
  market_id: 705,
  amount,
  payload: { bets: [{ digit: '3', points, bet_type: 'open' }] },
});

/** Signs in, places a bet on a digit of Surya Day, fails to place two more, and looks at the histories. */
async function playShortSession(url: string): Promise<void> {
  let access = '';
  const send = async (path: string, body?: object) => {
    const response = await fetch(url + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        ...(access && { authorization: `Bearer ${access}` }),
      },
    });
    return (await response.json()) as { tokens: { access: string; refresh: string } };
  };
  const signIn = async () => {
    access = '';
    const { tokens } = await send('/users/login/', credentials);
    access = tokens.access;
  };
  await signIn();
  await send(`/markets/${app}`);
  await send(`/bet-types/${app}`);
  await send('/admin/payout-multipliers/?page=1');
  await send('/bets/history/?page=1');
  await send('/betting/suggestions/', { bet_type_id: 452, market_id: 705, payload: { ank: 3 } });
  await send('/betting/', bet(5, 5));
  await send('/betting/', bet(6, 5));
  await send('/betting/', bet(2000, 2000));
  await send('/bets/history/?page=1&bet_status=pending&market_names=Surya+Day');
  await send('/markets/results/monthly/?month=11&year=2026&date=2026-11-19');
  await signIn();
  await send('/bets/history/?page=1');
}

/** The command that records: it forwards to a host until it is stopped, and returns its exit code. */
type RecordCommand = (
  args: string[],
  env: NodeJS.ProcessEnv,
  output: { log: (text: string) => void; error: (text: string) => void },
  stopped: Promise<unknown>,
) => Promise<number>;

/** Records the short session and returns the exit code. */
export async function recordShortSession(file: string, record: RecordCommand): Promise<number> {
  const host = await serveSecondHost(shortHost);
  const stop = Promise.withResolvers<void>();
  const ready = Promise.withResolvers<string>();
  const output = {
    log: (text: string) => ready.resolve(text.split(' ', 1)[0] ?? ''),
    error: (text: string) => ready.reject(new Error(text)),
  };
  const args = ['--upstream', host.url, '--out', file, '--port', '0'];
  const recording = record(args, {}, output, stop.promise);
  try {
    await playShortSession(await ready.promise);
  } finally {
    stop.resolve();
    await recording;
    await host.close();
  }
  return recording;
}
