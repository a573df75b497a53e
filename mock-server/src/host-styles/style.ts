import type { Transformer } from './host.ts';
import {
  absent,
  at,
  type Change,
  type Edit,
  each,
  type Fields,
  fieldsIn,
  inOrder,
  isFields,
  type Json,
} from './json.ts';
import { records } from './records.ts';
import { allOf, bodies, type Calls } from './transform.ts';

/** The change of a value, by a word or a function; a function never gets null. */
export type ValueChange =
  | 'drop'
  | 'null'
  | 'empty'
  | 'as text'
  | 'as decimals'
  | 'as number'
  | 'reverse'
  | { set: Json }
  /** Fields of an object, or entries of a list. */
  | { add: Fields | Json[] }
  | { rename: string }
  | ((value: Json) => Json);

/** An endpoint, or the bets or draws in the responses of several. */
export type Target = Calls | 'bet records' | 'draws';

/** A change of the values at some paths of the successes of some endpoints. */
interface ChangedValues {
  endpoint: Target;
  /** `data.*.id`: `*` is each entry of a list or map; the whole body without a path. */
  path?: string | readonly string[];
  change: ValueChange;
}

/** One way of a host. What no change of values says is a transformer, a scenario or a time of the world. */
type Row = {
  sentence: string;
  /** The matter that it decides: two styles with the same contradict each other. */
  decides?: string;
} & (
  | ChangedValues
  | { transform: Transformer }
  | { scenario: string; transform?: Transformer }
  | { now: string }
);

/** Rows by their names. */
export type Rows = Readonly<Record<string, Row>>;

/** A way in which a host differs from the mock. */
export interface HostStyle {
  readonly name: string;
  readonly sentence: string;
  readonly decides?: string;
  /** The verdict that the contract kit has to give on such a host: nothing or a note, a note, or a failure. */
  readonly expect: 'allowed' | 'note' | 'fail';
  readonly transform?: Transformer;
  /** The scenario of its world, if that makes it. */
  readonly scenario?: string;
  /** The time of its world, ISO 8601 with its offset, if that makes it. */
  readonly now?: string;
}

const emptied = (value: Json): Json => {
  if (Array.isArray(value)) return [];
  return isFields(value) ? {} : '';
};

const reversed = (value: Json): Json => {
  if (Array.isArray(value)) return value.toReversed();
  return Object.fromEntries(Object.entries(fieldsIn(value)).toReversed());
};

const words: Readonly<Record<string, Edit>> = {
  drop: () => absent,
  null: () => null,
  empty: (value = null) => emptied(value),
  'as text': String,
  'as decimals': (value) => Number(value).toFixed(2),
  'as number': Number,
  reverse: (value = null) => reversed(value),
};

function added(value: Json, more: Fields | Json[]): Json {
  if (Array.isArray(value)) return Array.isArray(more) ? [...value, ...more] : value;
  return isFields(value) && !Array.isArray(more) ? { ...value, ...more } : value;
}

function renamed(path: string, name: string): Change {
  const cut = path.lastIndexOf('.');
  const old = path.slice(cut + 1);
  return each(path.slice(0, Math.max(0, cut)), (holder) => {
    const { [old]: value, ...others } = fieldsIn(holder);
    return value === undefined ? holder : { ...others, [name]: value };
  });
}

/** The change of a body that a change of values makes at a path. */
export function changeAt(path: string, change: ValueChange): Change {
  if (typeof change === 'object' && 'rename' in change) return renamed(path, change.rename);
  const edit = editOf(change);
  return at(path, (value) => {
    if (value === undefined) return absent;
    return value === null && change !== 'drop' ? null : edit(value);
  });
}

function editOf(change: Exclude<ValueChange, { rename: string }>): Edit {
  if (typeof change === 'function') return (value = null) => change(value);
  if (typeof change === 'string') return words[change] ?? ((value = null) => value);
  if ('set' in change) return () => change.set;
  return (value = null) => added(value, change.add);
}

/** The draws of lists of markets, charts and results of a day. */
const drawPlaces = ['*', 'calendar_weeks.*.*', 'days.*', 'markets.*.*'];

function transformerOf({ endpoint, path = '', change }: ChangedValues): Transformer {
  const paths = [path].flat();
  const apply = (more: readonly string[]) => inOrder(...more.map((each) => changeAt(each, change)));
  if (endpoint === 'bet records') return records((record) => fieldsIn(apply(paths)(record)));
  if (endpoint !== 'draws') return bodies(endpoint, apply(paths));
  const places = drawPlaces.flatMap((place) => paths.map((own) => `${place}.${own}`));
  return bodies(['markets', 'results'], apply(places));
}

/** The host styles of rows, in their order. */
export const stylesOf = (rows: Rows, expect: HostStyle['expect'] = 'allowed'): HostStyle[] =>
  Object.entries(rows).map(([name, row]) => ({
    name,
    expect,
    ...row,
    ...('change' in row && { transform: transformerOf(row) }),
  }));

/** A host with several styles, applied in the order of the list. */
export const styledHost = (styles: readonly HostStyle[]): Transformer =>
  allOf(...styles.flatMap(({ transform }) => transform ?? []));
