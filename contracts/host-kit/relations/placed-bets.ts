import type { BetRecord } from '../../decoders/history.ts';
import { at, isObject, listOf } from '../../pact/json.ts';
import type { Finding } from '../findings/finding.ts';
import { readAllBets } from './all-bets.ts';
import type { Relation } from './relation.ts';

const sides = ['open_pana', 'open_digit', 'close_digit', 'close_pana'] as const;
const plain = ['pana', 'digit', 'jodi'] as const;

/** The numbers of a sub-bet: those of a sangam by name, others by value. */
const numbersOf = (bet: unknown): string => {
  const named = sides.flatMap((name) => {
    const value = at(bet, name);
    return value === undefined ? [] : [`${name} ${value}`];
  });
  return [...named, ...plain.flatMap((name) => at(bet, name) ?? [])].join(', ');
};

/** The sub-bets of a request: one of Single Pana has no list around it. */
const sentBets = (payload: unknown): unknown[] => {
  const bets = listOf(at(payload, 'bets'));
  return bets.length > 0 ? bets : [payload];
};

/** Whether a record shows a sub-bet; a host may make one record of a request or one of each sub-bet. */
function shows({ bet_details: details }: BetRecord, sent: unknown): boolean {
  const { placed_bets: bets, amount } = details;
  const [numbers, points] = [numbersOf(sent), at(sent, 'points')];
  if (bets.length > 0)
    return bets.some((bet) => numbersOf(bet) === numbers && (bet.points ?? amount) === points);
  // A record without sub-bets names its number by the session, or has none.
  const own = [...sides.map((name) => details[name]), details.jodi].filter(Boolean);
  return amount === points && own.some((number) => numbers.endsWith(String(number)));
}

const accepted = (status: number) => status >= 200 && status < 300;

/** Bets that the kit placed stand in the history as they were placed. */
export const placedBetRelation: Relation = {
  endpoint: 'history',
  description: 'bets stand in the history as they were placed',
  check: async (probe) => {
    const sent = probe.results.flatMap(({ exchange }) =>
      exchange?.endpoint === 'betting' &&
      accepted(exchange.response.status) &&
      isObject(exchange.sent)
        ? [exchange.sent]
        : [],
    );
    if (sent.length === 0)
      return 'the kit placed no bet: --allow-writes --allow-bets --max-stake POINTS';
    const bets = await readAllBets(probe);
    if (!bets) return 'the history cannot be read';
    const { records, complete } = bets;
    if (records.length === 0) return 'the history is empty';
    // Other bets may stand among the records that were read.
    const shown = complete ? sent : sent.slice(-Math.max(1, records.length - 5));
    return shown.flatMap(({ payload }): Finding[] => {
      const missing = sentBets(payload).find((bet) => !records.some((one) => shows(one, bet)));
      if (missing === undefined) return [];
      return [
        {
          place: '$.data[*].bet_details.placed_bets',
          found: `shows no bet of ${at(missing, 'points')} on ${numbersOf(missing)}`,
          expected: 'the bet that was placed',
          effect: 'reads another bet than was placed',
        },
      ];
    });
  },
};
