import type { BetTypeCode } from '@matka/contracts/api/bet-types';
import type { BetPayload } from '@matka/contracts/api/betting';
import type { Session } from '@matka/contracts/api/common';
import type { SuggestionBetTypeId, SuggestionPayloads } from '@matka/contracts/api/suggestions';
import type { BetTypeConfig } from '@matka/contracts/decoders/bet-types';
import type { Hints } from '../rules/hints.ts';
import type { LiveCheck } from '../rules/live-pana.ts';
import type { Bid } from './bids.ts';
import type { Bracket, FieldName, Flag, Form, Inputs } from './form.ts';
import type { ScreenId } from './screen-id.ts';

/** A numeric text box of the form. */
export interface Field {
  readonly name: FieldName;
  readonly label: string;
  /** Characters it takes. */
  readonly length: number;
  readonly hint?: string;
  /** The rule that holds while typing. */
  readonly live?: (typed: string) => LiveCheck;
  /** Panas offered on the device after two digits. */
  readonly hints?: Hints;
}

interface Choice<Value> {
  readonly label: string;
  readonly items: readonly { readonly value: Value; readonly label: string }[];
}

/** Boxes of which at least one has to be ticked. */
export interface Boxes extends Choice<Flag> {
  readonly kind: 'boxes';
  /** Said when nothing is ticked. */
  readonly missing: string;
}

/** Radios of which one always is chosen. */
export interface Radios extends Choice<Bracket> {
  readonly kind: 'radios';
}

/** What the screen says when something is left empty; `inputs` as for the points unless it is given. */
export interface Missing {
  readonly points: string;
  readonly inputs?: string;
}

/** What a question for suggestions is made of. */
export interface SuggestionContext {
  readonly inputs: Inputs;
  /** Whole points; 0 when none are entered. */
  readonly points: number;
  readonly session: Session;
}

interface SuggestionConfigOf<Id extends SuggestionBetTypeId> {
  /** Asked for under the id of the bet type, under this one where it has none. */
  readonly betTypeId: Id;
  /** Asked for under `betTypeId` whatever the bet type says. */
  readonly alwaysOwnId?: true;
  readonly payload: (asked: SuggestionContext) => SuggestionPayloads[Id];
  /** The label of a bid in one combination of the answer; nothing when it holds none. */
  readonly read: (combination: string) => string | undefined;
  /** Milliseconds after the last change, where not the usual 500. */
  readonly debounceMs?: number;
  /** Said when they are asked for with nothing filled in. */
  readonly emptyMessage?: string;
  /** Stands before the message of a failure in place of the banner's heading. */
  readonly failurePrefix?: string;
  /** Add Bid asks anew even when the answer is there (a quirk of Red Bracket). */
  readonly refetchOnAdd?: true;
}

/** Which question a screen puts to the host. */
export type SuggestionConfig = {
  [Id in SuggestionBetTypeId]: SuggestionConfigOf<Id>;
}[SuggestionBetTypeId];

interface FieldsEntry {
  readonly fields: readonly Field[];
  readonly missing: Missing;
  /** Why the inputs cannot be bet on, the first reason in the specified order, or nothing. */
  readonly check: (inputs: Inputs, limits: BetTypeConfig) => string | undefined;
}

/** Add Bid makes one bid of the fields: their texts joined by a hyphen. */
export interface TypedEntry extends FieldsEntry {
  readonly kind: 'typed';
  /** The answer is only shown; a bid never waits for it. */
  readonly suggestions?: SuggestionConfig;
  /** The points stay after Add Bid, for entry in series. */
  readonly keepPointsAfterAdd?: true;
}

/** Add Bid makes a bid of each combination that the host suggests for the inputs. */
export interface ExpandedEntry extends FieldsEntry {
  readonly kind: 'expanded';
  readonly suggestions: SuggestionConfig;
  readonly options?: Boxes | Radios;
  /** One filled field is enough. */
  readonly anyField?: true;
}

/** A tap puts the entered points on the digit, or on each bid that the host suggests for it. */
export interface KeypadEntry {
  readonly kind: 'keypad';
  readonly missing: Missing;
  readonly suggestions?: SuggestionConfig;
}

/** A points box for each digit; every filled one is a bid. */
export interface GridEntry {
  readonly kind: 'grid';
}

export type Entry = TypedEntry | ExpandedEntry | KeypadEntry | GridEntry;

/** One bid screen. Everything that sets it apart from the other 23. */
export interface Definition {
  /** Also the name of its file and of its route. */
  readonly id: ScreenId;
  /** The bet type codes that open it. */
  readonly codes: readonly BetTypeCode[];
  readonly title: string;
  /** Heading of the number column of the bid table. */
  readonly column: 'Digit' | 'Jodi' | 'Pana' | 'Sangam';
  readonly entry: Entry;
  /** The payload of POST /betting/ for bids of which there is at least one. */
  readonly payload: (bids: readonly Bid[], form: Form) => BetPayload;
  /** Each bid remembers the kind of its pana. */
  readonly hasSeries?: true;
  /** Every bid is of this type, whatever the Type dropdown says. */
  readonly forcedSession?: Session;
  /** An action empties the whole table. */
  readonly hasClearButton?: true;
  /** Said by Continue with an empty table, where not the usual text. */
  readonly emptyTableMessage?: string;
  /** Continue sends at once and the confirmation is the receipt. */
  readonly submitsBeforeConfirm?: true;
  /** Sent in place of the bet type's own id, by its code. */
  readonly forcedIds?: Partial<Record<BetTypeCode, number>>;
  /** Sent when the bet type has no id. */
  readonly fallbackId?: number;
  /** The balance of a player whose record has no points; 0 where absent. */
  readonly fallbackBalance?: number;
  /** A total that is no positive number is refused before anything is sent. */
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

/** The names under which the form data of a screen holds its number fields and options. */
export const inputNamesOf = (entry: Entry): readonly (keyof Inputs)[] => [
  ...fieldNamesOf(entry),
  ...optionNamesOf(entry),
];
