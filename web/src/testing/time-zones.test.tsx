import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Path } from '../lib/paths.ts';
import { settled } from './hostile-screen.ts';
import { serveSamples } from './sample-host.ts';
import { sampleResponses } from './sample-responses.ts';

const ownZone = process.env.TZ;
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
  vi.useRealTimers();
});

/** The first instant of 21 November 2026 in India; it is the 20th west of it and in the UTC. */
const midnight = '2026-11-20T18:30:00.000Z';

const [sample] = sampleResponses.history.data;
const bets = { data: [{ ...sample, timestamps: { created_at: midnight } }] };
const [market] = sampleResponses.markets;
const [betType] = sampleResponses.betTypes;

/** The texts of each screen for a bet of that instant and for its day, fields included. */
const shown: [Path, ...string[]][] = [
  ['/bid-history', '21/11/2026', '12:00 AM'],
  ['/win-history', 'Today', '12:00 AM'],
  ['/passbook', '21/11/2026 12:00 AM'],
  ['/market-result-history', '2026-11-21'],
  ['/home', '04:00 PM', '06:00 PM'],
  ['/jodi-digits', '21-11-2026'],
];

/** Texts and field values of the page. */
const pageTexts = (): string =>
  [
    document.body.textContent,
    ...[...document.querySelectorAll('input')].map(({ value }) => value),
  ].join('\n');

it.each(['America/Los_Angeles', 'Pacific/Auckland'])(
  'every screen shows Indian time on a device in %s',
  { tags: ['@APP-05'] },
  async (zone) => {
    process.env.TZ = zone;
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(midnight) });
    expect(new Date().getDate()).toBe(zone === 'Pacific/Auckland' ? 21 : 20);
    // Modules may build a format when they are loaded: they are loaded in that zone.
    vi.resetModules();
    await import('./default-config.ts');
    const { openApp } = await import('./open-app.tsx');
    const { signInForTest } = await import('./signed-in.ts');
    const { loadRoute } = await import('./load-route.ts');
    for (const [route, ...texts] of shown) {
      await loadRoute(route);
      const underWay = serveSamples({ history: bets });
      signInForTest();
      const { unmount } = await openApp(route, { market, betType });
      await settled(underWay);
      for (const text of texts) expect(pageTexts(), `${route} in ${zone}`).toContain(text);
      expect(screen.queryByRole('alert')).toBeNull();
      unmount();
    }
  },
);
