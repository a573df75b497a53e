import type { BetTypeId } from '@matka/contracts/api/betting';
import type { PanaKind } from '@matka/contracts/api/suggestions';
import { type BetNumbers, type Selection, selectionOf } from './bet-numbers.ts';
import { type BracketMode, bracketJodis } from './brackets.ts';
import { GameError } from './game-error.ts';
import { isPana, panaErrorText, panaKind } from './panas.ts';

/** The only pana kind that a type allows; 10, 12, 13 and 19 allow all three. */
const onlyKind: { readonly [Id in BetTypeId]?: PanaKind } = {
  5: 'SP',
  6: 'SP',
  7: 'DP',
  8: 'DP',
  9: 'TP',
  14: 'SP',
  15: 'DP',
};

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
    const wager = selectionOf(betTypeId, bet);
    return (
      textError(wager) ??
      kindError(wager, onlyKind[betTypeId]) ??
      (betTypeId === 11 ? bracketError(wager, mode) : undefined)
    );
  } catch (error) {
    if (error instanceof GameError) return error.message;
    throw error;
  }
}

function digitError(text: string): string | undefined {
  return /^[0-9]$/.test(text) ? undefined : `${text} is not a digit from 0 to 9`;
}

function jodiError(text: string): string | undefined {
  return /^[0-9]{2}$/.test(text) ? undefined : `${text} is not a jodi from 00 to 99`;
}

function panaError(text: string): string | undefined {
  return isPana(text) ? undefined : panaErrorText(text);
}

function textError(wager: Selection): string | undefined {
  switch (wager.form) {
    case 'digit':
      return digitError(wager.digit);
    case 'jodi':
      return jodiError(wager.jodi);
    case 'pana':
      return panaError(wager.pana);
    case 'half-sangam-a':
      return digitError(wager.openDigit) ?? panaError(wager.closePana);
    case 'half-sangam-b':
      return panaError(wager.openPana) ?? digitError(wager.closeDigit);
    case 'full-sangam':
      return panaError(wager.openPana) ?? panaError(wager.closePana);
  }
}

function kindError(wager: Selection, kind: PanaKind | undefined): string | undefined {
  if (wager.form !== 'pana' || kind === undefined || panaKind(wager.pana) === kind)
    return undefined;
  return `${wager.pana} is not a ${kindNames[kind]} pana`;
}

function bracketError(wager: Selection, mode: BracketMode): string | undefined {
  if (wager.form !== 'jodi' || bracketJodis(mode).includes(wager.jodi)) return undefined;
  return `${wager.jodi} is not a jodi of the ${mode} bracket`;
}
