import type { Tab } from '../browser/tab.ts';
import type { Screen } from '../player/screen.ts';
import { cardsOf, rupees } from './reading.ts';
import type { Report } from './report.ts';
import type { Responses } from './responses.ts';
import { fieldsOf, type HistoryBet, historyBet, listOf } from './wire.ts';

/** Compares win history with its responses. */
export interface WinScreen {
  readonly check: (tab: Tab, screen: Screen, player: string) => void;
}

const textsOf = (bets: readonly HistoryBet[]): string =>
  bets
    .flatMap(({ parts, amount, win }) =>
      parts.map(({ points }) => `${Number.isNaN(points) ? amount : points} ${rupees(win ?? 0)}`),
    )
    .join(', ');

export function createWinScreen(responses: Responses, report: Report): WinScreen {
  return {
    check: (tab, screen, player) => {
      if (screen.path !== '/win-history') return;
      const all = responses.of(tab.page, '/bets/history/').filter((each) => each.player === player);
      const pages = all
        .filter(({ query }) => query.get('bet_status') === 'won')
        .map(({ body }) => listOf(fieldsOf(body).data).map(historyBet));
      const last = pages.at(-1);
      const cards = cardsOf(screen);
      if (!last || cards.length === 0) return;
      const shown = cards.map((card) => `${card.Point} ${card['Win Amount']}`).join(', ');
      if (!pages.some((bets) => textsOf(bets) === shown)) {
        report('wrong screen', `wins: ${textsOf(last)}`, shown);
      }
      const lost = last.find(({ status }) => status !== 'won');
      if (lost) report('wrong history', 'only bets that won', `bet ${lost.id}: ${lost.status}`);
    },
  };
}
