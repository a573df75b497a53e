import { players } from '@matka/fixtures/players';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '../src/routes/control/invariants.ts';
import type { TestApp } from './build-app.ts';
import {
  allPages,
  anyActions,
  buildGameplayApp,
  playActions,
  runs,
  worldPath,
} from './random-gameplay.ts';

interface LedgerEntry {
  kind: string;
  points: number;
  balance: number;
  bet_id: number | null;
}

const hundredths = (points: number): number => Math.round(points * 100);

async function ledgerOf({ anonymous }: TestApp, mobile: string): Promise<LedgerEntry[]> {
  return (await anonymous(`GET ${worldPath}/players/${mobile}/ledger/`)).json();
}

/** Checks a player's money by the ledger alone, beside the invariants that the mock checks itself. */
async function expectSoundMoney(mock: TestApp, mobile: string): Promise<void> {
  const ledger = await ledgerOf(mock, mobile);
  const { points } = (await mock.anonymous(`GET ${worldPath}/players/${mobile}/`)).json();
  let sum = 0;
  for (const entry of ledger) {
    sum += hundredths(entry.points);
    expect(hundredths(entry.balance)).toBe(sum);
    expect(sum).toBeGreaterThanOrEqual(0);
  }
  expect(hundredths(points)).toBe(sum);
  const records = (await allPages(mock, mobile, '')).flat();
  for (const { id, calculated_values: values = {} } of records) {
    const ofBet = ledger.filter(({ bet_id: betId, kind }) => betId === id && kind !== 'bet');
    const paid = ofBet.reduce((total, entry) => total + hundredths(entry.points), 0);
    expect(ofBet.filter(({ kind }) => kind === 'win').length).toBeLessThanOrEqual(1);
    expect(paid).toBeGreaterThanOrEqual(hundredths(values.win_amount ?? 0));
    // Only what was spent already may stay with the player after a correction.
    const corrected = ofBet.some(({ kind }) => kind === 'correction');
    if (!corrected) expect(paid).toBe(hundredths(values.win_amount ?? 0));
  }
}

describe('whatever is bet, drawn, corrected and set', () => {
  it('the ledger sums up to the wallet, none goes below zero, each bet is paid once', {
    tags: ['@MOCK-24'],
    timeout: 120_000,
  }, async () => {
    const mock = await buildGameplayApp();
    await fc.assert(
      fc.asyncProperty(anyActions, async (acts) => {
        await mock.resetWorld();
        await playActions(mock, acts);
        for (const { mobile } of players) await expectSoundMoney(mock, mobile);
        const now = mock.app.worlds.use('kalyan-matka') ?? mock.world;
        expect(checkInvariants(now).filter(({ holds }) => !holds)).toEqual([]);
      }),
      runs,
    );
  });
});
