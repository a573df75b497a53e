import { keyOfRecord } from '../game/bet-entries.ts';
import type { BetRecord } from '../reader.ts';
import type { ReadList } from '../state.ts';
import { belongsTo, filtersText, type HistoryFilters, isFiltered } from './history-filters.ts';
import { checkAcrossPages } from './list-pages.ts';
import {
  checkReads,
  currentList,
  holds,
  type ListOfBets,
  latestList,
  listFor,
  questionsOf,
  type ReadPage,
  wholeOf,
} from './read-lists.ts';

const noFilters: HistoryFilters = { statuses: [], session: undefined, markets: [] };

/** The bets of a list in any order. */
const ids = (rows: readonly BetRecord[]): string => rows.map(keyOfRecord).sort().join(' ');

/** Compares a complete list with the same list of the other history. */
function checkHistories(one: ReadPage, list: ReadList, other: ListOfBets, otherList: ReadList) {
  const [ours, theirs] = [wholeOf(list), wholeOf(otherList)];
  if (!ours || !theirs) return;
  const onlyIn = (some: readonly BetRecord[], others: readonly BetRecord[]) =>
    some.find((row) => !holds(others, row));
  const single = onlyIn(ours, theirs) ?? onlyIn(theirs, ours);
  checkReads(one, ids(theirs) === ids(ours), {
    rule: 'two histories',
    place: ['data'],
    text: () =>
      `lists ${ours.length} bets, the other history ${theirs.length}${single ? `: bet ${single.id} is in one of them` : ''}`,
    questions: [...questionsOf(otherList), ...questionsOf(list)],
    isStill: () => {
      const [oursNow, theirsNow] = [one, other].map((each) => wholeOf(latestList(each)));
      if (!oursNow || !theirsNow) return false;
      if (!single) return ids(oursNow) !== ids(theirsNow);
      return (
        holds(oursNow, single) === holds(ours, single) &&
        holds(theirsNow, single) === holds(theirs, single)
      );
    },
  });
}

function checkFiltered(
  whole: readonly BetRecord[],
  list: ReadList,
  part: readonly BetRecord[],
  one: ReadPage,
): void {
  const { player, filters } = one;
  const { check, held, doubt } = one.observed;
  const expected = whole.filter((record) => belongsTo(record, filters));
  const missing = expected.find((row) => !holds(part, row));
  const known = missing && player.records.get(keyOfRecord(missing));
  const place = filtersText(filters);
  if (!missing) held('filters');
  // The bet may have been decided since the whole list was read, or have moved to another page meanwhile.
  if (known?.page)
    doubt({
      rule: 'filters',
      place,
      text: () => `leaves out bet ${missing?.id}, which matches it`,
      questions: [...questionsOf(list), known.page],
      isStill: () => {
        const now = player.records.get(keyOfRecord(known.record));
        const again = wholeOf(latestList(one));
        return (
          now !== undefined &&
          belongsTo(now.record, filters) &&
          again !== undefined &&
          !holds(again, known.record)
        );
      },
    });
  const extra = part.find((row) => !holds(whole, row));
  check('filters', !extra, place, () => `shows bet ${extra?.id}, which is not in the whole list`);
}

/** Compares a page with the other pages of its list, and complete lists with each other. */
export function checkLists(one: ReadPage): void {
  const { player, endpoint, filters, page, rows, observed } = one;
  const { check } = observed;
  const list = listFor(one);
  checkAcrossPages(list, one);
  list.pages.set(page, { rows, question: observed.exchange.request });
  const complete = wholeOf(list);
  if (!complete) return;
  const other: ListOfBets = {
    ...one,
    endpoint: endpoint === 'history' ? 'bettingHistory' : 'history',
  };
  const otherList = currentList(other);
  if (otherList) checkHistories(one, list, other, otherList);
  if (!isFiltered(filters)) {
    for (const { record } of player.records.values())
      check(
        'stable records',
        holds(complete, record),
        ['data'],
        () => `lacks bet ${record.id}, which another response has`,
      );
    return;
  }
  const whole = [one, other]
    .map((each) => wholeOf(currentList({ ...each, filters: noFilters })))
    .find((rows) => rows !== undefined);
  if (whole) checkFiltered(whole, list, complete, one);
}
