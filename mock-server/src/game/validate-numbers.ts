import type { BetTypeId } from '@matka/contracts/api/betting';
import type { PanaKind } from '@matka/contracts/api/suggestions';
import { type BetNumbers, type Wager, wagerOf } from './bet-numbers.ts';
import { type BracketMode, bracketJodis } from './brackets.ts';
import { GameError } from './game-error.ts';
import { isPana, notPana, panaKind } from './panas.ts';

/** The kind of pana that a type is confined to; 10, 12, 13 and 19 take all three. */
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
 * Says in words why a bet's number is impossible for its type, or undefined when it is possible.
 * Red Bracket (11) also needs the bracket that the bet was submitted with, half unless given.
 * Points, session and market are not looked at.
 */
export function checkBet(
  betTypeId: BetTypeId,
  bet: BetNumbers,
  mode: BracketMode = 'half',
): string | undefined {
  try {
    const wager = wagerOf(betTypeId, bet);
    return (
      badText(wager) ??
      badKind(wager, onlyKind[betTypeId]) ??
      (betTypeId === 11 ? badBracket(wager, mode) : undefined)
    );
  } catch (error) {
    if (error instanceof GameError) return error.message;
    throw error;
  }
}

function badDigit(text: string): string | undefined {
  return /^[0-9]$/.test(text) ? undefined : `${text} is not a digit from 0 to 9`;
}

function badJodi(text: string): string | undefined {
  return /^[0-9]{2}$/.test(text) ? undefined : `${text} is not a jodi from 00 to 99`;
}

function badPana(text: string): string | undefined {
  return isPana(text) ? undefined : notPana(text);
}

function badText(wager: Wager): string | undefined {
  switch (wager.form) {
    case 'digit':
      return badDigit(wager.digit);
    case 'jodi':
      return badJodi(wager.jodi);
    case 'pana':
      return badPana(wager.pana);
    case 'half-sangam-a':
      return badDigit(wager.openDigit) ?? badPana(wager.closePana);
    case 'half-sangam-b':
      return badPana(wager.openPana) ?? badDigit(wager.closeDigit);
    case 'full-sangam':
      return badPana(wager.openPana) ?? badPana(wager.closePana);
  }
}

function badKind(wager: Wager, kind: PanaKind | undefined): string | undefined {
  if (wager.form !== 'pana' || kind === undefined || panaKind(wager.pana) === kind)
    return undefined;
  return `${wager.pana} is not a ${kindNames[kind]} pana`;
}

function badBracket(wager: Wager, mode: BracketMode): string | undefined {
  if (wager.form !== 'jodi' || bracketJodis(mode).includes(wager.jodi)) return undefined;
  return `${wager.jodi} is not a jodi of the ${mode} bracket`;
}
