import type { PanaKind } from '@matka/contracts/api/suggestions';
import { type BetTypeId, betTypeWithId } from '@matka/contracts/bet-types';
import { type BetNumbers, numbersOf, type PlacedNumber } from './bet-numbers.ts';
import { type BracketMode, bracketJodis } from './combinations.ts';
import { GameError } from './game-error.ts';
import { isPana, panaErrorText, panaKind } from './panas.ts';

/** The only pana kind that a type allows; `undefined` for those that allow all three. */
function onlyKind(betTypeId: BetTypeId): PanaKind | undefined {
  const [kind, ...others] = betTypeWithId(betTypeId)?.panas ?? [];
  return others.length === 0 ? kind : undefined;
}

const kindNames: Readonly<Record<PanaKind, string>> = {
  SP: 'single',
  DP: 'double',
  TP: 'triple',
};

/**
 * Describes why a bet's number is invalid for its type; undefined if it is valid. Red Bracket (11) also needs the
 * bracket of the bet, half by default. Points, session and market are not checked.
 */
export function numberError(
  betTypeId: BetTypeId,
  bet: BetNumbers,
  mode: BracketMode = 'half',
): string | undefined {
  try {
    const numbers = numbersOf(betTypeId, bet);
    const wrong = numbers.map(textError).find((error) => error !== undefined);
    if (wrong !== undefined) return wrong;
    const [{ text } = { text: '' }] = numbers;
    const kind = onlyKind(betTypeId);
    if (kind !== undefined && panaKind(text) !== kind) {
      return `${text} is not a ${kindNames[kind]} pana`;
    }
    return betTypeId === 11 && !bracketJodis(mode).includes(text)
      ? `${text} is not a jodi of the ${mode} bracket`
      : undefined;
  } catch (error) {
    if (error instanceof GameError) return error.message;
    throw error;
  }
}

function textError({ kind, text }: PlacedNumber): string | undefined {
  switch (kind) {
    case 'digit':
      return /^[0-9]$/.test(text) ? undefined : `${text} is not a digit from 0 to 9`;
    case 'jodi':
      return /^[0-9]{2}$/.test(text) ? undefined : `${text} is not a jodi from 00 to 99`;
    case 'pana':
      return isPana(text) ? undefined : panaErrorText(text);
  }
}
