import type { SentBetRecord } from '@matka/contracts/api/history';
import { players } from '@matka/fixtures/players';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TestApp } from './build-app.ts';
import { type OracleDraw, oracle } from './game-oracle.ts';
import {
  allPages,
  anyActions,
  buildGameplayApp,
  marketDay,
  playActions,
  runs,
  type TakenBet,
  worldPath,
} from './random-gameplay.ts';

/** The result of a market day as GET /markets/results/monthly/ tells it. */
async function drawOf({ as }: TestApp, market: string, day: string): Promise<OracleDraw> {
  const answer = await as(players[0]?.mobile ?? '')(`GET /markets/results/monthly/?date=${day}`);
  const [result] = answer.json().markets[market] ?? [];
  return {
    openPana: result?.open_pana ?? null,
    openDigit: result?.open_digit ?? null,
    closeDigit: result?.close_digit ?? null,
    closePana: result?.close_pana ?? null,
  };
}

const needsBothResults = [3, 4, 11, 16, 17, 20, 21, 22];

/** What the oracle says of a bet, as its record shows it. */
function expected({ bet }: TakenBet, draw: OracleDraw) {
  // A jodi or sangam waits for an open result that was taken away.
  const waits = needsBothResults.includes(bet.betTypeId) && draw.openPana === null;
  const outcome = waits ? 'PENDING' : oracle(bet, draw);
  if (outcome === 'PENDING') return { bet_status: 'PENDING', win: null };
  if (outcome === 'lost') return { bet_status: 'lost', win: 0 };
  return { bet_status: 'won', win: outcome };
}

const shown = ({ bet_details: details, calculated_values: values = {} }: SentBetRecord) => ({
  bet_status: details.bet_status,
  win: values.win_amount,
});

describe('whatever is bet, drawn, corrected and set', () => {
  it('each sub-bet ends as the oracle says of the results shown', {
    tags: ['@MOCK-14', '@MOCK-23', '@MOCK-24'],
    timeout: 120_000,
  }, async () => {
    const mock = await buildGameplayApp();
    await fc.assert(
      fc.asyncProperty(anyActions, async (acts) => {
        await mock.resetWorld();
        const taken = await playActions(mock, acts);
        await mock.anonymous(`POST ${worldPath}/clock/advance/`, { seconds: 3 * 24 * 60 * 60 });
        for (const { mobile } of players) {
          const records = (await allPages(mock, mobile, '')).flat().reverse();
          const own = taken.filter((bet) => bet.mobile === mobile);
          expect(records).toHaveLength(own.length);
          for (const [index, bet] of own.entries()) {
            const record = records[index] as SentBetRecord;
            const day = marketDay(Date.parse(record.timestamps.created_at));
            const draw = await drawOf(mock, record.market.name, day);
            expect(shown(record)).toEqual(expected(bet, draw));
          }
        }
      }),
      runs,
    );
  });
});
