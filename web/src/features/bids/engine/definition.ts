import type { BetTypeConfig } from '@matka/contracts/api/bet-types';
import type { BetPayload } from '@matka/contracts/api/betting';
import type { Session } from '@matka/contracts/api/common';
import type { SuggestionBetTypeId, SuggestionPayloads } from '@matka/contracts/api/suggestions';
import type { Message, PlainText } from '../../../i18n/text.ts';
import type { ScreenId } from '../../../lib/paths.ts';
import type { Hints } from '../rules/hints.ts';
import type { LiveCheck } from '../rules/live-pana.ts';
import type { Bid } from './bids.ts';
import type { Bracket, FieldName, Flag, Form, Inputs } from './form.ts';

/** A numeric text box of the form. */
export interface Field {
  readonly name: FieldName;
  readonly label: PlainText;
  /** Maximum length. */
  readonly length: number;
  readonly hint?: Message;
  /** The check while typing, which may change the text. */
  readonly live?: (typed: string) => LiveCheck;
  /** Panas offered after two digits, computed locally. */
  readonly hints?: Hints;
  /** The message of the first failed rule in the specified order, or undefined. */
  readonly check?: (text: string, limits: BetTypeConfig) => Message | undefined;
  /** One line on how the number looks, below the message of a wrong one. */
  readonly help?: PlainText;
}

interface Choice<Value> {
  readonly label: PlainText;
  readonly items: readonly { readonly value: Value; readonly label: PlainText }[];
}

/** Check boxes; at least one is required. */
export interface Boxes extends Choice<Flag> {
  readonly kind: 'boxes';
  /** Message if nothing is ticked. */
  readonly missing: PlainText;
}

/** Radios; one is always chosen. */
export interface Radios extends Choice<Bracket> {
  readonly kind: 'radios';
}

/** Messages for empty fields; `inputs` defaults to `points`. */
export interface Missing {
  readonly points: PlainText;
  readonly inputs?: PlainText;
}

/** The values of a suggestion request. */
export interface SuggestionContext {
  readonly inputs: Inputs;
  /** Whole points; 0 if none are entered. */
  readonly points: number;
  readonly session: Session;
}

interface SuggestionConfigOf<Id extends SuggestionBetTypeId> {
  /** The bet type id of requests if the bet type itself has none. */
  readonly betTypeId: Id;
  /** Always use `betTypeId`. */
  readonly alwaysOwnId?: true;
  readonly payload: (asked: SuggestionContext) => SuggestionPayloads[Id];
  /** The label of the bid in a combination of the response, or undefined. */
  readonly read: (combination: string) => string | undefined;
  /** Debounce in milliseconds, if not the default of 500. */
  readonly debounceMs?: number;
  /** Message if all inputs are empty. */
  readonly emptyMessage?: PlainText;
  /** The text of a failure, instead of the banner's heading. */
  readonly failureText?: 'errorLoadingSuggestions';
  /** Add Bid requests suggestions again, even if they are loaded (a quirk of Red Bracket). */
  readonly refetchOnAdd?: true;
}

/** How a screen requests suggestions. */
export type SuggestionConfig = {
  [Id in SuggestionBetTypeId]: SuggestionConfigOf<Id>;
}[SuggestionBetTypeId];

interface FieldsEntry {
  readonly fields: readonly Field[];
  readonly missing: Missing;
}

/** Add Bid adds one bid, the texts of the fields joined by a hyphen. */
export interface TypedEntry extends FieldsEntry {
  readonly kind: 'typed';
  /** Suggestions are only displayed; bids do not wait for them. */
  readonly suggestions?: SuggestionConfig;
  /** Keep the points after Add Bid, for entry in series. */
  readonly keepPointsAfterAdd?: true;
}

/** Add Bid adds a bid of each suggestion for the inputs. */
export interface ExpandedEntry extends FieldsEntry {
  readonly kind: 'expanded';
  readonly suggestions: SuggestionConfig;
  readonly options?: Boxes | Radios;
  /** One filled field is enough. */
  readonly anyField?: true;
}

/** A tap adds the entered points to the digit, or to each suggestion for it. */
export interface KeypadEntry {
  readonly kind: 'keypad';
  readonly missing: Missing;
  readonly suggestions?: SuggestionConfig;
}

/** A points field for each digit; every filled one is a bid. */
export interface GridEntry {
  readonly kind: 'grid';
}

export type Entry = TypedEntry | ExpandedEntry | KeypadEntry | GridEntry;

/** A bid screen: everything in which it differs from the others. */
export interface Definition {
  /** Also the name of its file and of its route. */
  readonly id: ScreenId;
  readonly title: PlainText;
  /** An example number for its tile; `_` stands for any digit. */
  readonly tileExample: string;
  /** Texts of its guide. */
  readonly guide: {
    /** The rule in two sentences. */
    readonly rule: PlainText;
    /** How many numbers a bid covers. */
    readonly covers: PlainText;
  };
  /** Heading of the number column of the bid table. */
  readonly column: 'Digit' | 'Jodi' | 'Pana' | 'Sangam';
  readonly entry: Entry;
  /** The payload of POST /betting/ for one or more bids. */
  readonly payload: (bids: readonly Bid[], form: Form) => BetPayload;
  /** Bids store the kind of their pana. */
  readonly hasSeries?: true;
  /** The session of every bid, whatever the Type field says. */
  readonly forcedSession?: Session;
  /** Shows a button that clears the table. */
  readonly hasClearButton?: true;
  /** Message of Continue on an empty table, if not the default. */
  readonly emptyTableMessage?: PlainText;
  /** Continue submits immediately; the confirmation is the receipt. */
  readonly submitsBeforeConfirm?: true;
  /** The balance of a player whose record has no points; 0 by default. */
  readonly fallbackBalance?: number;
  /** Rejects a total that is not positive before submitting. */
  readonly checksAmount?: true;
}

/** The names of the number fields of a form. */
export const fieldNamesOf = (entry: Entry): readonly FieldName[] =>
  'fields' in entry ? entry.fields.map(({ name }) => name) : [];

function optionNamesOf(entry: Entry): readonly (keyof Inputs)[] {
  if (entry.kind !== 'expanded' || !entry.options) return [];
  const { options } = entry;
  return options.kind === 'radios' ? ['bracketType'] : options.items.map(({ value }) => value);
}

/** The names of the number fields and options in the form data of a screen. */
export const inputNamesOf = (entry: Entry): readonly (keyof Inputs)[] => [
  ...fieldNamesOf(entry),
  ...optionNamesOf(entry),
];
