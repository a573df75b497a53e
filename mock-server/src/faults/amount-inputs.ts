import type { FaultRule } from '../worlds/fault-rule.ts';
import { brokenConnection, type MagicRow, noAnswerFor, status } from './magic-input.ts';

const row = (amount: number, clause: string, says: string, rule: FaultRule): MagicRow => ({
  clause,
  says: `betting: ${says}`,
  trigger: { kind: 'amount', amount },
  rule,
});

/** Failures of a submission: so many points in all. None of them but the last places a bet. */
export const bettingRows: readonly MagicRow[] = [
  row(9907, 'ERRB-07', '409 without text', status(409, {})),
  row(9909, 'ERRB-09', 'no answer in time', noAnswerFor(15)),
  row(9910, 'ERRB-10', 'the connection breaks', brokenConnection),
  row(9911, 'ERRB-11', 'insufficient funds', status(400, { error: 'Insufficient funds' })),
  row(9912, 'ERRB-12', 'validation', status(400, { error: 'Validation error' })),
  row(9913, 'ERRB-13', 'unauthorized', status(400, { error: 'Unauthorized' })),
  row(9914, 'ERRB-14', 'forbidden', status(403, { error: 'Forbidden' })),
  row(9915, 'ERRB-15', 'not found', status(404, { error: 'Not found' })),
  row(9916, 'ERRB-16', 'server error', status(500, { error: 'Server error' })),
  row(9917, 'ERRB-17', 'any other error', status(400, { error: 'The market is being settled' })),
  row(9918, 'ERRB-18', 'message', status(400, { message: 'Please play again tomorrow.' })),
  row(9919, 'API-27', 'the bet is placed, the answer is lost', {
    effect: 'reset',
    when: 'after-commit',
  }),
];
