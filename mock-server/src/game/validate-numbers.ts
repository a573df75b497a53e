import type { PanaKind } from '@matka/contracts/api/suggestions';
import { type BetTypeId, betTypeWithId } from '@matka/contracts/bet-types';
import { type BetNumbers, type Selection, selectionOf } from './bet-numbers.ts';
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
    const selection = selectionOf(betTypeId, bet);
    return (
      textError(selection) ??
      kindError(selection, onlyKind(betTypeId)) ??
      (betTypeId === 11 ? bracketError(selection, mode) : undefined)
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

function textError(selection: Selection): string | undefined {
  switch (selection.form) {
    case 'digit':
      return digitError(selection.digit);
    case 'jodi':
      return jodiError(selection.jodi);
    case 'pana':
      return panaError(selection.pana);
    case 'half-sangam-a':
      return digitError(selection.openDigit) ?? panaError(selection.closePana);
    case 'half-sangam-b':
      return panaError(selection.openPana) ?? digitError(selection.closeDigit);
    case 'full-sangam':
      return panaError(selection.openPana) ?? panaError(selection.closePana);
  }
}

function kindError(selection: Selection, kind: PanaKind | undefined): string | undefined {
  if (selection.form !== 'pana' || kind === undefined || panaKind(selection.pana) === kind)
    return undefined;
  return `${selection.pana} is not a ${kindNames[kind]} pana`;
}

function bracketError(selection: Selection, mode: BracketMode): string | undefined {
  if (selection.form !== 'jodi' || bracketJodis(mode).includes(selection.jodi)) return undefined;
  return `${selection.jodi} is not a jodi of the ${mode} bracket`;
}
