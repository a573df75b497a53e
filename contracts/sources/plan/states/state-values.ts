import type { OpaqueId } from '../../../api/schema.ts';
import { betTypeWithId } from '../../../bet-types.ts';
import type { BetRecord, Market } from '../../../check/reader.ts';
import { type PactInteraction, valueNamesOf } from '../../../pact/pact.ts';
import {
  recordKinds,
  type StateParameters,
  type StateValue,
  type StateValues,
  type ValueName,
} from '../../../pact/provider-states.ts';
import { at } from '../../../reading/json.ts';
import type { HostSession } from '../../http/host-session.ts';
import { type HostReader, marketsWith } from './host-reader.ts';
import { inconclusive, missing, unrecognised } from './lookup.ts';
import { hidingCause, isOfKind } from './record-kinds.ts';

/** A host or a world of the mock, with the signed-in account whose values are looked up. */
export interface HostContext {
  hostSession: HostSession;
  reader: HostReader;
  /** Returns an unregistered mobile number, each once. */
  newMobile: () => string | undefined;
  /** True if reserved inputs make requests fail, which only the mock supports. */
  supportsMagicInputs: boolean;
}

/** The remaining points of the player; undefined until the host shows them. */
export function pointsOf({ account, check }: HostSession): number | undefined {
  const wallet = check.state.players.get(account.mobile)?.wallet;
  return wallet === undefined ? undefined : wallet / 100;
}

const history = 'GET /bets/history/';

/** The id of the first market with one of these statuses; of the first market without a status. */
async function marketId(
  { reader }: HostContext,
  reason: string,
  ...statuses: readonly string[]
): Promise<OpaqueId> {
  const markets = await reader.markets();
  const [market] = statuses.length > 0 ? marketsWith(markets, ...statuses) : markets;
  return market?.id ?? missing(reason);
}

/** The page of the history with the record of a state's parameters. */
export async function pageShowing(reader: HostReader, { shows }: StateParameters): Promise<string> {
  const pages = await reader.history();
  const index = pages.findIndex((records) => records.some((one) => !shows || isOfKind(one, shows)));
  if (index >= 0) return String(index + 1);
  const records = pages.flat();
  const cause = shows && hidingCause(shows, records);
  if (cause) unrecognised(`could not recognise ${recordKinds[shows]}, because ${cause}`);
  return missing(`no such record among the latest ${records.length} records of the history`);
}

async function latestRecord({ reader }: HostContext): Promise<BetRecord> {
  const [record] = (await reader.history()).flat();
  return record ?? missing('the player has no bet');
}

/** The name of the market whose chart the web shows first, or else of the first one. */
export async function chartMarket(reader: HostReader): Promise<string> {
  const markets = await reader.markets();
  const first: Market | undefined =
    markets.find(({ name }) => name === 'SITA MORNING') ?? markets[0];
  if (!first) return missing('there is no market');
  return first.name || inconclusive('GET /markets/');
}

const resolvers: Readonly<
  Record<
    ValueName,
    (context: HostContext, params: StateParameters) => StateValue | Promise<StateValue>
  >
> = {
  app_id: ({ hostSession: { account } }) => account.appId,
  mobile: ({ hostSession: { account } }) => account.mobile,
  password: ({ hostSession: { account } }) => account.password || missing('no password given'),
  mpin: ({ hostSession: { account } }) => account.mpin || missing('no MPIN given'),
  otp: ({ hostSession: { account } }) => account.otp || missing('no OTP given'),
  new_mobile: ({ newMobile }) => newMobile() || missing('no unregistered mobile number given'),
  access: ({ hostSession }) => hostSession.tokens().access,
  refresh: ({ hostSession }) => hostSession.tokens().refresh,
  market_id: (context) => marketId(context, 'there is no market'),
  running_market_id: (context) => marketId(context, 'no market is Running now', 'Running now'),
  closed_market_id: (context) =>
    marketId(context, 'no market is closed', 'Closed for today', 'Closed', 'Betting is closed'),
  suspended_market_id: (context) => marketId(context, 'no market is "Closed"', 'Closed'),
  market_name: async (context) =>
    (await latestRecord(context)).market.name || inconclusive(history),
  chart_market: ({ reader }) => chartMarket(reader),
  bet_id: async (context) => (await latestRecord(context)).id || inconclusive(history),
  page: ({ reader }, params) => pageShowing(reader, params),
  last_page: async ({ reader }) => String((await reader.historyPage(1)).pagination.total_pages),
  day: ({ reader }) => reader.dayWithResults(),
  month: async ({ reader }) => (await reader.dayWithResults()).slice(5, 7),
  year: async ({ reader }) => (await reader.dayWithResults()).slice(0, 4),
};

/** Looks up the values of an interaction. Throws LookupError for the first value that cannot be looked up. */
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

/** Checks if a host lists the bet type of an interaction. Throws LookupError if it does not. */
export async function checkBetType(
  { request }: PactInteraction,
  reader: HostReader,
): Promise<void> {
  const code = betTypeWithId(Number(at(request.body?.content, 'bet_type_id')))?.code;
  if (code === undefined) return;
  const codes = (await reader.betTypes()).map(({ config }) => config.code);
  if (codes.includes(code)) return;
  if (codes.length === 0) missing('the host lists no bet type');
  if (codes.some((one) => /^[a-z_]+$/.test(one))) missing(`no bet type has the code ${code}`);
  inconclusive('GET /bet-types/');
}
