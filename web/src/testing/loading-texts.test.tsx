import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { eachTagged } from '../../../scripts/testing/each-tagged.ts';
import type { Path } from '../lib/paths.ts';
import { startApi } from './api-server.ts';
import { loadRoute } from './load-route.ts';
import { openApp } from './open-app.tsx';
import { signInForTest } from './signed-in.ts';

eachTagged<[tag: string, path: Path, text: string]>([
  ['@BIDS-17', '/bid-history', 'Loading bid history...'],
  ['@WIN-15', '/win-history', 'Loading win history...'],
  ['@CHART-12', '/chart', 'Loading chart...'],
  ['@RESULT-08', '/market-result-history', 'Loading market results...'],
  ['@RATES-05', '/game-rates', 'Loading game rates...'],
])('the screen at %s shows %s during its request', async (_, path, text) => {
  const api = await startApi(() => 'hang');
  signInForTest();
  await loadRoute(path);
  await openApp(path);
  const shown = await screen.findAllByRole('status');
  await api.close();
  expect(shown.map(({ textContent }) => textContent)).toContain(text);
});
