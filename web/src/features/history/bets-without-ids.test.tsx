import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ApiServer, startApi } from '../../testing/api-server.ts';
import { openApp } from '../../testing/open-app.tsx';
import { sampleRecord } from '../../testing/sample-record.ts';
import { signInForTest } from '../../testing/signed-in.ts';

let api: ApiServer;
beforeEach(() => signInForTest());
afterEach(() => api.close());

it.each([
  ['/bid-history', 'Kalyan Matka (OPEN)'],
  ['/win-history', 'Congratulations for winning'],
  ['/passbook', 'Won(Kalyan Matka : Jodi Digits : open) : 7'],
] as const)(
  'bets without ids, or with text ids, are all shown on %s',
  { tags: ['@ENT-14'] },
  async (path, text) => {
    const won = { bet_status: 'won', bet_type: 'open', open_digit: '7', before_amount: 500 };
    const { id: _, ...unnamed } = sampleRecord(won, { win_amount: 100, net_profit: 70 });
    const data = [unnamed, { ...unnamed, id: null }, { ...unnamed, id: '5f0c-a1' }];
    api = await startApi(() => ({ body: { data } }));
    await openApp(path);
    expect(await screen.findAllByText(text)).toHaveLength(3);
  },
);
