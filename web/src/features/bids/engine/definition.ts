import type { BetTypeConfig } from '@matka/contracts/api/bet-types';
import type { BetPayload } from '@matka/contracts/api/betting';
import type { Session } from '@matka/contracts/api/common';
import type { SuggestionBetTypeId, SuggestionPayloads } from '@matka/contracts/api/suggestions';
import type { NumberKind } from '@matka/contracts/bet-types';
import type { Message, PlainText } from '../../../i18n/text.ts';
import type { ScreenId } from '../../../lib/paths.ts';
import type { Hints, LiveCheck } from '../rules/pana.ts';
import type { Bid } from './bids.ts';
import type { Bracket, FieldName, Flag, Form, Inputs } from './form.ts';

export interface Field {
  readonly name: FieldName;
  readonly label: PlainText;
  readonly length: number;
  readonly hint?: Message;
  /** The check while typing, which may change the text. */
  readonly live?: (typed: string) => LiveCheck;
  /** Panas that are offered after two digits, computed locally. */
  readonly hints?: Hints;
  /** The message of the first failed rule in the specified order, or undefined. */
  readonly check?: (text: string, limits: BetTypeConfig) => Message | undefined;
  /** One line on the format of the number, below the message of an invalid one. */
  readonly help?: PlainText;
}

/** Check boxes; at least one is required. */
export interface Boxes {
  readonly kind: 'boxes';
  readonly label: PlainText;
  readonly items: readonly { readonly value: Flag; readonly label: PlainText }[];
  readonly missing: PlainText;
}

/** Radios; one is always chosen. */
export interface Radios {
  readonly kind: 'radios';
  readonly label: PlainText;
  readonly items: readonly { readonly value: Bracket; readonly label: PlainText }[];
}

export interface SuggestionContext {
  readonly inputs: Inputs;
  /** Whole points; 0 if none are entered. */
  readonly points: number;
  readonly session: Session;
}

interface SuggestionConfigOf<Id extends SuggestionBetTypeId> {
  /** The bet type id of requests if the bet type itself has none. */
  readonly betTypeId: Id;
  /** Requests always have that id, not the id of the bet type. */
  readonly ignoresHostId?: true;
  readonly payload: (asked: SuggestionContext) => SuggestionPayloads[Id];
  /** The number in a combination of the response, or undefined; by default the combination itself. */
  readonly read?: (combination: string) => string | undefined;
  /** Debounce in milliseconds, if not the default of 500. */
  readonly debounceMs?: number;
  /** The text of a failure, instead of the banner's heading. */
  readonly failureText?: 'Error loading suggestions: {text}';
  /** Add Bid requests suggestions again, even if they are loaded (a quirk of Red Bracket). */
  readonly refetchOnAdd?: true;
}

export type SuggestionConfig = {
  [Id in SuggestionBetTypeId]: SuggestionConfigOf<Id>;
}[SuggestionBetTypeId];

export interface Entry {
  /**
   * - `typed`: Add Bid adds one bid, the texts of the fields joined by a hyphen.
   * - `expanded`: Add Bid adds a bid of each suggestion for the inputs.
   * - `keypad`: a tap adds the entered points to the digit, or to each suggestion for it.
   * - `grid`: a points field for each digit; every filled one is a bid.
   */
  readonly kind: 'typed' | 'expanded' | 'keypad' | 'grid';
  /** The number fields; none on a keypad, in a grid, and where options choose the numbers. */
  readonly fields: readonly Field[];
  readonly options?: Boxes | Radios;
  /** One filled field is enough. */
  readonly anyField?: true;
  /** Message for empty fields and points, if not the default. */
  readonly missing?: PlainText;
  /** Message for an empty number, if it differs from the message for empty points. */
  readonly missingNumber?: PlainText;
  /** Suggestions of a typed entry are only displayed; bids do not wait for them. */
  readonly suggestions?: SuggestionConfig;
  /** The player may tap the numbers on a board of all jodis. */
  readonly board?: true;
}

/** Tells if bids are added by Add Bid, from a form. */
export const hasForm = ({ kind }: Entry): boolean => kind === 'typed' || kind === 'expanded';

/** A bid screen: everything that differs from the other bid screens. */
export interface Definition {
  /** Also the name of its file and of its route. */
  readonly id: ScreenId;
  readonly title: PlainText;
  /** An example number for its tile; `_` stands for any digit. */
  readonly tileExample: string;
  readonly guide: {
    /** The rule in two sentences. */
    readonly rule: PlainText;
  };
  readonly numbers: NumberKind;
  readonly entry: Entry;
  /** The payload of POST /betting/ for one or more bids, if it is not the usual list of bets. */
  readonly payload?: (bids: readonly Bid[], form: Form) => BetPayload;
  readonly hasSeries?: true;
  /** The session of every bid, regardless of the Type field. */
  readonly forcedSession?: Session;
  readonly hasClearButton?: true;
  readonly emptyTableMessage?: PlainText;
  /** Continue submits immediately; the confirmation is the receipt. */
  readonly submitsBeforeConfirm?: true;
  /** The balance of a player whose record has no points; 0 by default. */
  readonly fallbackBalance?: number;
  /** Rejects a total that is not positive before submitting. */
  readonly checksAmount?: true;
}

/** The names of the number fields of a form. */
export const fieldNamesOf = ({ fields }: Entry): readonly FieldName[] =>
  fields.map(({ name }) => name);

/** The names of the number fields and options in the form data of a screen. */
export function inputNamesOf(entry: Entry): readonly (keyof Inputs)[] {
  const { options } = entry;
  const boxes = options?.kind === 'boxes' ? options.items.map(({ value }) => value) : [];
  return [
    ...fieldNamesOf(entry),
    ...boxes,
    ...(options?.kind === 'radios' ? (['bracketType'] as const) : []),
  ];
}
