import type { PanaKind } from '@matka/contracts/api/suggestions';
import { type BetTypeRow, betTypeOf } from '@matka/contracts/bet-types';
import { definitionOf } from '../features/bids/definitions.ts';
import type { Definition } from '../features/bids/engine/definition.ts';
import type { Message, PlainText } from '../i18n/text.ts';
import type { Target } from './chances.ts';
import type { ExampleForm } from './examples.ts';

/** A kind of number with its chance: `label` is missing if the bet type has only one. */
export interface GuideLine {
  readonly label: Message | undefined;
  readonly target: Target;
  /** The rate that pays it. */
  readonly pays: PanaKind;
}

export type Guide = Definition['guide'] & {
  readonly lines: readonly GuideLine[];
  readonly example: ExampleForm;
};

const digit: GuideLine = { label: undefined, target: { on: 'digit' }, pays: 'SP' };
const jodi: GuideLine = { label: undefined, target: { on: 'jodi' }, pays: 'SP' };

const KIND_NAMES: Readonly<Record<PanaKind, PlainText>> = {
  SP: 'Single pana (SP)',
  DP: 'Double pana (DP)',
  TP: 'Triple pana (TP)',
};
const pana = (kind: PanaKind): GuideLine => ({
  label: KIND_NAMES[kind],
  target: { on: 'pana', kind },
  pays: kind,
});
const half = (['SP', 'DP', 'TP'] as const).map(
  (kind): GuideLine => ({
    label: KIND_NAMES[kind],
    target: { on: 'digit-and-pana', kind },
    pays: 'SP',
  }),
);
const full = (
  [
    ['SP', 'SP'],
    ['SP', 'DP'],
    ['DP', 'DP'],
    ['SP', 'TP'],
    ['DP', 'TP'],
    ['TP', 'TP'],
  ] as const
).map(
  ([open, close]): GuideLine => ({
    label: {
      id: '{open} and {close}',
      values: { open: { id: open }, close: { id: close } },
    },
    target: { on: 'two-panas', kinds: [open, close] },
    pays: 'SP',
  }),
);

function linesOf({ numbers, panas = [] }: BetTypeRow): readonly GuideLine[] {
  switch (numbers) {
    case 'digit':
    case 'digit-as-jodi':
      return [digit];
    case 'jodi':
      return [jodi];
    case 'pana':
      return panas.map(pana);
    case 'half-sangam-a':
    case 'half-sangam-b':
      return half;
    case 'full-sangam':
      return full;
  }
}

/** The guide of a bet type; undefined for an unknown code. */
export function guideOf(code: string): Guide | undefined {
  const row = betTypeOf(code);
  const definition = definitionOf(code);
  if (!row || !definition) return undefined;
  const example = row.numbers === 'digit-as-jodi' ? 'digit' : row.numbers;
  return { ...definition.guide, lines: linesOf(row), example };
}
