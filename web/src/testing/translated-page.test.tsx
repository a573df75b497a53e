import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routeList } from '../app/routes.tsx';
import { definitionWith } from '../features/bids/definitions.ts';
import { showLanguage } from '../i18n/choose-language.ts';
import { en } from '../i18n/en.ts';
import { setLanguage } from '../i18n/translate.ts';
import type { ScreenId } from '../lib/paths.ts';
import { betTypeOf } from './bid-screens.ts';
import { settled, startOver } from './hostile-screen.ts';
import { openApp } from './open-app.tsx';
import { serveSamples } from './sample-host.ts';
import { sampleMarket } from './sample-market.ts';
import { signInForTest } from './signed-in.ts';
import { translatePage, untranslatedText } from './translate-page.ts';

vi.setConfig({ testTimeout: 120_000 });

type Route = (typeof routeList)[number];

async function stateOf({ path, needs }: Route): Promise<unknown> {
  const market = sampleMarket();
  if (needs === 'market') return { market };
  if (needs !== 'bet') return undefined;
  return { market, betType: betTypeOf(definitionWith(path.slice(1) as ScreenId)) };
}

async function open(route: Route): Promise<void> {
  startOver();
  const underWay = serveSamples();
  if (route.access === 'player') signInForTest();
  await route.screen.preload();
  await openApp(route.path, await stateOf(route));
  await settled(underWay);
  // Some parts come after the screen.
  if (route.path === '/login') await screen.findByRole('combobox');
}

beforeEach(() => {
  // The minutes that are left stay the same over a test.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00+05:30') });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  setLanguage('en', en);
  document.documentElement.lang = 'en-IN';
  startOver();
});

describe('a page that the browser has translated', () => {
  it.each(routeList)('$path shows every text that changes', async (route) => {
    await open(route);
    await act(() => showLanguage('hi'));
    const expected = untranslatedText();
    await act(() => showLanguage('en'));
    translatePage();
    await act(() => showLanguage('hi'));
    expect(untranslatedText()).toBe(expected);
    translatePage();
    await act(() => showLanguage('en'));
    await act(() => showLanguage('hi'));
    expect(untranslatedText()).toBe(expected);
    expect(screen.queryByText(/couldn't be opened/)).toBeNull();
  });
});
