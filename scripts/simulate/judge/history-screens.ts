import type { Page } from '../browser/page-settings.ts';
import type { Tab } from '../browser/tab.ts';
import type { Call, Served } from '../network/network.ts';
import { type Screen, textOf } from '../player/screen.ts';
import { filterIn, passes } from './filters.ts';
import { cardsOf, cellsOf } from './reading.ts';
import type { Report } from './report.ts';
import { fieldsOf, type HistoryBet, historyBet, listOf, numberIn, parse } from './wire.ts';

/** Compares the history screens with the responses that they show. */
export interface HistoryScreens {
  readonly received: (call: Call, served: Served, player: string | undefined) => void;
  readonly check: (tab: Tab, screen: Screen, player: string) => void;
}

interface HistoryPage {
  readonly player: string | undefined;
  readonly page: number;
  readonly totalPages: number;
  readonly bets: readonly HistoryBet[];
}

interface Difference {
  readonly expected: string;
  readonly seen: string;
}

/** What a card of the bid history must say of its bet. */
function statusOf({ status, amount, win }: HistoryBet): RegExp {
  if (status === 'PENDING') return /^PENDING$/;
  if (status === 'lost') return /^Better luck next time$/;
  return (win ?? 0) > amount ? /^Congratulations\. You Won\(/ : /./;
}

function bidHistoryDifference(screen: Screen, { bets }: HistoryPage): Difference | undefined {
  const cards = cardsOf(screen);
  const shown = [...new Set(cards.map((card) => Number(card['Bid Id'])))].join();
  const expected = bets.map(({ id }) => id).join();
  // Without cards it shows another state.
  if (shown !== '' && shown !== expected)
    return { expected: `bids ${expected}`, seen: `bids ${shown}` };
  for (const { 'Bid Id': id, status = '' } of cards) {
    const bet = bets.find((each) => each.id === Number(id));
    if (bet && !statusOf(bet).test(status)) {
      return { expected: `bid ${id} ${statusOf(bet).source}`, seen: status };
    }
  }
  return undefined;
}

const cents = (amount: number): number => Math.round(Math.abs(amount) * 100);

/** The amounts of the passbook rows of a bet: before, of the transaction, after. */
function passbookRows({ before = 0, parts, status, win = 0 }: HistoryBet): string[] {
  let left = before;
  return parts.map(({ points }) => {
    const row = [left, status === 'won' ? win : points, left - points].map(cents).join();
    left -= points;
    return row;
  });
}

function passbookDifference(
  screen: Screen,
  { bets, page, totalPages }: HistoryPage,
): Difference | undefined {
  const amount = (text: string) => cents(Number(text.replaceAll(/[^\d.]/g, '')));
  const shown = cellsOf(screen).map((cells) => cells.slice(-3).map(amount).join());
  const expected = bets.flatMap(passbookRows);
  // Without rows it shows another state.
  if (shown.length > 0 && shown.join(' ') !== expected.join(' ')) {
    return { expected: expected.join(' '), seen: shown.join(' ') };
  }
  const pager = textOf(screen.body).match(/(\d+) \/ (\d+)/)?.[0];
  const right = `${page} / ${totalPages}`;
  return pager === undefined || pager === right ? undefined : { expected: right, seen: pager };
}

export function createHistoryScreens(report: Report): HistoryScreens {
  const received = new WeakMap<Page, HistoryPage[]>();

  const checkFilter = (call: Call, bets: readonly HistoryBet[]) => {
    const filter = filterIn(new URL(call.target, 'http://host').searchParams);
    const wrong = bets.find((bet) => !passes(bet, filter));
    if (wrong) {
      const seen = `bet ${wrong.id}: ${wrong.status}, ${wrong.session}, ${wrong.market}`;
      report('wrong history', `only bets of the filter in ${call.target}`, seen);
    }
  };

  const checkOwner = (screen: Screen, player: string, all: readonly HistoryPage[]) => {
    const has = (id: number, isOwn: boolean) =>
      all.some(
        (each) => (each.player === player) === isOwn && each.bets.some((bet) => bet.id === id),
      );
    const ids = cardsOf(screen).map((card) => Number(card['Bid Id']));
    const foreign = ids.find((id) => has(id, false) && !has(id, true));
    if (foreign !== undefined)
      report("another player's data", `bids of ${player}`, `bid ${foreign}`);
  };

  return {
    received: (call, served, player) => {
      if (call.endpoint !== '/bets/history/' || served.status !== 200) return;
      const body = fieldsOf(parse(served.text));
      checkFilter(call, listOf(body.data).map(historyBet));
      const pagination = fieldsOf(body.pagination);
      const list = received.get(call.page) ?? [];
      received.set(call.page, list);
      list.push({
        player,
        page: numberIn(pagination, 'current_page'),
        totalPages: numberIn(pagination, 'total_pages'),
        bets: listOf(body.data).map(historyBet),
      });
    },
    check: (tab, screen, player) => {
      if (screen.path !== '/bid-history' && screen.path !== '/passbook') return;
      const text = textOf(screen.body.querySelector('main'));
      if (text === '' || /Loading|Error|Failed|No records/.test(text)) return;
      const all = received.get(tab.page) ?? [];
      checkOwner(screen, player, all);
      const differs = screen.path === '/passbook' ? passbookDifference : bidHistoryDifference;
      const own = all.filter((each) => each.player === player);
      // The newest response may be one for a notice: the screen must show one of them.
      const differences = own.map((each) => differs(screen, each));
      const last = differences.at(-1);
      if (last && differences.every(Boolean)) {
        report('wrong screen', `${screen.path}: ${last.expected}`, last.seen);
      }
    },
  };
}
