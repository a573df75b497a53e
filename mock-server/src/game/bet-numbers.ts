import type { PanaKind } from '@matka/contracts/api/suggestions';
import { type BetTypeId, betTypeWithId, numberFields } from '@matka/contracts/bet-types';
import { isPana, panaErrorText, panaKind } from './panas.ts';
import { type BracketMode, bracketJodis } from './suggest.ts';

type Fields = (typeof numberFields)[keyof typeof numberFields];

/** Numbers of a bet under the keys of the API. Numbers that its type does not use are absent or null. */
export type BetNumbers = { readonly [Field in Fields[number]]?: string | null };

/** The fields that hold the numbers of a bet type. */
export const fieldsOf = (betTypeId: BetTypeId): readonly (keyof BetNumbers)[] =>
  numberFields[betTypeWithId(betTypeId)?.numbers ?? 'pana'];

const kindNames: Readonly<Record<PanaKind, string>> = {
  SP: 'single',
  DP: 'double',
  TP: 'triple',
};

/** The reason why the numbers of a valid bet schema are invalid for its type; `mode` is the bracket of Red Bracket. */
export function numberError(
  betTypeId: BetTypeId,
  bet: BetNumbers,
  mode: BracketMode = 'half',
): string | undefined {
  const texts = fieldsOf(betTypeId).map((field) => ({ field, text: bet[field] ?? '' }));
  const wrong = texts.find(({ field, text }) => field.endsWith('pana') && !isPana(text));
  if (wrong) return panaErrorText(wrong.text);
  const [kind, ...others] = betTypeWithId(betTypeId)?.panas ?? [];
  const [{ text } = { text: '' }] = texts;
  if (kind && others.length === 0 && panaKind(text) !== kind) {
    return `${text} is not a ${kindNames[kind]} pana`;
  }
  return betTypeId === 11 && !bracketJodis(mode).includes(text)
    ? `${text} is not a jodi of the ${mode} bracket`
    : undefined;
}
