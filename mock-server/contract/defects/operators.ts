import { type Change, each, isFields, type Json } from '../../src/host-styles/json.ts';
import { changeAt } from '../../src/host-styles/style.ts';
import type { Place } from './declared.ts';

/** A way to break what a declaration names. */
export interface Operator {
  name: string;
  /** Tells if there is something to break at a place. */
  applies: (place: Place) => boolean;
  change: (path: string) => Change;
}

const isNumeral = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));

const isRow = ({ place }: Place) => /(\.\*|\[\*\])$/.test(place);
const isMember = (one: Place) => one.place !== '$' && !isRow(one);

/**
 * The places whose values a host is not free to choose: they follow from the request, from other values or from the
 * rules of the game.
 */
const bound =
  /(_balance|\.amount|before_amount|win_amount|net_profit|\]\.points|current_status_name|bet_status|created_at|has_\w+|current_page|total_pages|bet_details\.bet_type|placed_bets\[\*\]\.bet_type|placed_bets|combinations|jodis|calendar_weeks(\[\*\]){0,2}(\.date)?)$/;

const isBound = ({ place }: Place) => bound.test(place);
const isBoundList = (one: Place) =>
  one.place === '$.data' ||
  (isBound(one) && /(s|\[\*\])$/.test(one.place) && !one.place.includes('raw_result'));

const onValues = (
  name: string,
  applies: Operator['applies'],
  change: (value: Json) => Json,
): Operator => ({ name, applies, change: (path) => each(path, change) });

function retyped(value: Json): Json {
  if (value === null) return value;
  if (typeof value === 'string') return isNumeral(value) ? Number(value) : { value };
  if (typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : [value];
}

function emptied(value: Json): Json {
  if (typeof value === 'string') return '';
  if (Array.isArray(value)) return [];
  return isFields(value) ? {} : value;
}

const successors: Readonly<Record<string, string>> = {
  PENDING: 'lost',
  lost: 'won',
  won: 'lost',
  open: 'close',
  close: 'open',
  'Running now': 'Closed for today',
  'Running for close': 'Running now',
  'Closed for today': 'Running now',
};

const swapped = (value: Json): Json => {
  if (typeof value === 'boolean') return !value;
  return typeof value === 'string' ? (successors[value] ?? value) : value;
};

const isDate = ({ place }: Place) => /(created_at|\.date)$/.test(place);

const dayLater = (value: Json): Json =>
  String(value).replace(/^\d{4}-\d\d-\d\d/, (day) =>
    new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10),
  );

/** `20/11/2026, 12:00`, as people write it. */
const forPeople = (value: Json): Json =>
  String(value).replace(/^(\d{4})-(\d\d)-(\d\d)(T(\d\d:\d\d).*)?$/, (_, y, m, d, _t, time) =>
    time ? `${d}/${m}/${y}, ${time}` : `${d}/${m}/${y}`,
  );

function oneMore(value: Json): Json {
  if (typeof value === 'number') return value + 1;
  return typeof value === 'string' && isNumeral(value) ? String(Number(value) + 1) : value;
}

const ofRows = (name: string, change: (rows: Json[]) => Json[]): Operator =>
  onValues(name, isBoundList, (value) => (Array.isArray(value) ? change(value) : value));

const renamed = (path: string): Change => changeAt(path, { rename: `${path.split('.').at(-1)}_` });

/** The operators on the places of a declaration. */
export const placeOperators: readonly Operator[] = [
  { name: 'dropped', applies: isMember, change: (path) => changeAt(path, 'drop') },
  onValues(
    'null',
    () => true,
    () => null,
  ),
  onValues('retyped', () => true, retyped),
  { name: 'renamed', applies: isMember, change: renamed },
  onValues('emptied', () => true, emptied),
  onValues('swapped', isBound, swapped),
  onValues('date shifted', (one) => isDate(one) && isBound(one), dayLater),
  onValues('date for people', isDate, forPeople),
  onValues(
    'leading zero lost',
    ({ place }) => /(pana|digit|jodi|combinations\[\*\]|jodis\[\*\])$/.test(place),
    (value) => (/^0\d+$/.test(String(value)) ? String(Number(value)) : value),
  ),
  onValues('one more', isBound, oneMore),
  ofRows('order reversed', (rows) => rows.toReversed()),
  ofRows('row doubled', (rows) => [...rows, ...rows.slice(0, 1)]),
  ofRows('one row of many', (rows) => rows.slice(0, 1)),
];

/** Operators whose responses contradict others of the same host. */
export const contradicting: readonly string[] = [
  'status 500',
  'swapped',
  'date shifted',
  'one more',
  'order reversed',
  'row doubled',
  'one row of many',
];

/** Operators that leave something out: of what is optional, a host may. */
export const leavingOut: readonly string[] = ['dropped', 'null', 'renamed', 'emptied'];
