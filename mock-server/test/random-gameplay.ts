import type { Session } from '@matka/contracts/api/common';
import type { SentBetRecord, SentHistoryResponse } from '@matka/contracts/api/history';
import { marketSeeds } from '@matka/fixtures/markets';
import { players } from '@matka/fixtures/players';
import fc from 'fast-check';
import type { BetToSettle } from '../src/game/settle.ts';
import { buildTestApp, type TestApp } from './build-app.ts';
import { anyBetRequest, commonPanas, type RandomBetRequest } from './submissions.ts';

/** The control API's path of the default world. */
export const worldPath = '/__mock/worlds/kalyan-matka';

/** An action in a world. Days are counted back from the world's own. */
export type GameAction =
  | { kind: 'bet'; mobile: string; request: RandomBetRequest }
  | { kind: 'time passes'; minutes: number }
  | { kind: 'draw'; market: string; session: Session; pana: string | null; daysAgo: number }
  | { kind: 'wallet is set'; mobile: string; points: number };

const mobile = fc.constantFrom(...players.map((player) => player.mobile));
const act: fc.Arbitrary<GameAction> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('bet' as const),
      mobile,
      request: anyBetRequest(6),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('time passes' as const),
      minutes: fc.integer({ min: 0, max: 400 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('draw' as const),
      market: fc.constantFrom(...marketSeeds.map(({ name }) => name)),
      session: fc.constantFrom<Session>('open', 'close'),
      pana: fc.option(fc.constantFrom(...commonPanas), { freq: 6 }),
      daysAgo: fc.integer({ min: 0, max: 1 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('wallet is set' as const),
      mobile,
      points: fc.integer({ min: 0, max: 20_000 }).map((hundredths) => hundredths / 100),
    }),
  },
);

/** A random list of actions. */
export const anyActions: fc.Arbitrary<GameAction[]> = fc.array(act, {
  minLength: 10,
  maxLength: 45,
});

const day = 24 * 60 * 60_000;
const indianOffset = 330 * 60_000;
/** The market day of an instant in epoch milliseconds; it begins at 00:30. */
export const marketDay = (instant: number): string =>
  new Date(instant + indianOffset - 30 * 60_000).toISOString().slice(0, 10);

/** An accepted bet with its player. */
export interface TakenBet {
  mobile: string;
  bet: BetToSettle;
}

/** Runs actions in the default world. Returns the accepted bets in order. */
export async function playActions(
  { anonymous, as }: TestApp,
  acts: readonly GameAction[],
): Promise<TakenBet[]> {
  const taken: TakenBet[] = [];
  for (const one of acts) {
    switch (one.kind) {
      case 'bet': {
        const { body, bets } = one.request;
        const answer = await as(one.mobile)('POST /betting/', body);
        if (answer.statusCode !== 200) break;
        taken.push(...bets.map((bet) => ({ mobile: one.mobile, bet })));
        break;
      }
      case 'time passes':
        await anonymous(`POST ${worldPath}/clock/advance/`, { seconds: one.minutes * 60 });
        break;
      case 'draw': {
        const { market, session, pana, daysAgo } = one;
        const now = Date.parse((await anonymous(`GET ${worldPath}/`)).json().now);
        const drawn = { market, session, pana, day: marketDay(now - daysAgo * day) };
        await anonymous(`PUT ${worldPath}/draws/`, drawn);
        break;
      }
      case 'wallet is set':
        await anonymous(`PUT ${worldPath}/players/${one.mobile}/balance/`, { points: one.points });
    }
  }
  return taken;
}

/** All pages of a player's history with a filter. */
export async function allPages(
  { as }: TestApp,
  player: string,
  filter: string,
): Promise<SentBetRecord[][]> {
  const call = as(player);
  const pages: SentBetRecord[][] = [];
  for (let more = true; more; ) {
    const answer = await call(`GET /bets/history/?page=${pages.length + 1}${filter}`);
    const { data, pagination }: SentHistoryResponse = answer.json();
    pages.push(data);
    more = pagination.has_next;
  }
  return pages;
}

/** The number of players' requests in the journal of the default world, those to the control API aside. */
export const journaledIn = async ({ anonymous }: TestApp): Promise<number> =>
  (await anonymous(`GET ${worldPath}/journal/`))
    .json()
    .filter(({ url }: { url: string }) => !url.startsWith('/__mock/')).length;

/** Runs of a property; the seed makes them reproducible. */
export const runs = { numRuns: Number(process.env.PLAY_RUNS ?? 20), endOnFailure: true };

/** A mock for many runs, each starting without bets after `resetWorld`. */
export async function buildGameplayApp(): Promise<
  TestApp & { resetWorld: () => Promise<unknown> }
> {
  const mock = await buildTestApp({ scenario: 'fresh' });
  return { ...mock, resetWorld: () => mock.anonymous(`POST ${worldPath}/reset/`) };
}
