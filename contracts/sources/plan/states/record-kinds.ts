import { read } from '../../../check/reader.ts';
import { showsNumber } from '../../../check/reading/bet-records.ts';
import { at, listOf } from '../../../pact/json.ts';
import type { RecordKind } from '../../../pact/provider-states.ts';

type Test = (record: unknown) => boolean;

const numbers = ['open_digit', 'close_digit', 'open_pana', 'close_pana', 'pana', 'digit', 'jodi'];
const has = (value: unknown, name: string) => {
  const found = at(value, name);
  return typeof found === 'string' && found !== '';
};

/** Whether an object contains exactly these numbers. */
const hasExactly = (value: unknown, ...names: string[]) =>
  numbers.every((name) => has(value, name) === names.includes(name));

const subBetsOf = (record: unknown) => listOf(at(record, 'bet_details', 'placed_bets'));

/** The first sub-bet contains exactly these numbers. */
const withSubBet =
  (...names: string[]): Test =>
  (record) =>
    subBetsOf(record).length > 0 && hasExactly(subBetsOf(record)[0], ...names);

/** The bet has no sub-bets and contains exactly these numbers. */
const withoutSubBets =
  (...names: string[]): Test =>
  (record) =>
    subBetsOf(record).length === 0 && hasExactly(at(record, 'bet_details'), ...names);

/** Recognises records by kind. */
export const matchesKind: Readonly<Record<RecordKind, Test>> = {
  digit: withSubBet('digit'),
  pana: withSubBet('pana'),
  jodi: withSubBet('jodi'),
  'half-sangam-a': withSubBet('open_digit', 'close_pana'),
  'half-sangam-b': withSubBet('open_pana', 'close_digit'),
  'full-sangam': withSubBet('open_pana', 'close_pana'),
  several: (record) => subBetsOf(record).length > 1 && has(subBetsOf(record)[0], 'pana'),
  'bare-digit': withoutSubBets('open_digit'),
  'bare-pana': withoutSubBets('open_pana'),
  'bare-jodi': withoutSubBets('jodi'),
  'bare-half-sangam': withoutSubBets('open_pana', 'close_digit'),
  'raw-result': (record) =>
    String(at(record, 'bet_details', 'result_data', 'raw_result')).includes('processed_result'),
};

function hidesNumbers(record: unknown): boolean {
  const known = read('bet', record);
  return known !== undefined && !showsNumber(known.bet_details);
}

/** Why a record of a kind may be there without being recognised; undefined if nothing suggests it. */
export function hidingCause(
  kind: RecordKind | undefined,
  records: readonly unknown[],
): string | undefined {
  // Bets may show their numbers otherwise.
  if (kind === 'raw-result') return undefined;
  const hidden = records.filter(hidesNumbers).length;
  // A few bets may have no number at all.
  return hidden > records.length / 2 ? `${hidden} bets of the history show no number` : undefined;
}
