import { numberNames } from '../../../check/game/bet-entries.ts';
import { read } from '../../../check/reader.ts';
import { showsNumber } from '../../../check/reading/bet-records.ts';
import { at, listOf } from '../../../pact/json.ts';
import type { RecordKind } from '../../../pact/provider-states.ts';

/** The numbers that a record of a kind has, in its first sub-bet, or for `bare` in the bet itself. */
const numbersOf: Readonly<Partial<Record<RecordKind, readonly string[]>>> = {
  digit: ['digit'],
  pana: ['pana'],
  jodi: ['jodi'],
  'half-sangam-a': ['open_digit', 'close_pana'],
  'half-sangam-b': ['open_pana', 'close_digit'],
  'full-sangam': ['open_pana', 'close_pana'],
  'bare-digit': ['open_digit'],
  'bare-pana': ['open_pana'],
  'bare-jodi': ['jodi'],
  'bare-half-sangam': ['open_pana', 'close_digit'],
};

function has(value: unknown, name: string): boolean {
  const found = at(value, name);
  return typeof found === 'string' && found !== '';
}

/** Whether a record is of a kind. */
export function isOfKind(record: unknown, kind: RecordKind): boolean {
  const details = at(record, 'bet_details');
  const placed = listOf(at(details, 'placed_bets'));
  if (kind === 'several') return placed.length > 1 && has(placed[0], 'pana');
  if (kind === 'raw-result')
    return String(at(details, 'result_data', 'raw_result')).includes('processed_result');
  const isBare = kind.startsWith('bare');
  const holder = isBare ? details : placed[0];
  return (
    isBare === (placed.length === 0) &&
    numberNames.every((name) => has(holder, name) === numbersOf[kind]?.includes(name))
  );
}

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
