import { phaseOf } from '../../check/game/market-phase.ts';
import type { Market } from '../../check/reader.ts';
import type { HostState, PlayerState } from '../../check/state.ts';
import type { Random } from '../../random.ts';
import { isSameId } from '../../reading/scalars.ts';
import {
  type BetBody,
  betBody,
  choiceOfEachType,
  illegalChanges,
  outermostBody,
  randomChoice,
  wrongNumbers,
} from './random-bet.ts';
import { readCatalogue } from './read-steps.ts';
import type { StepContext, Steps } from './step.ts';

const history = (path: string) => ({ path, query: [['page', '1']] as const });

const playerIn = ({ hostSession }: StepContext): PlayerState | undefined =>
  hostSession.check.state.players.get(hostSession.account.mobile);

/** Reads page 1 before a bet, so that the records of the bet stand out after it. */
async function lookBefore(context: StepContext): Promise<void> {
  const { hostSession } = context;
  await readCatalogue(hostSession);
  if ((playerIn(context)?.newestSeenAt ?? -1) < 0)
    await hostSession.send(history('/bets/history/'));
}

async function lookAfter({ hostSession, random }: StepContext): Promise<void> {
  await hostSession.signIn();
  const paths = random.shuffle(['/bets/history/', '/betting/history/']);
  for (const path of paths) await hostSession.send(history(path));
}

/** Sends a bet that fits into the rest of the budget. */
async function place(context: StepContext, body: BetBody, key?: string): Promise<void> {
  const { hostSession, budget } = context;
  const points = Math.max(0, body.amount);
  if (!budget.reserve(points)) return;
  const { status } = await hostSession.send({
    method: 'POST',
    path: '/betting/',
    body,
    ...(key !== undefined && { idempotencyKey: key }),
  });
  // Only a clear rejection is no bet; in any other case it may have been booked.
  if (status >= 400 && status < 500 && status !== 408) budget.release(points);
}

const isRunningForClose = (market: Market): boolean => phaseOf(market) === 'close';

const keyOf = (random: Random): string =>
  `explore-${random.below(2 ** 30).toString(36)}-${random.below(2 ** 30).toString(36)}`;

function legalBet(context: StepContext): BetBody | undefined {
  const choice = randomChoice(context.hostSession.check.state, context.random);
  return choice && betBody(choice, context.random);
}

/** The fewest points of a bet that every host takes. */
const fewestPoints = 10;

/** A bet of a few whole points more than a wallet, in hundredths, covers; undefined if no market is open. */
export function overdraft(state: HostState, wallet: number, random: Random): BetBody | undefined {
  const choice = randomChoice(state, random);
  const points = Math.max(fewestPoints, Math.floor(wallet / 100) + 1);
  return choice && spread(betBody(choice, random), points);
}

/** A body whose entries add up to some points, none above a thousand. */
function spread(body: BetBody, points: number): BetBody {
  const { bets } = body.payload;
  const [entry] = Array.isArray(bets) ? bets : [];
  const count = Math.ceil(points / 1000);
  const entries = Array.from({ length: count }, (_, index) => ({
    ...entry,
    points: index < count - 1 ? 1000 : points - 1000 * (count - 1),
  }));
  return { ...body, amount: points, payload: { ...body.payload, bets: entries } };
}

/** A step with a legal bet between two looks at the history; nothing without an open market. */
const withBet =
  (step: (context: StepContext, body: BetBody) => Promise<unknown>) =>
  async (context: StepContext): Promise<void> => {
    await lookBefore(context);
    const body = legalBet(context);
    if (!body) return;
    await step(context, body);
    await lookAfter(context);
  };

/** Places a bet twice, if the budget covers both. */
async function placeTwice(context: StepContext, body: BetBody, key?: string): Promise<void> {
  if (context.budget.left() < body.amount * 2) return;
  await place(context, body, key);
  await place(context, body, key);
}

/** A bet with each of its entries twice, which a host may refuse. */
function doubled(body: BetBody): BetBody {
  const { bets } = body.payload;
  const entries = Array.isArray(bets) ? [...bets, ...bets] : [];
  return { ...body, amount: 2 * body.amount, payload: { ...body.payload, bets: entries } };
}

/** Bets between two reads of page 1: few enough to leave older records on it. */
const betsAtOnce = 3;

/** Steps that place bets, or would place them if the host accepted them. */
export const betSteps: Steps = {
  bet: withBet(place),
  'two bets': withBet(async (context, body) => {
    await place(context, body);
    const other = legalBet(context);
    if (other) await place(context, other);
  }),
  'a bet of each type': async (context) => {
    const { hostSession, random } = context;
    await lookBefore(context);
    const all = choiceOfEachType(hostSession.check.state, random, true);
    for (let from = 0; from < all.length; from += betsAtOnce) {
      for (const choice of all.slice(from, from + betsAtOnce))
        await place(context, outermostBody(choice));
      await lookAfter(context);
    }
  },
  'equal bets': withBet(async (context, body) => {
    await placeTwice(context, body);
    await place(context, doubled(body));
  }),
  'bet, then all pages and filters': async (context) => {
    const { hostSession } = context;
    await lookBefore(context);
    const body = legalBet(context);
    if (!body) return;
    await place(context, body);
    await hostSession.send(history('/bets/history/'));
    const names = (hostSession.check.state.markets ?? []).filter(({ id }) =>
      isSameId(id, body.market_id),
    );
    const query: [string, string][] = [
      ['page', '1'],
      ['bet_status', 'pending'],
      ...names.map(({ name }): [string, string] => ['market_names', name]),
    ];
    await hostSession.send({ path: '/bets/history/', query });
    const newest = [...(playerIn(context)?.records.keys() ?? [])].at(-1);
    if (newest !== undefined) await hostSession.send({ path: `/betting/${newest}/` });
  },
  'equal keys': withBet((context, body) => placeTwice(context, body, keyOf(context.random))),
  'illegal bet': withBet(async (context, body) => {
    const { hostSession, random } = context;
    for (const change of random.shuffle(illegalChanges)) await place(context, change(body));
    // A host may check the numbers of one type and forget another.
    for (const choice of choiceOfEachType(hostSession.check.state, random, true))
      for (const change of wrongNumbers) await place(context, change(betBody(choice, random, 1)));
  }),
  'closed session': async (context) => {
    const { hostSession, random } = context;
    await lookBefore(context);
    const { state } = hostSession.check;
    const running = [1, 2].map(() =>
      randomChoice(state, random, { open: false, only: isRunningForClose }),
    );
    for (const choice of [...running, ...choiceOfEachType(state, random, false)])
      if (choice) await place(context, betBody(choice, random, 1));
    await lookAfter(context);
  },
  'more than the wallet': withBet(async (context) => {
    const { hostSession, random } = context;
    const wallet = playerIn(context)?.wallet;
    const body = wallet !== undefined && overdraft(hostSession.check.state, wallet, random);
    if (body) await place(context, body);
  }),
};
