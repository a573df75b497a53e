import { BetType } from '@matka/contracts/api/bet-types';
import { Market } from '@matka/contracts/api/markets';
import { classifyBetResponse } from '@matka/contracts/client/bet-outcome';
import { read } from '@matka/contracts/reading/read';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { definitionWith } from '../features/bids/definitions.ts';
import { addBid } from '../features/bids/engine/add-bid.ts';
import type { FieldName } from '../features/bids/engine/form.ts';
import { parseCombinations } from '../features/bids/engine/parse-combinations.ts';
import { openScreen } from '../features/bids/engine/screen.ts';
import { paths, type ScreenId } from '../lib/paths.ts';
import { fillIn } from './bid-screens.ts';
import { mutantsOf } from './field-mutants.ts';
import { expectUnharmed, settled, startOver } from './hostile-screen.ts';
import { loadRoute } from './load-route.ts';
import { openApp } from './open-app.tsx';
import { sampleMarket } from './sample-market.ts';
import { declarations, otherSamples, sampleResponses } from './sample-responses.ts';
import { signInForTest } from './signed-in.ts';

const none = () => 0;
const [sampleBetType] = sampleResponses.betTypes;
const [market] = sampleResponses.markets;

/** A number that each screen takes when its bet type says nothing of its limits. */
const validNumbers: readonly [ScreenId, FieldName, string][] = [
  ['single-digit', 'singleDigit', '5'],
  ['jodi-digits', 'jodiDigit', '05'],
  ['single-pana', 'singlePana', '128'],
  ['double-pana', 'doublePana', '112'],
  ['sp-motor', 'spMotor', '1234'],
  ['dp-motor', 'dpMotor', '1234'],
];

describe('limits of a bet type that are absent, null, wrong, empty or huge', () => {
  it.each(validNumbers)('leave %s usable', { tags: ['@ENT-06'] }, async (id, field, number) => {
    const definition = definitionWith(id);
    vi.useFakeTimers();
    for (const { name, body } of mutantsOf(BetType, sampleBetType)) {
      const betType = read(BetType, body).value;
      if (!betType) continue;
      const opened = openScreen({ definition, betType, market: sampleMarket() }, 'entry');
      opened.state.form = { ...opened.state.form, type: 'open' };
      fillIn(opened, { inputs: { [field]: number }, points: '10' });
      expect([name, addBid(opened)?.message]).toEqual([name, undefined]);
    }
    vi.useRealTimers();
  });
});

describe('a field that is absent, null, wrong, empty or huge', () => {
  it('of a market leaves its bid screen working', async () => {
    await loadRoute('/jodi-digits');
    const betType = read(BetType, sampleBetType).value;
    for (const { body } of mutantsOf(Market, market)) {
      const { value } = read(Market, body);
      if (!value) continue;
      startOver();
      signInForTest();
      await openApp('/jodi-digits', { betType, market: value });
      await settled(none);
      expectUnharmed();
    }
  });

  it('of a player leaves side panel and wallet working', async () => {
    await loadRoute('/home');
    vi.stubGlobal('fetch', async () => new Response('[]'));
    for (const { body } of mutantsOf(declarations.login, sampleResponses.login)) {
      const login = read(declarations.login, body).value;
      if (!login) continue;
      startOver();
      signInForTest(login.user);
      await openApp(paths.home);
      await settled(none);
      fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
      await settled(none);
      expectUnharmed();
      expect(await screen.findByRole('dialog')).toBeTruthy();
    }
  });

  it('of suggestions leaves the readable texts', () => {
    for (const sample of [sampleResponses.suggestions, otherSamples.suggestions]) {
      for (const { body } of mutantsOf(declarations.suggestions, sample)) {
        const suggestions = read(declarations.suggestions, body).value;
        const texts = suggestions ? parseCombinations(suggestions) : [];
        expect(texts.filter((text) => typeof text !== 'string')).toEqual([]);
      }
    }
  });

  it('of a receipt makes it unreadable, or leaves both balances', { tags: ['@API-25'] }, () => {
    for (const { body } of mutantsOf(declarations.betting, sampleResponses.betting)) {
      const outcome = classifyBetResponse({ status: 200, text: JSON.stringify(body) ?? '' });
      if (outcome.kind === 'placed') {
        const { previous_balance, current_balance } = outcome.receipt.user_balance;
        expect([previous_balance, current_balance]).toEqual([100, 90]);
      } else {
        expect(outcome.kind).toBe('unknown');
      }
    }
  });
});
