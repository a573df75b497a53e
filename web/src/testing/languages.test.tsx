import { betTypes, classicHalfSangam } from '@matka/fixtures/bet-types';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routeList } from '../app/routes.tsx';
import { definitionWith } from '../features/bids/definitions.ts';
import { showLanguage } from '../i18n/choose-language.ts';
import { en } from '../i18n/en.ts';
import { hi } from '../i18n/hi.ts';
import { mr } from '../i18n/mr.ts';
import type { Catalogue, TextId } from '../i18n/text.ts';
import { setLanguage } from '../i18n/translate.ts';
import type { ScreenId } from '../lib/paths.ts';
import { betTypeOf } from './bid-screens.ts';
import { settled, startOver } from './hostile-screen.ts';
import { openApp } from './open-app.tsx';
import { serveSamples } from './sample-host.ts';
import { sampleMarket } from './sample-market.ts';
import { sampleResponses } from './sample-responses.ts';
import { shownTexts, textsIn } from './shown-texts.ts';
import { signInForTest } from './signed-in.ts';

vi.setConfig({ testTimeout: 120_000 });

const catalogues: Readonly<Record<'hi' | 'mr', Catalogue>> = { hi, mr };
const fromHost = new Set(textsIn([sampleResponses, betTypes, classicHalfSangam]));

/** A text of the English catalogue as a pattern of what is shown of it. */
function patternOf(text: string): RegExp {
  const escaped = text.replace(/[.*+?^$|()[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replace(/\{\w+\}/g, '(.+?)')}$`, 's');
}

/** What is shown in English although the catalogue has a translation; names of the host apart. */
function leftInEnglish(language: 'hi' | 'mr'): string[] {
  const translated = (Object.keys(en) as TextId[]).filter(
    (id) =>
      catalogues[language][id] !== en[id] && /[A-Za-z]{2}/.test(en[id].replace(/\{[^}]*\}/g, '')),
  );
  const patterns = translated.map((id) => patternOf(en[id]));
  return shownTexts().filter(
    (text) => !fromHost.has(text) && patterns.some((pattern) => pattern.test(text)),
  );
}

async function stateOf({ path, needs }: (typeof routeList)[number]): Promise<unknown> {
  const market = sampleMarket();
  if (needs === 'market') return { market };
  if (needs !== 'bet') return undefined;
  return { market, betType: betTypeOf(definitionWith(path.slice(1) as ScreenId)) };
}

async function open(route: (typeof routeList)[number]): Promise<void> {
  startOver();
  const underWay = serveSamples();
  if (route.access === 'player') signInForTest();
  await route.screen.preload();
  await openApp(route.path, await stateOf(route));
  await settled(underWay);
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  setLanguage('en', en);
  document.documentElement.lang = 'en-IN';
  startOver();
});

describe.each(['hi', 'mr'] as const)('in the language %s', (language) => {
  it.each(routeList)('$path shows no English text of the app', async (route) => {
    await showLanguage(language);
    await open(route);
    expect(shownTexts().length).toBeGreaterThan(1);
    expect(leftInEnglish(language)).toEqual([]);
  });
});

it('English texts of the app are noticed', async () => {
  const login = routeList.find(({ path }) => path === '/login');
  if (!login) throw new Error('There is no login');
  await open(login);
  await waitFor(() => expect(screen.getByRole('combobox')).toBeDefined());
  expect(leftInEnglish('hi')).toEqual(expect.arrayContaining(['Mobile number', 'Login']));
});
