import { betTypeWithId } from '../../../bet-types.ts';
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
import { type HostReader, marketsWith, numberOf } from './host-reader.ts';
import { inconclusive, missing, unrecognised } from './lookup.ts';
import { hidingCause, isOfKind } from './record-kinds.ts';

/** The session of the kit with the balance from its login. */
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

const idOf = (row: unknown, call: string): number => numberOf(at(row, 'id')) ?? inconclusive(call);

function betIdOf(record: unknown): string {
  const id = at(record, 'id');
  const isId = typeof id === 'number' || (typeof id === 'string' && id.trim() !== '');
  return isId ? String(id).trim() : inconclusive('GET /bets/history/');
}

function nameOf(row: unknown, call: string): string {
  const name = at(row, 'name');
  return typeof name === 'string' ? name : inconclusive(call);
}

/** The id of the first market that `select` finds. */
async function marketId(
  { reader }: HostContext,
  reason: string,
  select: (markets: readonly unknown[]) => readonly unknown[] = (markets) => markets,
): Promise<number> {
  const [market] = select(await reader.markets());
  return market === undefined ? missing(reason) : idOf(market, 'GET /markets/');
}

/** The page of the history with the record that a state's parameters ask for. */
export async function pageShowing(
  { history }: HostReader,
  { shows }: StateParameters,
): Promise<string> {
  const pages = await history();
  const index = pages.findIndex((records) => records.some((one) => !shows || isOfKind(one, shows)));
  if (index >= 0) return String(index + 1);
  const records = pages.flat();
  const cause = hidingCause(shows, records);
  if (cause && shows) unrecognised(`could not recognise ${recordKinds[shows]}, because ${cause}`);
  return missing(`no such record among the latest ${records.length} records of the history`);
}

async function latestRecord({ reader }: HostContext): Promise<unknown> {
  const [record] = (await reader.history()).flat();
  return record ?? missing('the player has no bet');
}

/** The name of the market whose chart the web shows first, or else of the first one. */
async function chartMarket({ reader }: HostContext): Promise<string> {
  const markets = await reader.markets();
  const market = markets.find((one) => at(one, 'name') === defaultChartMarket) ?? markets[0];
  return market === undefined ? missing('there is no market') : nameOf(market, 'GET /markets/');
}

const resolvers: Readonly<
  Record<ValueName, (context: HostContext, params: StateParameters) => Promise<StateValue>>
> = {
  app_id: async ({ account }) => account.appId,
  mobile: async ({ account }) => account.mobile,
  password: async ({ account }) => account.password || missing('no password given'),
  mpin: async ({ account }) => account.mpin || missing('no MPIN given'),
  otp: async ({ account }) => account.otp || missing('no OTP given'),
  new_mobile: async ({ newMobile }) =>
    newMobile() || missing('no unregistered mobile number given'),
  access: async ({ session }) => (await session()).access,
  refresh: async ({ session }) => (await session()).refresh,
  market_id: (context) => marketId(context, 'there is no market'),
  running_market_id: (context) =>
    marketId(context, 'no market is Running now', (all) => marketsWith(all, 'Running now')),
  closed_market_id: (context) =>
    marketId(context, 'no market is closed', (all) => [
      ...marketsWith(all, 'Closed for today', 'Closed'),
      ...marketsWith(all, 'Betting is closed'),
    ]),
  suspended_market_id: (context) =>
    marketId(context, 'no market is "Closed"', (all) => marketsWith(all, 'Closed')),
  market_name: async (context) =>
    nameOf(at(await latestRecord(context), 'market'), 'GET /bets/history/'),
  chart_market: chartMarket,
  bet_id: async (context) => betIdOf(await latestRecord(context)),
  page: ({ reader }, params) => pageShowing(reader, params),
  last_page: async ({ reader }) => {
    const page = await reader.historyPage(1);
    const last = numberOf(at(page, 'pagination', 'total_pages'));
    return last === undefined ? inconclusive('GET /bets/history/') : String(last);
  },
  day: ({ reader }) => reader.dayWithResults(),
  month: async ({ reader }) => (await reader.dayWithResults()).slice(5, 7),
  year: async ({ reader }) => (await reader.dayWithResults()).slice(0, 4),
};

/** Looks up the values that an interaction needs. Throws LookupError for the first one that cannot be looked up. */
export async function resolveValues(
  interaction: PactInteraction,
  context: HostContext,
): Promise<StateValues> {
  const [{ params = {} }] = interaction.providerStates;
  const values: StateValues = {};
  for (const name of valueNamesOf(interaction))
    values[name] = await resolvers[name](context, params);
  return values;
}

/** Checks whether a host lists the bet type of an interaction. Throws LookupError where it does not. */
export async function checkBetType(
  { request }: PactInteraction,
  reader: HostReader,
): Promise<void> {
  const code = betTypeWithId(Number(at(request.body?.content, 'bet_type_id')))?.code;
  if (code === undefined) return;
  const codes = (await reader.readBetTypes()).map(({ config }) => config.code);
  if (codes.includes(code)) return;
  if ((await reader.betTypes()).length === 0) missing('the host lists no bet type');
  if (codes.some((one) => /^[a-z_]+$/.test(one))) missing(`no bet type has the code ${code}`);
  inconclusive('GET /bet-types/');
}
