import { BettingResponse } from '@matka/contracts/api/betting';
import { Pagination } from '@matka/contracts/api/common';
import { BetRecord, HistoryResponse, PlacedBet } from '@matka/contracts/api/history';
import { Market } from '@matka/contracts/api/markets';
import { PayoutResponse } from '@matka/contracts/api/payouts';
import { ChartDay, ResultsResponse } from '@matka/contracts/api/results';
import { Combinations, SuggestionResponse } from '@matka/contracts/api/suggestions';
import { schemaOf, variantsOf, withoutNull } from '@matka/contracts/reading/json-schema';
import { changeAt } from '../../src/host-styles/change.ts';
import { type Change, each, isFields, type Json } from '../../src/host-styles/json.ts';
import type { Place } from './declared.ts';

/** A way to break a declared value. */
export interface Operator {
  name: string;
  /** Tells if a place has a value to break. */
  applies: (place: Place) => boolean;
  change: (path: string) => Change;
}

const isNumeral = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));

const isMember = ({ place }: Place) => typeof place.at(-1) === 'string';

const { bet_details: details, calculated_values: values, timestamps } = BetRecord.properties;
const { calendar_weeks: weeks } = ResultsResponse.properties;
const { suggestions } = SuggestionResponse.properties;
const [listed, keyed] = Combinations.anyOf;
const suggestedLists = [listed, keyed.properties.jodis, suggestions.properties.jodis];
const suggested: ReadonlySet<object> = new Set(suggestedLists.map(({ items }) => items));

/**
 * The fields whose values a host cannot choose: they follow from the request, from other values or from the rules of
 * the game.
 */
const bound: ReadonlySet<object> = new Set(
  [
    ...Object.values(BettingResponse.properties.user_balance.properties),
    details.properties.amount,
    details.properties.before_amount,
    details.properties.bet_status,
    details.properties.bet_type,
    details.properties.placed_bets,
    ...Object.values(values.properties),
    timestamps.properties.created_at,
    PlacedBet.properties.points,
    PlacedBet.properties.bet_type,
    Market.properties.current_status_name,
    ...Object.values(Pagination.properties),
    HistoryResponse.properties.data,
    PayoutResponse.properties.data,
    weeks,
    weeks.items,
    ChartDay.properties.date,
    ChartDay.properties.has_result,
    suggestions.properties.combinations,
    ...suggestedLists,
  ].map((schema) => withoutNull(schemaOf(schema))),
);

const isBound = ({ schema }: Place) => bound.has(schema);
const isBoundList = (one: Place) =>
  isBound(one) && [one.schema, ...variantsOf(one.schema)].some(({ type }) => type === 'array');

const onValues = (
  name: string,
  applies: Operator['applies'],
  change: (value: Json) => Json,
): Operator => ({ name, applies, change: (path) => each(path, change) });

function retyped(value: Json): Json {
  if (value === null) return value;
  if (typeof value === 'string') return isNumeral(value) ? Number(value) : { value };
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

const isDate = ({ schema }: Place) => schema.format === 'date-time' || schema['x-read'] === 'day';

/** Panas, jodis and digits, alone or among suggestions. */
const isNumber = ({ schema }: Place) =>
  schema.pattern?.startsWith('^[0-9]') || suggested.has(schema);

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
  onValues('leading zero lost', isNumber, (value) =>
    /^0\d+$/.test(String(value)) ? String(Number(value)) : value,
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

/** Operators that leave a value out: a host may leave out optional values. */
export const leavingOut: readonly string[] = ['dropped', 'null', 'renamed', 'emptied'];
