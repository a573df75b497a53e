import { BetType, type BetTypeConfig } from '@matka/contracts/api/bet-types';
import { betPayloads } from '@matka/contracts/api/betting';
import { type SuggestionBetTypeId, suggestionPayloads } from '@matka/contracts/api/suggestions';
import { type BetTypeId, betTypeRows } from '@matka/contracts/bet-types';
import { read } from '@matka/contracts/reading/read';
import { betTypes, classicHalfSangam } from '@matka/fixtures/bet-types';
import Value from 'typebox/value';
import { vi } from 'vitest';
import { definitionWith } from '../features/bids/definitions.ts';
import { addBid, tapKey } from '../features/bids/engine/add-bid.ts';
import type { Bid } from '../features/bids/engine/bids.ts';
import type { Definition } from '../features/bids/engine/definition.ts';
import type { FieldName, Flag, Form } from '../features/bids/engine/form.ts';
import { changeInput, changePoints, tickBox } from '../features/bids/engine/form-actions.ts';
import { type BidScreen, openScreen, type ScreenContext } from '../features/bids/engine/screen.ts';
import { buildRequest } from '../features/bids/engine/submitted-content.ts';
import { currentRequest, suggestionRequest } from '../features/bids/engine/suggestion-request.ts';
import { hostNow } from '../lib/host-time.ts';
import { type ScreenId, screenOf } from '../lib/paths.ts';
import { sampleMarket } from './sample-market.ts';

export interface Filled {
  readonly inputs?: Partial<Record<FieldName, string>>;
  readonly options?: readonly Flag[];
  readonly points?: string;
  readonly key?: string;
}

/** The seeded bet type of a screen, with members of its configuration replaced. */
export function betTypeOf({ id }: Definition, config: Partial<BetTypeConfig> = {}): BetType {
  const code = betTypeRows.find((row) => screenOf(row.code) === id)?.code ?? 'single_digits';
  const seeded = [...betTypes, classicHalfSangam].find((each) => each.config.code === code);
  const { value } = read(BetType, seeded);
  if (!value) throw new Error(`The seed has no bet type ${code}`);
  return { ...value, config: { ...value.config, ...config } };
}

export function openForTest(definition: Definition, config?: Partial<BetTypeConfig>): BidScreen {
  const opening: ScreenContext = {
    definition,
    betType: betTypeOf(definition, config),
    market: sampleMarket(),
  };
  return openScreen(opening, hostNow(), 'entry');
}

/** Fills in the form like a player, with its live checks. */
export function fillIn(screen: BidScreen, { inputs = {}, options = [], points = '' }: Filled) {
  for (const field of screen.definition.entry.fields) {
    changeInput(screen, field, inputs[field.name] ?? '');
  }
  for (const flag of options) tickBox(screen, flag, true);
  changePoints(screen, points);
}

/** Fills in a form and presses Add Bid, or taps a key; gives the screen, and why nothing was added. */
export function addForTest(
  definition: Definition,
  filled: Filled,
  config?: Partial<BetTypeConfig>,
) {
  return withoutHost(() => {
    const screen = openForTest(definition, config);
    if (definition.entry.kind === 'keypad') {
      changePoints(screen, filled.points ?? '');
      return { screen, failure: tapKey(screen, filled.key ?? '') };
    }
    fillIn(screen, filled);
    return { screen, failure: addBid(screen) };
  });
}

/** The suggestion request of a form or key; undefined for an incomplete form. */
export function requestOf(definition: Definition, filled: Filled, { withoutId = false } = {}) {
  return withoutHost(() => {
    const opened = openForTest(definition);
    const screen = withoutId
      ? { ...opened, betType: { ...opened.betType, id: undefined } }
      : opened;
    const { entry } = definition;
    if (entry.kind === 'keypad') {
      if (!entry.suggestions) return undefined;
      return suggestionRequest(screen, entry.suggestions, {
        ...screen.state.form,
        singleDigit: filled.key ?? '',
      });
    }
    fillIn(screen, filled);
    return currentRequest(screen);
  });
}

function withoutHost<T>(use: () => T): T {
  vi.useFakeTimers();
  try {
    return use();
  } finally {
    vi.clearAllTimers();
    vi.useRealTimers();
  }
}

type SangamSide = 'openDigit' | 'closeDigit' | 'openPana' | 'closePana';

/** A bid on a digit, a jodi or a pana; open by default. */
export const bid = (label: string, points: number, gameType: Bid['gameType'] = 'open'): Bid => ({
  id: label,
  label,
  ...(/^\d$/.test(label) && { digit: label }),
  ...(/^\d{3}$/.test(label) && { pana: label }),
  points,
  gameType,
});

/** A bid on a sangam on close, from its two parts, the open one first. */
export const sangamBid = (sides: Partial<Record<SangamSide, string>>, points: number): Bid => ({
  ...bid(Object.values(sides).join('-'), points, 'close'),
  ...sides,
});

/** The body of POST /betting/ for some bids of a screen. */
export function bodyOf(definition: Definition, bids: readonly Bid[], form?: Form) {
  const screen = openForTest(definition);
  return buildRequest(screen, bids, form ?? screen.state.form);
}

/** Tells if the contract accepts the payload of a submission under this bet type id. */
export const isValidBet = (id: BetTypeId, payload: unknown): boolean =>
  Value.Check(betPayloads[id], payload);

/** Tells if the contract accepts the payload of a suggestion request under this bet type id. */
export const isValidSuggestionRequest = (id: SuggestionBetTypeId, payload: unknown): boolean =>
  Value.Check(suggestionPayloads[id], payload);

/** The definition of a screen named at the start of a row. */
export const definitionIn = (row: string): Definition =>
  definitionWith(row.split(' ')[0] as ScreenId);

/**
 * A form written as `5 128 DP for 10`: the texts of its fields, `-` for an empty one, then the ticked
 * options, and the points. On a keypad the text is the key.
 */
export function filledIn({ entry }: Definition, text: string): Filled {
  const [entered = '', points = ''] = text.split('for').map((part) => part.trim());
  const words = entered.split(' ').map((word) => (word === '-' ? '' : word));
  if (entry.kind === 'keypad') return { key: entered, points };
  return {
    inputs: Object.fromEntries(entry.fields.map(({ name }, at) => [name, words[at] ?? ''])),
    options: words.slice(entry.fields.length).filter(Boolean) as Flag[],
    points,
  };
}
