import { anyRow, type Place } from '../../reading/place.ts';
import { part } from '../finding.ts';
import { entriesOf, statusOf } from '../game/bet-entries.ts';
import type { BetRecord } from '../reader.ts';
import type { Findings, HostState } from '../state.ts';

/** A list with one entry is incomplete if other lists name this many entries. */
const manyEntries = 3;

const recordsOf = ({ players }: HostState): BetRecord[] =>
  [...players.values()].flatMap(({ records }) => [...records.values()].map((one) => one.record));

/** The first names, and the number of the others. */
function namesText(names: readonly string[]): string {
  const [first, more] = [names.slice(0, 4).map((name) => name.slice(0, 40)), names.length - 4];
  return first.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** The kind of a bet: the names of the numbers of its first entry. */
const kindOf = (record: BetRecord): string =>
  Object.entries(entriesOf(record)[0]?.numbers ?? {})
    .filter(([, number]) => number !== '')
    .map(([name]) => name)
    .join(' ');

/** Compares lists with the names in other lists; run after the last exchange. */
export function checkWholeLists(state: HostState, { check, note }: Findings, last: number): void {
  const { markets, betTypes, rates, draws, hasMoreRates, marketsAt } = state;
  const { betTypesAt, ratesAt } = state;
  const records = recordsOf(state);
  const names = (values: Iterable<string>) => new Set([...values].filter(Boolean));
  const alone = (place: Place, count: number, others: ReadonlySet<string>, at: number) =>
    check(
      'whole lists',
      !(count === 1 && others.size >= manyEntries),
      place,
      () => `has one entry, while other responses name ${others.size}`,
      at,
    );
  const drawn = names(
    [...draws.values()]
      .filter((draw) => draw.open_pana ?? draw.open_digit)
      .map(({ market }) => market),
  );
  // A host may stop markets.
  const stopped = [...drawn].filter((name) => !markets?.some((one) => one.name === name));
  if (markets && stopped.length > 0)
    note(
      part(
        [],
        `lacks ${namesText(stopped)}, which ${stopped.length === 1 ? 'has' : 'have'} results`,
        'or not',
        'cannot bet on them',
      ),
      marketsAt,
    );
  const played = names(records.map(({ bet_type }) => bet_type.name));
  if (betTypes) alone([], betTypes.length, played, betTypesAt);
  const typeNames = names((betTypes ?? []).map(({ name }) => name));
  if (rates && !hasMoreRates) alone(['data'], rates.size, typeNames, ratesAt);
  for (const record of records) {
    const { name } = record.market;
    if (markets === undefined || statusOf(record) !== 'pending' || name === '') continue;
    if (!markets.some((one) => one.name === name))
      note(
        part([], `lacks ${name}, on which a bet is pending`, 'or not', 'cannot bet on it any more'),
        marketsAt,
      );
  }
  const kinds = names(records.map(kindOf));
  if (kinds.size >= manyEntries)
    check(
      'whole lists',
      played.size !== 1,
      ['data', anyRow, 'bet_type', 'name'],
      () => `is “${[...played][0]?.slice(0, 40)}” for bets on digits, jodis and panas alike`,
      last,
    );
}
