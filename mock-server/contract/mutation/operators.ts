import type { Kind } from '@matka/contracts/decoding/kinds';
import { fieldsOf } from '@matka/contracts/decoding/walk';
import { type Change, dayLater, emptied, next, oneMore, retyped, reversed } from './changes.ts';
import type { Edit } from './edit-places.ts';

/** A way to break what a decoder names. */
export interface FieldOperator {
  /** Whether it can break a value of this kind. */
  applies: (kind: Kind, place: string) => boolean;
  /** Creates the edit; `values` are those that the host has at the place. */
  edit: (values: () => readonly unknown[]) => Edit;
}

const anywhere = () => true;
const isRow = (place: string) => /(\.\*|\[\*\])$/.test(place);
const isNamed = (place: string) => place !== '$' && !isRow(place);

/** An edit of a value alone, whatever holds it. */
const changed =
  (change: Change): Edit =>
  (container, key) => {
    const made = change(container[key]);
    if (!made) return false;
    container[key] = made.value;
    return true;
  };

const onValues = (applies: FieldOperator['applies'], change: Change): FieldOperator => ({
  applies,
  edit: () => changed(change),
});

/** Whether a date tells the order of the rows of a list. */
const hasOrder = (kind: Kind): boolean => fieldsOf(kind).some(({ field }) => isDate(field.kind));

const onRows = (
  change: (rows: readonly unknown[]) => unknown[] | undefined,
  applies: (kind: Kind) => boolean = anywhere,
): FieldOperator =>
  onValues(
    (kind) => kind.kind === 'list' && kind.implied === true && applies(kind),
    (value) => {
      const rows = Array.isArray(value) ? change(value) : undefined;
      return rows && { value: rows };
    },
  );

const isEnumeration = (kind: Kind): boolean =>
  kind.implied === true &&
  (kind.kind === 'flag' || kind.kind === 'word' || (kind.kind === 'text' && !isDate(kind)));

const isDate = (kind: Kind): boolean =>
  kind.kind === 'text' && kind.implied === true && (kind.form === 'timestamp' || !!kind.pattern);

/** Whether a host may have nothing to say: a list of its own, or an entity without a field that it is to send. */
const mayBeEmpty = (kind: Kind): boolean =>
  (kind.kind === 'list' && !kind.implied) ||
  (kind.kind === 'entity' &&
    Object.values(kind.fields).every(({ presence }) => presence === 'optional'));

/** The operators on what the decoders name, as the score prints them. */
export const fieldOperators = {
  dropped: {
    applies: (_, place) => isNamed(place),
    edit: () => (container, key) => delete container[key],
  },
  null: onValues(anywhere, (value) => (value == null ? undefined : { value: null })),
  retyped: onValues(anywhere, retyped),
  renamed: {
    applies: (_, place) => isNamed(place),
    edit: () => (container, key) => {
      container[`${key}_`] = container[key];
      return delete container[key];
    },
  },
  emptied: onValues((kind) => !mayBeEmpty(kind), emptied),
  'enumeration swapped': {
    applies: isEnumeration,
    edit: (values) => changed(next(values())),
  },
  'date shifted': onValues(isDate, dayLater),
  'leading zero lost': onValues(
    (kind) => kind.kind === 'text',
    (value) => (/^0\d+$/.test(String(value)) ? { value: String(Number(value)) } : undefined),
  ),
  'total off': onValues((kind) => kind.kind === 'number' && kind.implied === true, oneMore),
  'order reversed': onRows(reversed, hasOrder),
  'row doubled': onRows((rows) => (rows.length > 0 ? [...rows, rows[0]] : undefined)),
  'one row of many': onRows((rows) => (rows.length > 1 ? rows.slice(0, 1) : undefined)),
} as const satisfies Record<string, FieldOperator>;

export type FieldOperatorName = keyof typeof fieldOperators;

/** The names of all operators. */
export const operatorNames = [
  ...(Object.keys(fieldOperators) as FieldOperatorName[]),
  'page ignored',
  'filter ignored',
  'status class changed',
  'header changed',
  'double encoding',
] as const;

export type OperatorName = (typeof operatorNames)[number];
