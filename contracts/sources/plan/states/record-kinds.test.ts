import { expect, it } from 'vitest';
import { type BetRecord, read } from '../../../check/reader.ts';
import { record as sent } from '../../../check/test-support.ts';
import type { RecordKind } from '../../../pact/provider-states.ts';
import { hidingCause, isOfKind } from './record-kinds.ts';

function record(details: object = {}): BetRecord {
  const known = read('bet', sent({ details }));
  if (!known) throw new Error('The client cannot read this bet.');
  return known;
}
const withBets = (...placed_bets: readonly object[]) => record({ placed_bets });
const bare = (numbers: object) => record({ placed_bets: [], ...numbers });
const records = {
  digit: withBets({ digit: '7' }),
  pana: withBets({ pana: '128' }),
  jodi: withBets({ jodi: '05' }),
  'half-sangam-a': withBets({ open_digit: '5', close_pana: '128' }),
  'half-sangam-b': withBets({ open_pana: '128', close_digit: '5' }),
  'full-sangam': withBets({ open_pana: '128', close_pana: '128' }),
  'bare-digit': bare({ open_digit: '5' }),
  'bare-pana': bare({ open_pana: '128' }),
  'bare-jodi': bare({ jodi: '05' }),
  'bare-half-sangam': bare({ open_pana: '128', close_digit: '5' }),
  'raw-result': bare({ result_data: { raw_result: "{'processed_result': {'digits': ['1']}}" } }),
  several: withBets({ pana: '128' }, { pana: '129' }),
} as const;

it('a record belongs to one kind only', () => {
  for (const [name, one] of Object.entries(records)) {
    const kinds = (Object.keys(records) as RecordKind[]).filter((kind) => isOfKind(one, kind));
    expect(kinds).toEqual(name === 'several' ? ['pana', 'several'] : [name]);
  }
  expect(isOfKind(withBets({ digit: '1' }, { digit: '2' }), 'several')).toBe(false);
  expect(isOfKind(withBets({ digit: '' }), 'digit')).toBe(false);
});

it('a kind of record cannot be ruled out where most bets show no number', () => {
  const shown = record();
  const hidden = bare({});
  expect(hidingCause('digit', [shown, hidden])).toBeUndefined();
  expect(hidingCause('digit', [shown, hidden, hidden])).toBe(
    '2 bets of the history show no number',
  );
});
