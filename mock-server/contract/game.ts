import { suggestionPayloads } from '@matka/contracts/api/suggestions';
import type { Combined, Game } from '@matka/contracts/behaviour/game';
import { betTypes } from '@matka/fixtures/bet-types';
import { GameError } from '../src/game/game-error.ts';
import { ank, panaKind, panas } from '../src/game/panas.ts';
import { suggest, suggestionIdOf } from '../src/game/suggest.ts';
import { validationErrors } from '../src/shared/validate.ts';
import { firstErrorText } from '../src/shared/validation-messages.ts';

/** The id by which the mock knows a bet type of a code. */
const productId = (code: string): number | undefined =>
  betTypes.find(({ config }) => config.code === code)?.id;

function combine(code: string, payload: Readonly<Record<string, unknown>>): Combined | undefined {
  const id = productId(code);
  const suggestionId = id === undefined ? undefined : suggestionIdOf(id);
  if (suggestionId === undefined) return undefined;
  // Hosts differ on whether a digit twice counts once or is an error.
  const { digits } = payload;
  if (Array.isArray(digits) && new Set(digits.map(String)).size < digits.length) return undefined;
  const errors = validationErrors(suggestionPayloads[suggestionId], payload);
  if (errors.length > 0) return { forbidden: firstErrorText(errors) };
  try {
    const found = suggest(suggestionId, payload as Parameters<typeof suggest>[1]);
    return { combinations: Array.isArray(found) ? found : (found.jodis ?? []) };
  } catch (error) {
    if (error instanceof GameError) return { forbidden: error.message };
    throw error;
  }
}

/** The tables of the game, for rules that a host has to follow. */
export const game: Game = {
  panas,
  ankOf: ank,
  kindOf: (pana) => panaKind(pana) ?? '',
  combine,
};
