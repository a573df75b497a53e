import type { Mutant } from './mutant.ts';

const mock = (path: string): string => `mock-server/src/${path}`;

/** Seeded bugs of the mock. */
export const mockMutants: readonly Mutant[] = [
  {
    name: 'key not remembered',
    file: mock('betting/idempotency.ts'),
    from: 'if (first) return first.response as BettingResponse;',
    to: '',
  },
  {
    name: 'close bet decided by open',
    file: mock('game/settle.ts'),
    from: "const drawn = requireSession(session) === 'open' ? openPana : closePana;",
    to: 'const drawn = openPana;',
  },
  {
    name: 'digit decided by the other session',
    file: mock('game/settle.ts'),
    from: "requireSession(session) === 'open' ? openDigit : closeDigit",
    to: "requireSession(session) === 'open' ? closeDigit : openDigit",
  },
  {
    name: 'jodi decided backwards',
    file: mock('game/settle.ts'),
    from: 'selection.jodi === openDigit + closeDigit',
    to: 'selection.jodi === closeDigit + openDigit',
  },
  {
    name: 'wins paid twice',
    file: mock('markets/settle-draw.ts'),
    from: 'amount: decision.win,',
    to: 'amount: decision.win * 2,',
  },
  {
    name: 'wins not paid',
    file: mock('markets/settle-draw.ts'),
    from: 'if (decision.win === 0) continue;',
    to: 'continue;',
  },
  {
    name: 'single digits pay nine',
    file: mock('game/payout-rates.ts'),
    from: 'single: 950,',
    to: 'single: 900,',
  },
  {
    name: 'double panas pay as single ones',
    file: mock('game/payout-rates.ts'),
    from: 'DP: 300_00,',
    to: 'DP: 150_00,',
  },
  {
    name: 'midnight shifted',
    file: mock('markets/schedule.ts'),
    from: 'const dayStart = 30 * minute;',
    to: 'const dayStart = 0 * minute;',
  },
  {
    name: 'bids stop at the result',
    file: mock('markets/schedule.ts'),
    from: 'const bidsStopBefore = 10 * minute;',
    to: 'const bidsStopBefore = 0 * minute;',
  },
  {
    name: 'open bids taken while running for close',
    file: mock('betting/place-bets.ts'),
    from: "if (bets.some(({ session }) => session === 'open')) {",
    to: 'if (false) {',
  },
  {
    name: 'jodis taken while running for close',
    file: mock('betting/place-bets.ts'),
    from: 'if (!acceptsBetsForClose(betType.config.code)) {',
    to: 'if (false) {',
  },
  {
    name: 'suspended markets take bets',
    file: mock('betting/place-bets.ts'),
    from: ' || market.suspended;',
    to: ';',
  },
  {
    name: 'history skips a record',
    file: mock('betting/history-page.ts'),
    from: 'const offset = (page - 1) * pageSize;',
    to: 'const offset = (page - 1) * pageSize + (page > 1 ? 1 : 0);',
  },
  {
    name: 'balance before each bet is the first',
    file: mock('betting/place-bets.ts'),
    from: 'running -= points * 100;',
    to: 'running -= points * 99;',
  },
  {
    name: 'close bets recorded as open',
    file: mock('betting/place-bets.ts'),
    from: 'session: sessionCode(session ?? decidedBy),',
    to: "session: sessionCode('open'),",
  },
];
