import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eachTagged } from '../../../scripts/testing/each-tagged.ts';
import { getBetTypes } from '../api/bet-types.ts';
import { fetchErrorText, fetchFallback } from '../api/fetch-error-text.ts';
import { getBet, getBettingHistory } from '../api/history.ts';
import { definition as spMotor } from '../features/bids/screens/sp-motor.ts';
import { paths } from '../lib/paths.ts';
import { betTypeOf } from './bid-screens.ts';
import { english } from './english.ts';
import { type MockServer, signInAs, startMockServer } from './mock-server.ts';
import { openApp } from './open-app.tsx';
import { sampleMarket } from './sample-market.ts';

const user = userEvent.setup({ delay: null });
let house: MockServer;
beforeAll(async () => {
  house = await startMockServer();
});
beforeEach(() => house.useMock());
afterAll(() => house.close());

/** The texts that stand as alerts on the screen of a path, once there are some. */
async function alertsOn(path: string, mobile: string): Promise<(string | null)[]> {
  await signInAs(mobile);
  await openApp(path);
  const alerts = await screen.findAllByRole('alert');
  return alerts.map(({ textContent }) => textContent);
}

eachTagged([
  ['@ERRF-02', paths.home, '6100000002', 'Failed to fetch homepage data'],
  ['@ERRF-03', paths.chart, '6100000003', 'Failed to fetch markets data'],
  ['@ERRF-08', paths.bidHistory, '6100000008', 'Error: Failed to fetch bid history'],
  ['@ERRF-09', paths.winHistory, '6100000009', 'Error: Failed to fetch win history'],
  ['@ERRF-10', paths.home, '6100000010', 'Error loading markets'],
  ['@ERRF-11', paths.gameRates, '6100000011', 'The rates are being changed.'],
  ['@ERRF-12', paths.chart, '6100000012', 'Failed to fetch chart'],
])('%s a failed fetch of %s by the player %s shows “%s”', async (_id, path, mobile, text) => {
  expect(await alertsOn(path, mobile)).toEqual([text]);
});

it.each([
  [paths.home, 'The host says no.'],
  [paths.bidHistory, 'Error: The host says no.'],
  [paths.winHistory, 'Error: The host says no.'],
  [paths.chart, 'The host says no.'],
  [paths.marketResultHistory, 'Error loading market results: The host says no.'],
  // The game rates show the field message alone, the passbook one fixed text.
  [paths.gameRates, 'Failed to load game rates'],
  [paths.passbook, 'Failed to load history'],
])(
  '%s shows the text of the host: %s',
  {
    tags: [
      '@ERRF-01',
      '@BIDS-18',
      '@WIN-16',
      '@CHART-13',
      '@RESULT-09',
      '@RATES-06',
      '@PASSBOOK-17',
    ],
  },
  async (path, text) => {
    expect(await alertsOn(path, '6100000001')).toContain(text);
  },
);

eachTagged([
  ['@ERRF-05', '6100000005', 'Failed to fetch suggestions'],
  ['@ERRF-01', '6100000001', 'The host says no.'],
])('%s the failed suggestions of the player %s show “%s”', async (_id, mobile, text) => {
  await signInAs(mobile);
  await openApp('/sp-motor', { betType: betTypeOf(spMotor), market: sampleMarket() });
  await user.type(await screen.findByRole('textbox', { name: /motor/i }), '1234');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(text));
});

eachTagged([
  ['@ERRF-04', '6100000004', getBetTypes, 'betTypes', 'Failed to fetch bet types data'],
  ['@ERRF-06', '6100000006', getBettingHistory, 'betHistory', 'Failed to fetch bet history'],
  ['@ERRF-07', '6100000007', () => getBet('1'), 'betDetails', 'Failed to fetch bet details'],
] as const)(
  '%s a failed fetch of the player %s that no screen shows has its text as well',
  async (_id, mobile, get, of, text) => {
    await signInAs(mobile);
    const error = await get().catch((reason: unknown) => reason);
    expect(english(fetchErrorText(error, fetchFallback[of]))).toBe(text);
  },
);
