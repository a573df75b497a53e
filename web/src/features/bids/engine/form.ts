import type { BetPayloads } from '@matka/contracts/api/betting';
import type { Session } from '@matka/contracts/api/common';
import type { PanaKind } from '@matka/contracts/api/suggestions';

export const fieldNames = [
  'singleDigit',
  'jodiDigit',
  'singlePana',
  'doublePana',
  'triplePana',
  'spMotor',
  'dpMotor',
  'groupJodi',
  'twoDigit',
  'penalGroup',
  'leftDigit',
  'middleDigit',
  'rightDigit',
  'openDigit',
  'closeDigit',
  'openPana',
  'closePana',
] as const;

export type FieldName = (typeof fieldNames)[number];

export type Flag = PanaKind | 'odd' | 'even';

export type Bracket = BetPayloads[11]['mode'];

export interface Inputs
  extends Readonly<Record<FieldName, string>>,
    Readonly<Record<Flag, boolean>> {
  readonly bracketType: Bracket;
}

/** The digits in the order of keypad and grid. */
export const digitKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/** The form of a screen, with the inputs that it has. */
export interface Form extends Partial<Inputs> {
  /** Open or close; empty until chosen, if nothing is preselected. */
  readonly type: Session | '';
  readonly points: string;
  /** Multi-digit: the points of each digit with any text. */
  readonly cells?: Readonly<Record<string, string>>;
}

const blank: Inputs = {
  ...(Object.fromEntries(fieldNames.map((name) => [name, ''])) as Record<FieldName, string>),
  SP: false,
  DP: false,
  TP: false,
  odd: false,
  even: false,
  bracketType: 'half',
};

/** Every input of a form; those that the screen lacks have their blank values. */
export const inputsOf = (form: Form): Inputs => ({ ...blank, ...form });

export const blankInputs = (names: readonly (keyof Inputs)[]): Partial<Inputs> =>
  Object.fromEntries(names.map((name) => [name, blank[name]]));
