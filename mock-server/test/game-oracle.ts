import type { Session } from '@matka/contracts/api/common';
import type { BetTypeId } from '@matka/contracts/bet-types';

/** A bet as the oracle needs it. */
export interface OracleBet {
  readonly betTypeId: BetTypeId;
  readonly session: Session | null;
  readonly numbers: Readonly<Record<string, string>>;
  readonly points: number;
}

/** A draw so far; pana and digit of a session come together. */
export interface OracleDraw {
  readonly openPana: string | null;
  readonly openDigit: string | null;
  readonly closeDigit: string | null;
  readonly closePana: string | null;
}

/** `PENDING`, `lost`, or the win in points. */
export type OracleOutcome = 'PENDING' | 'lost' | number;

const bySession = [1, 2, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 18, 19];
const digitTypes = [1, 2];
const panaTypes = [5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 19];
const jodiTypes = [3, 4, 11, 16, 17];
const anySession = ['open', 'close', null] as const;

const ticket = (id: number, session: Session | null, numbers: Readonly<Record<string, string>>) =>
  [
    id,
    session,
    ...Object.keys(numbers)
      .sort()
      .map((key) => `${key}=${numbers[key]}`),
  ].join(' ');

function price([first, second, third]: string): number {
  if (first === second && second === third) return 800;
  return first === second || second === third ? 300 : 150;
}

/**
 * Settlement in reverse: lists every winning ticket of a draw with its payout per point. A bet is then looked up
 * in the list.
 */
function winningTickets(draw: OracleDraw): Map<string, number> {
  const won = new Map<string, number>();
  const results = [
    ['open', draw.openDigit, draw.openPana],
    ['close', draw.closeDigit, draw.closePana],
  ] as const;
  for (const [session, digit, pana] of results) {
    if (digit === null || pana === null) continue;
    for (const id of digitTypes) won.set(ticket(id, session, { digit }), 9.5);
    won.set(ticket(18, session, { jodi: digit }), 9.5);
    for (const id of panaTypes) won.set(ticket(id, session, { pana }), price(pana));
  }
  const { openPana, openDigit, closeDigit, closePana } = draw;
  if (openPana === null || closePana === null) return won;
  const jodi = `${openDigit}${closeDigit}`;
  for (const session of anySession) {
    for (const id of jodiTypes) won.set(ticket(id, session, { jodi }), 95);
    const sangams: [number, Record<string, string>, number][] = [
      [20, { open_digit: `${openDigit}`, close_pana: closePana }, 1_000],
      [22, { open_pana: openPana, close_digit: `${closeDigit}` }, 1_000],
      [21, { open_pana: openPana, close_pana: closePana }, 10_000],
    ];
    for (const [id, numbers, pays] of sangams) won.set(ticket(id, session, numbers), pays);
  }
  return won;
}

/** The outcome of a bet, computed independently of the mock. */
export function oracle(bet: OracleBet, draw: OracleDraw): OracleOutcome {
  const decidedByOpen = bySession.includes(bet.betTypeId) && bet.session === 'open';
  if ((decidedByOpen ? draw.openPana : draw.closePana) === null) return 'PENDING';
  const pays = winningTickets(draw).get(ticket(bet.betTypeId, bet.session, bet.numbers));
  return pays === undefined ? 'lost' : pays * bet.points;
}
