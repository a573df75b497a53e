import type { StateParameters, StateValue, ValueName } from '../../pact/provider-states.ts';
import type { HostReader } from './host-reader.ts';
import { at, chain, first, found, inconclusive, type Lookup, missing } from './lookup.ts';
import { matchesKind } from './record-kinds.ts';
import type { Account, Session } from './sign-in.ts';

/** What values are found with. */
export interface HostContext {
  account: Account;
  reader: HostReader;
  /** Throws NoSession when there is none. */
  session: () => Promise<Session>;
  /** Takes a mobile number that nobody has registered yet; each is given out once. */
  newMobile: () => string | undefined;
  /** Whether failures can be provoked: only the mock documents how. */
  supportsMagicInputs: boolean;
}

/** The market that the product's chart opens with. */
const defaultChartMarket = 'SITA MORNING';

const running = 'Running now';
const closed: readonly unknown[] = ['Closed for today', 'Betting is closed', 'Closed'];
const status = (market: unknown) => at(market, 'current_status_name');
const idOf = (row: unknown, call: string): Lookup<number> => {
  const id = at(row, 'id');
  return typeof id === 'number' ? found(id) : inconclusive(call);
};
const nameOf = (row: unknown, call: string): Lookup<string> => {
  const name = at(row, 'name');
  return typeof name === 'string' ? found(name) : inconclusive(call);
};

const marketWhere = (looks: HostReader, wanted: (market: unknown) => boolean, reason: string) =>
  chain(looks.markets(), (markets) =>
    chain(Promise.resolve(first(markets.filter(wanted), reason)), (market) =>
      idOf(market, 'GET /markets/'),
    ),
  );

/** The page of the history that shows what a state's parameters ask for. */
export const pageShowing = ({ history }: HostReader, { shows }: StateParameters) =>
  chain(history(), (pages) => {
    const test = shows ? matchesKind[shows] : () => true;
    const index = pages.findIndex((records) => records.some(test));
    return index < 0
      ? missing(`no such record among the latest ${pages.flat().length} of the history`)
      : found(String(index + 1));
  });

const latestRecord = (looks: HostReader): Promise<Lookup<unknown>> =>
  chain(looks.history(), (pages) => first(pages.flat(), 'the player has no bet'));

const credential = (secret: string | undefined, name: string): Lookup<string> =>
  secret ? found(secret) : missing(`no ${name} is given`);

const tokenOf = async ({ session }: HostContext, name: 'access' | 'refresh') =>
  found((await session())[name]);

const partOfDay = ({ reader }: HostContext, from: number, to: number) =>
  chain(reader.dayWithResults(), (day) => found(day.slice(from, to)));

const resolvers: Readonly<
  Record<ValueName, (context: HostContext, params: StateParameters) => Promise<Lookup<StateValue>>>
> = {
  app_id: async ({ account }) => found(account.appId),
  mobile: async ({ account }) => found(account.mobile),
  password: async ({ account }) => credential(account.password, 'password'),
  mpin: async ({ account }) => credential(account.mpin, 'MPIN'),
  otp: async ({ account }) => credential(account.otp, 'OTP'),
  new_mobile: async ({ newMobile }) => {
    const mobile = newMobile();
    return mobile ? found(mobile) : missing('no unused mobile number is given');
  },
  access: (context) => tokenOf(context, 'access'),
  refresh: (context) => tokenOf(context, 'refresh'),
  market_id: ({ reader }) => marketWhere(reader, () => true, 'there is no market'),
  running_market_id: ({ reader }) =>
    marketWhere(reader, (market) => status(market) === running, `no market is ${running}`),
  closed_market_id: ({ reader }) =>
    marketWhere(reader, (market) => closed.includes(status(market)), 'no market is closed'),
  market_name: ({ reader }) =>
    chain(latestRecord(reader), (record) => nameOf(at(record, 'market'), 'GET /bets/history/')),
  chart_market: ({ reader }) =>
    chain(reader.markets(), (markets) => {
      const usual = markets.find((market) => at(market, 'name') === defaultChartMarket);
      const market = usual ?? markets[0];
      return market === undefined ? missing('there is no market') : nameOf(market, 'GET /markets/');
    }),
  bet_id: ({ reader }) =>
    chain(latestRecord(reader), (record) => idOf(record, 'GET /bets/history/')),
  page: ({ reader }, params) => pageShowing(reader, params),
  last_page: ({ reader }) =>
    chain(reader.historyPage(1), (page) => {
      const last = at(page, 'pagination', 'total_pages');
      return typeof last === 'number' ? found(String(last)) : inconclusive('GET /bets/history/');
    }),
  day: ({ reader }) => reader.dayWithResults(),
  month: (context) => partOfDay(context, 5, 7),
  year: (context) => partOfDay(context, 0, 4),
};

/** A value of the host or account, or why there is none. */
export const resolveValue = (
  name: ValueName,
  context: HostContext,
  params: StateParameters,
): Promise<Lookup<StateValue>> => resolvers[name](context, params);
