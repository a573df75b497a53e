import { betTypes, classicHalfSangam } from '@matka/fixtures/bet-types';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routeList } from '../app/routes.tsx';
import { showLanguage } from '../i18n/choose-language.ts';
import { hi } from '../i18n/hi.ts';
import { mr } from '../i18n/mr.ts';
import type { Catalogue, TextId } from '../i18n/text.ts';
import { setLanguage } from '../i18n/translate.ts';
import { settled, startOver } from './hostile-screen.ts';
import { openSample, type Route } from './open-sample.ts';
import { sampleResponses } from './sample-responses.ts';
import { shownTexts, textsIn } from './shown-texts.ts';
import { translatePage, untranslatedText } from './translate-page.ts';

vi.setConfig({ testTimeout: 120_000 });
// The first screen stays until it has been read.
vi.mock('../lib/timings.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../lib/timings.ts')>()),
  SPLASH_TRANSITION_DELAY: 120_000,
}));

const user = userEvent.setup({ delay: null });

const catalogues: Readonly<Record<'hi' | 'mr', Catalogue>> = { hi, mr };
const fromHost = new Set(textsIn([sampleResponses, betTypes, classicHalfSangam]));

/** An English text of the app as a pattern of what is shown of it. */
function patternOf(text: string): RegExp {
  const escaped = text.replace(/[.*+?^$|()[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replace(/\{\w+\}/g, '(.+?)')}$`, 's');
}

/** The texts shown in English although the catalogue has a translation; names of the host apart. */
function leftInEnglish(language: 'hi' | 'mr'): string[] {
  const translated = (Object.keys(hi) as TextId[]).filter(
    (id) => catalogues[language][id] !== id && /[A-Za-z]{2}/.test(id.replace(/\{[^}]*\}/g, '')),
  );
  const patterns = translated.map(patternOf);
  return shownTexts().filter(
    (text) => !fromHost.has(text) && patterns.some((pattern) => pattern.test(text)),
  );
}

function routeAt(path: Route['path']): Route {
  const route = routeList.find((each) => each.path === path);
  if (!route) throw new Error(`No route is ${path}`);
  return route;
}

async function open(route: Route): Promise<() => number> {
  const underWay = await openSample(route);
  // Some parts come after the screen.
  if (route.path === '/login') await screen.findByRole('combobox');
  return underWay;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  setLanguage('en');
  document.documentElement.lang = 'en-IN';
  startOver();
});

it('the check reports an English text of the app', async () => {
  await open(routeAt('/login'));
  expect(leftInEnglish('hi')).toEqual(expect.arrayContaining(['Mobile number', 'Login']));
});

describe('in other languages', () => {
  // The minutes that are left stay the same over a test.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00+05:30') });
  });
  afterEach(() => vi.useRealTimers());

  it.each(routeList)(
    'the route $path shows no English text in Hindi and Marathi, and stays current in a browser translation',
    async (route) => {
      await open(route);
      // Its number is chosen from the start: it asks for suggestions after a pause.
      if (route.path === '/red-bracket') await screen.findByText('Suggestions Error');
      await act(() => showLanguage('mr'));
      expect(leftInEnglish('mr')).toEqual([]);
      await act(() => showLanguage('hi'));
      expect(shownTexts().length).toBeGreaterThan(1);
      expect(leftInEnglish('hi')).toEqual([]);
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
    },
  );
});

const shownErrors = () =>
  Array.from(document.querySelectorAll('[role="alert"], [aria-invalid="true"]'), (element) =>
    element.textContent?.trim(),
  );

it.each(routeList.filter(({ needs }) => !needs))(
  'the route $path shows no error before any action',
  async (route) => {
    await open(route);
    expect(shownErrors()).toEqual([]);
    // Login and registration ask for a field that was left.
    if (route.access !== 'player') return;
    for (let times = 0; times < 12; times += 1) await user.tab();
    expect(shownErrors()).toEqual([]);
  },
);

it.each(['Add Funds', 'Withdraw Funds', 'My limits', 'My results'])(
  'the sheet of %s shows no error before any action',
  async (name) => {
    const underWay = await open(routeAt('/wallet'));
    await user.click(screen.getByRole('button', { name }));
    await screen.findByRole('dialog');
    await settled(underWay);
    expect(shownErrors()).toEqual([]);
  },
);
