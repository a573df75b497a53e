import { at } from '../../../pact/json.ts';
import { type PactInteraction, valueNamesOf } from '../../../pact/pact.ts';
import {
  recordKinds,
  type StateParameters,
  type StateValue,
  type StateValues,
  type ValueName,
} from '../../../pact/provider-states.ts';
import type { Account, SessionTokens } from '../../http/sign-in.ts';
import { type HostReader, numberOf } from './host-reader.ts';
import { chain, first, found, inconclusive, type Lookup, missing, unrecognised } from './lookup.ts';
import { marketsIn, type Phase, statusOf } from './market-states.ts';
import { hidingCause, matchesKind } from './record-kinds.ts';

/** The session of the kit with the balance that its login told. */
export interface Session extends SessionTokens {
  points: number | undefined;
}

/** A host or a world of the mock, with the account whose values are looked up. */
export interface HostContext {
  account: Account;
  reader: HostReader;
  /** Throws SignInError. */
  session: () => Promise<Session>;
  /** Returns an unregistered mobile number, each once. */
  newMobile: () => string | undefined;
  /** The clock of the host, as far as the kit knows, milliseconds since 1970. */
  now: number;
  /** Whether reserved inputs make requests fail: only on the mock. */
  supportsMagicInputs: boolean;
}

/** The market whose chart the web shows first. */
const defaultChartMarket = 'SITA MORNING';

function idOf(row: unknown, request: string): Lookup<number> {
  const id = numberOf(at(row, 'id'));
  return id === undefined ? inconclusive(request) : found(id);
}
function betIdOf(row: unknown, request: string): Lookup<string> {
  const id = at(row, 'id');
  const isId = typeof id === 'number' || (typeof id === 'string' && id.trim() !== '');
  return isId ? found(String(id).trim()) : inconclusive(request);
}
const nameOf = (row: unknown, request: string): Lookup<string> => {
  const name = at(row, 'name');
  return typeof name === 'string' ? found(name) : inconclusive(request);
};

const idOfFirst = (markets: readonly unknown[], reason: string): Lookup<number> => {
  const market = first(markets, reason);
  return 'value' in market ? idOf(market.value, 'GET /markets/') : market;
};

const marketIn = ({ reader }: HostContext, phases: readonly Phase[], reason: string) =>
  chain(reader.markets(), (markets) =>
    idOfFirst(
      phases.flatMap((phase) => marketsIn(markets, phase)),
      reason,
    ),
  );

/** The page of the history with the record that a state's parameters ask for. */
export const pageShowing = ({ history }: HostReader, { shows }: StateParameters) =>
  chain(history(), (pages) => {
    const test = shows ? matchesKind[shows] : () => true;
    const index = pages.findIndex((records) => records.some(test));
    if (index >= 0) return found(String(index + 1));
    const records = pages.flat();
    const cause = hidingCause(shows, records);
    if (cause && shows)
      return unrecognised(`could not recognise ${recordKinds[shows]}, because ${cause}`);
    return missing(`no such record among the latest ${records.length} records of the history`);
  });

const latestRecord = (reader: HostReader): Promise<Lookup<unknown>> =>
  chain(reader.history(), (pages) => first(pages.flat(), 'the player has no bet'));

const credential = (secret: string | undefined, name: string): Lookup<string> =>
  secret ? found(secret) : missing(`no ${name} given`);

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
    return mobile ? found(mobile) : missing('no unregistered mobile number given');
  },
  access: (context) => tokenOf(context, 'access'),
  refresh: (context) => tokenOf(context, 'refresh'),
  market_id: ({ reader }) =>
    chain(reader.markets(), (markets) => idOfFirst(markets, 'there is no market')),
  running_market_id: (context) => marketIn(context, ['both'], 'no market is Running now'),
  closed_market_id: (context) => marketIn(context, ['over', 'waiting'], 'no market is closed'),
  suspended_market_id: ({ reader }) =>
    chain(reader.markets(), (markets) =>
      idOfFirst(
        markets.filter((market) => statusOf(market) === 'Closed'),
        'no market is "Closed"',
      ),
    ),
  market_name: ({ reader }) =>
    chain(latestRecord(reader), (record) => nameOf(at(record, 'market'), 'GET /bets/history/')),
  chart_market: ({ reader }) =>
    chain(reader.markets(), (markets) => {
      const preferred = markets.find((market) => at(market, 'name') === defaultChartMarket);
      const market = preferred ?? markets[0];
      return market === undefined ? missing('there is no market') : nameOf(market, 'GET /markets/');
    }),
  bet_id: ({ reader }) =>
    chain(latestRecord(reader), (record) => betIdOf(record, 'GET /bets/history/')),
  page: ({ reader }, params) => pageShowing(reader, params),
  last_page: ({ reader }) =>
    chain(reader.historyPage(1), (page) => {
      const last = numberOf(at(page, 'pagination', 'total_pages'));
      return last === undefined ? inconclusive('GET /bets/history/') : found(String(last));
    }),
  day: ({ reader }) => reader.dayWithResults(),
  month: (context) => partOfDay(context, 5, 7),
  year: (context) => partOfDay(context, 0, 4),
};

/** Looks up the values that an interaction needs; returns the reason of the first one that is missing. */
export async function resolveValues(
  interaction: PactInteraction,
  context: HostContext,
): Promise<Lookup<StateValues>> {
  const [{ params = {} }] = interaction.providerStates;
  const values: StateValues = {};
  for (const name of valueNamesOf(interaction)) {
    const value = await resolvers[name](context, params);
    if (!('value' in value)) return value;
    values[name] = value.value;
  }
  return found(values);
}
