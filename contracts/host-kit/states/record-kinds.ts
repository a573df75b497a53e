import { type BetRecord, betRecord } from '../../decoders/history.ts';
import { decode } from '../../decoding/decode.ts';
import { at, listOf } from '../../pact/json.ts';
import type { RecordKind } from '../../pact/provider-states.ts';
import { showsNumber } from '../rules/history.ts';

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
  const read: BetRecord | undefined = decode(betRecord, record);
  return read !== undefined && !showsNumber(read.bet_details);
}

/** How many decided bets show what a host tells of one. */
const enoughDecided = 15;

/** Why a record of a kind may be there without being recognised; undefined if nothing suggests it. */
export function hidingCause(
  kind: RecordKind | undefined,
  records: readonly unknown[],
): string | undefined {
  const details = records.map((record) => at(record, 'bet_details'));
  if (kind === 'raw-result') {
    const decided = details.filter((one) => /won|lost/i.test(String(at(one, 'bet_status'))));
    const told = decided.some((one) => at(one, 'result_data', 'raw_result') != null);
    // A few decided bets may tell their numbers otherwise.
    return decided.length >= enoughDecided && !told
      ? 'no bet that is decided has a raw result'
      : undefined;
  }
  const hidden = records.filter(hidesNumbers).length;
  // A few bets may have no number at all.
  return hidden > records.length / 2 ? `${hidden} bets of the history show no number` : undefined;
}
