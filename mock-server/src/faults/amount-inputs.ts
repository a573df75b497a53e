import type { FaultRule } from '../worlds/fault-rule.ts';
import { brokenConnection, type MagicInput, noResponseFor, status } from './magic-input.ts';

const amountInput = (
  amount: number,
  requirement: string,
  description: string,
  rule: FaultRule,
): MagicInput => ({
  requirement,
  description: `betting: ${description}`,
  trigger: { kind: 'amount', amount },
  rule,
});

/** Failures of POST /betting/ by the total amount. Only the last one places a bet. */
export const amountInputs: readonly MagicInput[] = [
  amountInput(9907, 'ERRB-07', '409 without text', status(409, {})),
  amountInput(9909, 'ERRB-09', 'no response in time', noResponseFor(15)),
  amountInput(9910, 'ERRB-10', 'the connection breaks', brokenConnection),
  amountInput(9911, 'ERRB-11', 'insufficient funds', status(400, { error: 'Insufficient funds' })),
  amountInput(9912, 'ERRB-12', 'validation', status(400, { error: 'Validation error' })),
  amountInput(9913, 'ERRB-13', 'unauthorized', status(400, { error: 'Unauthorized' })),
  amountInput(9914, 'ERRB-14', 'forbidden', status(403, { error: 'Forbidden' })),
  amountInput(9915, 'ERRB-15', 'not found', status(404, { error: 'Not found' })),
  amountInput(9916, 'ERRB-16', 'server error', status(500, { error: 'Server error' })),
  amountInput(
    9917,
    'ERRB-17',
    'any other error',
    status(400, { error: 'The market is being settled' }),
  ),
  amountInput(9918, 'ERRB-18', 'message', status(400, { message: 'Please play again tomorrow.' })),
  amountInput(9919, 'API-27', 'the bet is placed, the response is lost', {
    effect: 'reset',
    when: 'after-commit',
  }),
];
