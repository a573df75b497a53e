import { numberNames, numbersIn } from '../../../check/game/bet-entries.ts';
import type { BetRecord } from '../../../check/reader.ts';
import { showsNumber } from '../../../check/reading/bet-records.ts';
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

/** Tells if a record is of a kind. */
export function isOfKind({ bet_details: details }: BetRecord, kind: RecordKind): boolean {
  const { placed_bets: placed, result_data: result } = details;
  if (kind === 'raw-result') return result?.raw_result?.processed_result !== undefined;
  if (kind === 'several') return placed.length > 1 && Boolean(placed[0]?.pana);
  const isBare = kind.startsWith('bare');
  const numbers = numbersIn({ ...(isBare ? details : placed[0]) });
  return (
    isBare === (placed.length === 0) &&
    numberNames.every((name) => Boolean(numbers[name]) === numbersOf[kind]?.includes(name))
  );
}

/** The reason why an unrecognised record of a kind may exist; undefined if nothing suggests it. */
export function hidingCause(kind: RecordKind, records: readonly BetRecord[]): string | undefined {
  // Bets may show their numbers in another form.
  if (kind === 'raw-result') return undefined;
  const hidden = records.filter(({ bet_details: details }) => !showsNumber(details)).length;
  // A few bets may have no number at all.
  return hidden > records.length / 2 ? `${hidden} bets of the history show no number` : undefined;
}
