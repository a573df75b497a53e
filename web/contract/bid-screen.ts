import { vi } from 'vitest';
import { definitionWith } from '../src/features/bids/definitions.ts';
import { addBid, tapKey } from '../src/features/bids/engine/add-bid.ts';
import { changeCell, changePoints } from '../src/features/bids/engine/form-actions.ts';
import type { BidScreen } from '../src/features/bids/engine/screen.ts';
import { buildRequest } from '../src/features/bids/engine/submitted-content.ts';
import { currentRequest } from '../src/features/bids/engine/suggestion-request.ts';
import { fetchLabels, stopSuggestions } from '../src/features/bids/engine/suggestions.ts';
import { addLabels } from '../src/features/bids/engine/table.ts';
import { show } from '../src/i18n/translate.ts';
import type { ScreenId } from '../src/lib/paths.ts';
import { type Filled, fillIn, openForTest } from '../src/testing/bid-screens.ts';

/** Opens a bid screen of the web on the example market. */
export const openScreen = (id: ScreenId): BidScreen => openForTest(definitionWith(id));

/** Fills in the form of a screen and cancels its automatic suggestion request. */
export function fill(screen: BidScreen, filled: Filled): void {
  fillIn(screen, filled);
  stopSuggestions(screen);
}

/** Sends the suggestion request of a form with fields; returns the labels of the response. */
export async function suggestedLabels(screen: BidScreen): Promise<readonly string[]> {
  const request = currentRequest(screen);
  if (!request) throw new Error(`${screen.definition.id} has nothing to request.`);
  const outcome = await fetchLabels(screen.definition, request, new AbortController().signal);
  if (outcome.status === 'failed') throw new Error(show(outcome.message));
  return outcome.labels;
}

/** Taps a key that requests suggestions; returns the labels in the table. */
export async function suggestedByKey(screen: BidScreen, digit: string): Promise<readonly string[]> {
  if (screen.definition.entry.kind !== 'keypad')
    throw new Error(`${screen.definition.id} has no keypad.`);
  changePoints(screen, '1');
  tapKey(screen, digit);
  await vi.waitUntil(() => screen.state.suggestions.status !== 'loading', {
    timeout: 30_000,
    interval: 5,
  });
  return screen.state.bids.map(({ label }) => label);
}

export type Bids =
  /** Forms to fill in, each followed by Add Bid. */
  | { typed: readonly Filled['inputs'][] }
  | { tapped: readonly string[] }
  | { cells: readonly string[] }
  | { suggested: readonly string[] };

function enter(screen: BidScreen, bids: Bids): void {
  const { entry, forcedSession } = screen.definition;
  if ('typed' in bids && entry.kind === 'typed') {
    for (const inputs of bids.typed) {
      fill(screen, { ...(inputs && { inputs }), points: '1' });
      addBid(screen);
    }
  } else if ('tapped' in bids && entry.kind === 'keypad') {
    changePoints(screen, '1');
    for (const digit of bids.tapped) tapKey(screen, digit);
  } else if ('cells' in bids && entry.kind === 'grid') {
    for (const digit of bids.cells) changeCell(screen, digit, '1');
  } else if ('suggested' in bids) {
    addLabels(screen, bids.suggested, {
      points: 1,
      session: forcedSession ?? (screen.state.form.type || 'close'),
    });
  } else {
    throw new Error(`${screen.definition.id} does not accept such bids.`);
  }
  stopSuggestions(screen);
}

/** Builds the body of POST /betting/ for the bids of a screen. */
export async function submissionOf(id: ScreenId, bids: Bids) {
  const screen = openScreen(id);
  enter(screen, bids);
  return buildRequest(screen, screen.state.bids, screen.state.form);
}
