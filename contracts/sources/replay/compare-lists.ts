import { type Results, read } from '../../check/reader.ts';
import { isObject } from '../../pact/json.ts';
import { type Comparison, compare, type Report } from './comparison.ts';
import type { PlayedExchange } from './recorded-world.ts';

const listText = (body: unknown): string => {
  const answer = read('suggestions', body)?.suggestions;
  const list = Array.isArray(answer?.combinations)
    ? answer.combinations
    : isObject(answer?.combinations)
      ? Object.values(answer.combinations).flat()
      : (answer?.jodis ?? []);
  return [...list]
    .map((one) =>
      /^\d-\d{3}$|^\d{3}-\d$/.test(String(one))
        ? String(one).split('-').sort().join('-')
        : String(one).split(':').sort().join(':'),
    )
    .sort()
    .join(' ');
};

const phaseOf = (status: number): string =>
  status === 6 ? 'takes bets' : status === 4 ? 'takes bets on its close' : 'takes no bets';

/** Compares two lists of markets. */
export function compareMarkets({ recorded, played }: PlayedExchange, report: Report): void {
  const theirs = read('markets', played.body) ?? [];
  for (const market of read('markets', recorded.response.body) ?? []) {
    const other = theirs.find(({ name }) => name === market.name);
    if (!other) {
      report('markets', 'different', `recorded ${market.name}, played no such market`);
      continue;
    }
    compare(report, 'markets', [
      `${market.name} ${phaseOf(market.current_status)}`,
      `${market.name} ${phaseOf(other.current_status)}`,
    ]);
    const draw = (one: typeof market) =>
      [one.open_pana, one.open_digit, one.close_digit, one.close_pana]
        .map((number) => number || '*')
        .join('-');
    const isOlder = market.current_status === 6 && market.open_pana;
    compare(
      report,
      'results of a day',
      [`${market.name} ${draw(market)}`, `${market.name} ${draw(other)}`],
      isOlder ? 'a host may show the results of the day before' : undefined,
    );
  }
}

/** Compares two lists of bet types. */
export function compareBetTypes(
  { recorded, played }: PlayedExchange,
  { unknownTypes }: Comparison,
  report: Report,
): void {
  const texts = (body: unknown) =>
    (read('betTypes', body) ?? [])
      .filter(({ name }) => !unknownTypes.has(name))
      .map(({ name, config }) => JSON.stringify([name, Object.entries(config).sort()]))
      .sort()
      .join('\n');
  compare(report, 'bet types', [texts(recorded.response.body), texts(played.body)]);
  for (const name of unknownTypes)
    report('bet types', 'unknown', `the host does not know the code of ${name}`);
}

/** Compares two lists of rates. */
export function compareRates({ recorded, played }: PlayedExchange, report: Report): void {
  const theirs = read('payouts', played.body)?.data ?? [];
  for (const { bet_type: betType, payout_config: payout } of read('payouts', recorded.response.body)
    ?.data ?? []) {
    const other = theirs.find(({ bet_type: one }) => one.name === betType.name);
    compare(report, 'rates', [
      `${betType.name} ${payout.multiply_by}`,
      `${betType.name} ${other?.payout_config.multiply_by}`,
    ]);
  }
}

function drawsIn(results: Results | undefined): Map<string, string> {
  const draws = new Map<string, string>();
  const text = (
    one: Partial<
      Record<'open_pana' | 'open_digit' | 'close_digit' | 'close_pana', string | undefined>
    >,
  ) =>
    [one.open_pana, one.open_digit, one.close_digit, one.close_pana]
      .map((number) => number || '*')
      .join('-');
  for (const [name, [draw]] of Object.entries(results?.markets ?? {}))
    if (draw) draws.set(name, text(draw));
  for (const day of [...(results?.calendar_weeks ?? []).flat(), ...(results?.days ?? [])])
    draws.set(day.date, text(day));
  for (const [key, one] of draws) if (one === '*-*-*-*') draws.delete(key);
  return draws;
}

/** Compares results of a day or of a month. */
export function compareResults(
  { recorded, played }: PlayedExchange,
  { world }: Comparison,
  report: Report,
): void {
  const [left, right] = [
    drawsIn(read('results', recorded.response.body)),
    drawsIn(read('results', played.body)),
  ];
  const parameter = (name: string) => recorded.request.query.find(([one]) => one === name)?.[1];
  const market = parameter('market_name');
  if (!market && !parameter('date')) {
    report(
      'results of a month',
      'unknown',
      'without a market a host chooses the results of a month',
    );
    return;
  }
  const aspect = market ? 'results of a month' : 'results of a day';
  for (const key of new Set([...left.keys(), ...right.keys()])) {
    const [name, day] = market ? [market, key] : [key, parameter('date') ?? ''];
    const isKnown = world.draws.some((draw) => draw.market === name && draw.day === day);
    compare(
      report,
      aspect,
      [`${key} ${left.get(key) ?? 'no result'}`, `${key} ${right.get(key) ?? 'no result'}`],
      isKnown ? undefined : 'no response before it shows this draw',
    );
  }
}

/** Compares suggestions, in any order. */
export function compareSuggestions({ recorded, played }: PlayedExchange, report: Report): void {
  compare(report, 'suggestions', [listText(recorded.response.body), listText(played.body)]);
}
