import type { Session } from '@matka/contracts/api/common';

/** The text boxes of the bid forms, by the names of the form data. */
const fieldNames = [
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

/** What stands in each text box; a box that a screen does not have is empty. */
export type Inputs = Readonly<Record<FieldName, string>>;

export const emptyInputs: Inputs = Object.fromEntries(
  fieldNames.map((name) => [name, '']),
) as Record<FieldName, string>;

/** The digits in the order of keypad and grid. */
export const digitKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/** Boxes and radios of the option screens. */
export type Option = 'SP' | 'DP' | 'TP' | 'odd' | 'even' | 'half' | 'full';

/** What the player has filled in and not yet made a bid of. */
export interface Form {
  /** Open or close; empty until the player chooses, where nothing is preselected. */
  readonly type: Session | '';
  /** Digits, five at most. */
  readonly points: string;
  readonly inputs: Inputs;
  readonly options: readonly Option[];
  /** Multi-digit: the points of each digit that has any text. */
  readonly cells: Readonly<Record<string, string>>;
}
