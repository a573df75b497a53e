import type { RecordKind } from '../../pact/provider-states.ts';
import { at, listOf } from './lookup.ts';

type Test = (record: unknown) => boolean;

const numbers = ['open_digit', 'close_digit', 'open_pana', 'close_pana', 'pana', 'digit', 'jodi'];
const has = (value: unknown, name: string) => typeof at(value, name) === 'string';

/** Whether something holds exactly these numbers. */
const hasExactly = (value: unknown, ...names: string[]) =>
  numbers.every((name) => has(value, name) === names.includes(name));

const placedOf = (record: unknown) => listOf(at(record, 'bet_details', 'placed_bets'));

/** The first sub-bet holds exactly these numbers. */
const placed =
  (...names: string[]): Test =>
  (record) =>
    placedOf(record).length > 0 && hasExactly(placedOf(record)[0], ...names);

/** No sub-bets; the bet itself holds exactly these numbers. */
const bare =
  (...names: string[]): Test =>
  (record) =>
    placedOf(record).length === 0 && hasExactly(at(record, 'bet_details'), ...names);

/** How a record of each kind is known again. */
export const matchesKind: Readonly<Record<RecordKind, Test>> = {
  digit: placed('digit'),
  pana: placed('pana'),
  jodi: placed('jodi'),
  'half-sangam-a': placed('open_digit', 'close_pana'),
  'half-sangam-b': placed('open_pana', 'close_digit'),
  'full-sangam': placed('open_pana', 'close_pana'),
  several: (record) => placedOf(record).length > 1 && has(placedOf(record)[0], 'pana'),
  'bare-digit': bare('open_digit'),
  'bare-pana': bare('open_pana'),
  'bare-jodi': bare('jodi'),
  'bare-half-sangam': bare('open_pana', 'close_digit'),
  'raw-result': (record) =>
    String(at(record, 'bet_details', 'result_data', 'raw_result')).includes('processed_result'),
};
