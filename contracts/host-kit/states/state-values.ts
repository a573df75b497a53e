import type { StateParameters, StateValue, ValueName } from '../../pact/provider-states.ts';
import type { Looks } from './host-reader.ts';
import { at, type Found, firstOf, following, found, missing, odd } from './lookup.ts';
import { isOfKind } from './record-kinds.ts';
import type { Account, Session } from './sign-in.ts';

/** What values are found with. */
export interface Ground {
  account: Account;
  looks: Looks;
  /** Throws NoSession when there is none. */
  session: () => Promise<Session>;
  /** Takes a mobile number that nobody has registered yet; each is given out once. */
  newMobile: () => string | undefined;
  /** Whether failures can be provoked: only the mock documents how. */
  provokes: boolean;
}

/** The market that the product's chart opens with. */
const usualChartMarket = 'SITA MORNING';

const running = 'Running now';
const closed: readonly unknown[] = ['Closed for today', 'Betting is closed', 'Closed'];
const status = (market: unknown) => at(market, 'current_status_name');
const idOf = (row: unknown, call: string): Found<number> => {
  const id = at(row, 'id');
  return typeof id === 'number' ? found(id) : odd(call);
};
const nameOf = (row: unknown, call: string): Found<string> => {
  const name = at(row, 'name');
  return typeof name === 'string' ? found(name) : odd(call);
};

const marketWhere = (looks: Looks, wanted: (market: unknown) => boolean, reason: string) =>
  following(looks.markets(), (markets) =>
    following(Promise.resolve(firstOf(markets.filter(wanted), reason)), (market) =>
      idOf(market, 'GET /markets/'),
    ),
  );

/** The page of the history that shows what a state's parameters ask for. */
export const pageThatShows = ({ history }: Looks, { shows }: StateParameters) =>
  following(history(), (pages) => {
    const test = shows ? isOfKind[shows] : () => true;
    const index = pages.findIndex((records) => records.some(test));
    return index < 0
      ? missing(`no such record among the latest ${pages.flat().length} of the history`)
      : found(String(index + 1));
  });

const newest = (looks: Looks): Promise<Found<unknown>> =>
  following(looks.history(), (pages) => firstOf(pages.flat(), 'the player has no bet'));

const given = (secret: string | undefined, name: string): Found<string> =>
  secret ? found(secret) : missing(`no ${name} is given`);

const ofSession = async ({ session }: Ground, name: 'access' | 'refresh') =>
  found((await session())[name]);

const partOfDay = ({ looks }: Ground, from: number, to: number) =>
  following(looks.dayWithResults(), (day) => found(day.slice(from, to)));

const finders: Readonly<
  Record<ValueName, (ground: Ground, params: StateParameters) => Promise<Found<StateValue>>>
> = {
  app_id: async ({ account }) => found(account.appId),
  mobile: async ({ account }) => found(account.mobile),
  password: async ({ account }) => given(account.password, 'password'),
  mpin: async ({ account }) => given(account.mpin, 'MPIN'),
  otp: async ({ account }) => given(account.otp, 'OTP'),
  new_mobile: async ({ newMobile }) => {
    const mobile = newMobile();
    return mobile ? found(mobile) : missing('no unused mobile number is given');
  },
  access: (ground) => ofSession(ground, 'access'),
  refresh: (ground) => ofSession(ground, 'refresh'),
  market_id: ({ looks }) => marketWhere(looks, () => true, 'there is no market'),
  running_market_id: ({ looks }) =>
    marketWhere(looks, (market) => status(market) === running, `no market is ${running}`),
  closed_market_id: ({ looks }) =>
    marketWhere(looks, (market) => closed.includes(status(market)), 'no market is closed'),
  market_name: ({ looks }) =>
    following(newest(looks), (record) => nameOf(at(record, 'market'), 'GET /bets/history/')),
  chart_market: ({ looks }) =>
    following(looks.markets(), (markets) => {
      const usual = markets.find((market) => at(market, 'name') === usualChartMarket);
      const market = usual ?? markets[0];
      return market === undefined ? missing('there is no market') : nameOf(market, 'GET /markets/');
    }),
  bet_id: ({ looks }) => following(newest(looks), (record) => idOf(record, 'GET /bets/history/')),
  page: ({ looks }, params) => pageThatShows(looks, params),
  last_page: ({ looks }) =>
    following(looks.historyPage(1), (page) => {
      const last = at(page, 'pagination', 'total_pages');
      return typeof last === 'number' ? found(String(last)) : odd('GET /bets/history/');
    }),
  day: ({ looks }) => looks.dayWithResults(),
  month: (ground) => partOfDay(ground, 5, 7),
  year: (ground) => partOfDay(ground, 0, 4),
};

/** A value of the host or account, or why there is none. */
export const findValue = (
  name: ValueName,
  ground: Ground,
  params: StateParameters,
): Promise<Found<StateValue>> => finders[name](ground, params);
