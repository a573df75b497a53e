import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { classifyBetResponse } from './bet-outcome.ts';

const receipt = {
  user_balance: { previous_balance: 100, current_balance: 90 },
  bet_details: { market: { id: 7, name: 'Kalyan Matka' } },
};
const page = '<!doctype html><title>Bad gateway</title>';
const refusal = JSON.stringify({ error: 'Betting is closed.' });
const kindOf = (status: number, text: string): string => {
  const outcome = classifyBetResponse({ status, text });
  return outcome.kind === 'unknown' ? `unknown: ${outcome.reason}` : outcome.kind;
};

it.each([
  [200, JSON.stringify(receipt)],
  [201, JSON.stringify({ user_balance: receipt.user_balance })],
  [200, JSON.stringify({ user_balance: { previous_balance: '100', current_balance: '90.5' } })],
])(
  'a submission with the status %i and a valid receipt is placed: %s',
  { tags: ['@FLOW-16', '@API-25'] },
  (status, text) => {
    expect(kindOf(status, text)).toBe('placed');
  },
);

it.each([
  [400, refusal],
  [400, '{}'],
  [400, '[]'],
  [400, '"Betting is closed."'],
  [401, JSON.stringify({ detail: 'Token is expired' })],
  [403, refusal],
  [404, refusal],
  [409, refusal],
  [422, JSON.stringify({ amount: ['Too much.'] })],
  [429, refusal],
  [429, JSON.stringify({ detail: 'Request was throttled.' })],
  [429, JSON.stringify({ non_field_errors: ['Too many bets.'] })],
  [451, refusal],
])(
  'a submission with the status %i and a JSON body of the host is refused: %s',
  { tags: ['@FLOW-16'] },
  (status, text) => {
    expect(classifyBetResponse({ status, text })).toMatchObject({
      kind: 'refused',
      status,
      error: { kind: 'status', status, body: JSON.parse(text) },
    });
  },
);

it.each([
  [200, '', 'unreadable'],
  [200, page, 'unreadable'],
  [200, JSON.stringify(receipt).slice(0, -5), 'unreadable'],
  [200, '{}', 'unreadable'],
  [200, 'null', 'unreadable'],
  [200, JSON.stringify({ ...receipt, user_balance: { current_balance: 90 } }), 'unreadable'],
  [
    200,
    JSON.stringify({ user_balance: { previous_balance: 1, current_balance: null } }),
    'unreadable',
  ],
  [204, '', 'unreadable'],
  [100, JSON.stringify(receipt), 'unreadable'],
  [0, '', 'redirect'],
  [300, refusal, 'redirect'],
  [302, '', 'redirect'],
  [399, refusal, 'redirect'],
  [307, JSON.stringify(receipt), 'redirect'],
  [400, page, 'unreadable'],
  [400, '', 'unreadable'],
  [400, '{"error": "Betting is', 'unreadable'],
  [400, '400', 'unreadable'],
  [400, 'null', 'unreadable'],
  [401, page, 'unreadable'],
  [408, refusal, 'try-later'],
  [425, refusal, 'try-later'],
  [429, page, 'try-later'],
  [429, '', 'try-later'],
  [429, '{}', 'try-later'],
  [429, '[]', 'try-later'],
  [429, JSON.stringify({ message: 'API rate limit exceeded' }), 'try-later'],
  [429, JSON.stringify({ error: ' ' }), 'try-later'],
  [429, JSON.stringify({ amount: ['Too much.'], code: 5 }), 'try-later'],
  [429, JSON.stringify({ amount: [] }), 'try-later'],
  [429, '"slow"', 'try-later'],
  [500, refusal, 'server-error'],
  [502, page, 'server-error'],
  [503, refusal, 'server-error'],
  [504, '', 'server-error'],
  [599, JSON.stringify(receipt), 'server-error'],
])(
  'a submission with the status %i and %s is unknown: %s',
  { tags: ['@FLOW-16'] },
  (status, text, reason) => {
    expect(kindOf(status, text)).toBe(`unknown: ${reason}`);
  },
);

it('a successful submission without a receipt keeps the response that came', {
  tags: ['@FLOW-16'],
}, () => {
  expect(classifyBetResponse({ status: 200, text: '{"ok":true}' })).toMatchObject({
    error: { kind: 'malformed', message: 'No receipt', status: 200, body: { ok: true } },
  });
  expect(classifyBetResponse({ status: 503, text: refusal })).toMatchObject({
    error: { kind: 'status', message: 'Status 503', body: { error: 'Betting is closed.' } },
  });
});

it.each(['timeout', 'network'] as const)(
  'a submission without a response is unknown: %s',
  { tags: ['@FLOW-16'] },
  (kind) => {
    const error = new ApiError(kind, 'Nothing came');
    expect(classifyBetResponse(error)).toEqual({ kind: 'unknown', reason: kind, error });
  },
);

it('a submission is refused only with the status and the body of a refusal', {
  tags: ['@FLOW-16'],
}, () => {
  const bodies = [refusal, '{}', page, '', JSON.stringify(receipt)];
  for (let status = 0; status < 600; status++) {
    const refused = bodies.filter((text) => kindOf(status, text) === 'refused');
    if (status < 400 || status >= 500 || status === 408 || status === 425)
      expect(refused).toEqual([]);
  }
});
