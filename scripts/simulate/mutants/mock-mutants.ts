import type { Mutant } from './mutant.ts';

const mock = (path: string): string => `mock-server/src/${path}`;

/** Seeded bugs of the mock. */
export const mockMutants: readonly Mutant[] = [
  {
    name: 'key not remembered',
    file: mock('betting/idempotency.ts'),
    from: 'if (first) return first.response as BettingResponse;',
    to: '',
    needs: { fates: ['doubled'], world: { keys: true } },
  },
  {
    name: 'close bet decided by open',
    file: mock('markets/settle-draw.ts'),
    from: 'settleBet(row, draw, ',
    to: 'settleBet(row, { ...draw, closePana: draw.openPana, closeDigit: draw.openDigit }, ',
    needs: { steps: ['set draw', 'sleep'] },
  },
  {
    name: 'digit decided by the other session',
    file: mock('markets/settle-draw.ts'),
    from: 'settleBet(row, draw, ',
    to: 'settleBet(row, { openPana: draw.closePana, openDigit: draw.closeDigit, closePana: draw.openPana, closeDigit: draw.openDigit }, ',
  },
  {
    name: 'jodi decided backwards',
    file: mock('markets/settle-draw.ts'),
    from: 'settleBet(row, draw, ',
    to: 'settleBet(row, [3, 4, 11, 16, 17].includes(row.bet_type_id) ? { ...draw, openDigit: draw.closeDigit, closeDigit: draw.openDigit } : draw, ',
    needs: { steps: ['set draw', 'sleep'] },
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
    file: mock('markets/settle-bet.ts'),
    from: 'win += decision.win;',
    to: 'win += row.bet_type_id <= 2 ? Math.round(decision.win * 0.9) : decision.win;',
    needs: { steps: ['set draw', 'sleep'] },
  },
  {
    name: 'double panas pay as single ones',
    file: mock('markets/settle-bet.ts'),
    from: 'win += decision.win;',
    to: 'win += [7, 8].includes(row.bet_type_id) ? decision.win / 2 : decision.win;',
    needs: { steps: ['set draw', 'sleep'] },
  },
  {
    name: 'midnight shifted',
    file: mock('markets/status.ts'),
    from: 'const day = marketDayAt(instant);',
    to: 'const day = marketDayAt(instant + 30 * 60_000);',
    needs: { steps: ['sleep'] },
  },
  {
    name: 'bids stop at the result',
    file: mock('markets/status.ts'),
    from: "instant < bidsStopInstant(schedule, day, 'close')",
    to: "instant < bidsStopInstant(schedule, day, 'close') + 600_000",
    needs: { story: 'last second' },
  },
  {
    name: 'open bids taken while running for close',
    file: mock('betting/place-bets.ts'),
    from: "if (bets.some(({ session }) => session === 'open')) {",
    to: 'if (false) {',
    needs: { story: 'last second' },
  },
  {
    name: 'jodis taken while running for close',
    file: mock('betting/place-bets.ts'),
    from: 'if (!acceptsBetsForClose(betType.config.code)) {',
    to: 'if (false) {',
    needs: { story: 'last second' },
  },
  {
    name: 'suspended markets take bets',
    file: mock('betting/place-bets.ts'),
    from: ' || market.suspended;',
    to: ';',
    needs: { steps: ['suspend'] },
  },
  {
    name: 'history skips a record',
    file: mock('betting/history-page.ts'),
    from: 'const offset = (page - 1) * pageSize;',
    to: 'const offset = (page - 1) * pageSize + (page > 1 ? 1 : 0);',
  },
  {
    name: 'bets cost half',
    file: mock('betting/place-bets.ts'),
    from: 'const amount = -points * 100;',
    to: 'const amount = -points * 50;',
  },
  {
    name: 'digit of the other result',
    file: mock('markets/results.ts'),
    from: 'close_digit: draw.closeDigit,',
    to: 'close_digit: draw.openDigit,',
    needs: { wandering: true, steps: ['visit'] },
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
  {
    name: 'refreshes refused for good',
    file: mock('routes/control/tokens.ts'),
    from: 'tokens: { ...world.settings.tokens, ...change }',
    to: 'tokens: { ...world.settings.tokens, ...change, refreshRefused: world.settings.tokens.refreshRefused || (change.refreshRefused ?? false) }',
    needs: { steps: ['refuse refresh'] },
  },
];
