import { type Draw, isDrawn as hasNumber } from '../../../check/game/draw.ts';
import type { BetRecord, Market } from '../../../check/reader.ts';
import {
  providerStates,
  type StateName,
  type StateParameters,
} from '../../../pact/provider-states.ts';
import { type HostReader, marketsWith } from './host-reader.ts';
import { ifKnown, missing, unrecognised } from './lookup.ts';
import { chartMarket, type HostContext, pageShowing, pointsOf } from './state-values.ts';

type Test = (draw: Draw) => boolean;

const hasOpen: Test = (draw) => Boolean(draw.open_pana && draw.open_digit);
const hasClose: Test = (draw) => Boolean(draw.close_pana && draw.close_digit);
const isUndrawn: Test = (draw) => !hasOpen(draw) && !hasClose(draw);
const hasOpenOnly: Test = (draw) => hasOpen(draw) && !hasClose(draw);
const isDrawn: Test = (draw) => hasOpen(draw) && hasClose(draw);

/** States of a status: why a host is not in one, its status, and the other conditions on the market. */
const marketStates: Readonly<Partial<Record<StateName, readonly [string, string, Test?]>>> = {
  'before-the-draws': ['no market is "Running now" without a result', 'Running now', isUndrawn],
  'running-for-close': ['no market is "Running for close"', 'Running for close'],
  'betting-is-closed': ['no market is "Betting is closed"', 'Betting is closed'],
  'market-closed': ['no market is "Closed"', 'Closed'],
};

function requires(holds: boolean, reason: string): void {
  if (!holds) missing(reason);
}

/** A state that the numbers of some markets show; not recognised if only the results of today have such numbers. */
async function requireDraw(
  reader: HostReader,
  state: StateName,
  { reason, test, own }: { reason: string; test: Test; own: readonly Market[] },
): Promise<void> {
  if (own.some(test)) return;
  const showsNumber = (await reader.markets()).some(hasNumber);
  const results = showsNumber ? undefined : await ifKnown(reader.resultsOfToday());
  const found = own.find(({ name }) => name && test(results?.[name]?.[0] ?? {}));
  if (!found) missing(reason);
  unrecognised(
    `could not recognise that ${providerStates[state]}, because GET /markets/ lists no number, while the results of today have those of “${found.name.slice(0, 25)}”`,
  );
}

async function requireDay({ reader }: HostContext, test: Test, reason: string): Promise<void> {
  const days = await reader.chart(await chartMarket(reader), await reader.dayWithResults());
  requires(days.some(test), reason);
}

/** Throws LookupError if a host is not in a state. Expired tokens need no state: invalid ones replace them. */
async function checkState(state: StateName, context: HostContext): Promise<void> {
  const { reader, hostSession } = context;
  if (state === 'access-token-expired')
    requires(!(await reader.showsMarketsToAll()), 'the markets are shown without an access token');
  const byStatus = marketStates[state];
  if (byStatus) {
    const [reason, status, test = () => true] = byStatus;
    requires(marketsWith(await reader.markets(), status).some(test), reason);
  }
  if (state === 'fresh')
    requires((await reader.history()).flat().length === 0, 'the player has bets');
  if (state === 'half-declared') {
    const reason = 'no market has only its open result';
    await requireDraw(reader, state, { reason, test: hasOpenOnly, own: await reader.markets() });
  }
  if (state === 'all-closed') {
    const reason = 'no market is "Closed for today" with both results';
    const own = marketsWith(await reader.markets(), 'Closed for today');
    await requireDraw(reader, state, { reason, test: isDrawn, own });
  }
  if (state === 'no-markets') requires((await reader.markets()).length === 0, 'there are markets');
  if (state === 'no-bet-types')
    requires((await reader.betTypes()).length === 0, 'there are bet types');
  if (state === 'classic-half-sangam')
    requires(
      (await reader.betTypes()).some(({ config }) => config.code === 'half_sangam'),
      'no bet type has the code half_sangam',
    );
  if (state === 'balance-of-5')
    requires((pointsOf(hostSession) ?? 10) < 10, 'the player has 10 points or more');
  if (state === 'three-pages-of-history')
    requires(
      (await reader.historyPage(1)).pagination.has_next,
      "the player's history has one page",
    );
  if (state === 'chart-with-holes')
    await requireDay(context, hasOpenOnly, 'no day of the month has only its open result');
}

const isBet: Readonly<
  Record<NonNullable<StateParameters['bets']>, (details: BetRecord['bet_details']) => boolean>
> = {
  any: () => true,
  won: ({ bet_status: status }) => status === 'won',
  lost: ({ bet_status: status }) => status === 'lost',
  pending: ({ bet_status: status }) => status === 'PENDING',
  open: ({ bet_type: session }) => session === 'open',
  close: ({ bet_type: session }) => session === 'close',
};

async function checkBets(
  { history }: HostReader,
  { bets, bets_on: names = [] }: StateParameters,
): Promise<void> {
  const records = (await history()).flat();
  requires(
    !bets || records.some(({ bet_details: details }) => isBet[bets](details)),
    `the player has no bet (${bets})`,
  );
  const unused = names.find((name) => !records.some(({ market }) => market.name === name));
  requires(unused === undefined, `the player has no bet on ${unused}`);
}

/** Checks if a host and its account are in a state. Throws LookupError if they are not. */
export async function checkPrecondition(
  state: StateName,
  params: StateParameters,
  context: HostContext,
): Promise<void> {
  const { reader, hostSession } = context;
  if (params.provoked && !context.supportsMagicInputs) missing('only the mock has magic inputs');
  if (params.player !== undefined && params.player !== hostSession.account.mobile)
    missing('only the mock has the player whose requests fail');
  await checkState(state, context);
  if (params.bets || params.bets_on) await checkBets(reader, params);
  if (params.shows) await pageShowing(reader, params);
  if (params.chart === 'drawn')
    await requireDay(context, isDrawn, 'no day of the month has both results');
  if (params.chart === 'empty')
    await requireDay(context, isUndrawn, 'every day of the month has a result');
}
