import type { Tab } from '../browser/tab.ts';
import { HTMLInputElement } from '../dom/form-controls.ts';
import { type Screen, textOf } from '../player/screen.ts';
import { isPlayedOn, marketDay, takesBets } from './game.ts';
import type { Ledger } from './ledger.ts';
import { elementsIn } from './reading.ts';
import type { Report } from './report.ts';
import type { Responses } from './responses.ts';
import { type Fields, listOf, textIn } from './wire.ts';

/** Compares the cards of home with the markets as the host sent them, and their statuses with the rules. */
export interface MarketCards {
  readonly check: (tab: Tab, screen: Screen) => void;
}

const MINUTE = 60_000;
/** How long a phone may show old statuses after it wakes. */
const WAKING = 1000;

/** A time of day HH:MM:SS as 09:40 AM. */
function clock(text: string): string {
  const hour = Number(text.slice(0, 2));
  return `${String(hour % 12 || 12).padStart(2, '0')}:${text.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** What a card must say of its market, whatever the time. */
function factsOf(market: Fields): string {
  const digits = (textIn(market, 'open_digit') || '*') + (textIn(market, 'close_digit') || '*');
  const panas = [textIn(market, 'open_pana'), textIn(market, 'close_pana')];
  const [open, close] = panas.map((pana) => pana || '***');
  const times = [textIn(market, 'open_time'), textIn(market, 'close_time')].map(clock);
  return [textIn(market, 'name'), `${open}-${digits}-${close}`, ...times].join(' ');
}

/** What can be played by the name of a status. */
const playable: Readonly<Record<string, string>> = {
  'Running now': 'both sides',
  'Running for close': 'the close side',
};

export function createMarketCards(
  ledger: Ledger,
  responses: Responses,
  now: () => number,
  report: Report,
): MarketCards {
  /** When a tab was seen last, and when after a longer pause. */
  const seen = new WeakMap<Tab, { readonly at: number; readonly woke: number }>();

  /** What the rules let a player bet on at an instant. */
  const allowed = (name: string, instant: number): string => {
    const market = [...ledger.markets.values()].find((each) => each.name === name);
    if (!market || !isPlayedOn(name, marketDay(instant))) return 'nothing';
    if (takesBets(market, instant, { typeId: 1, session: 'open' })) return 'both sides';
    return takesBets(market, instant, { typeId: 1, session: 'close' })
      ? 'the close side'
      : 'nothing';
  };

  const checkStatus = (name: string, status: string) => {
    const shown = playable[status] ?? 'nothing';
    const right = [0, 1, 2].map((minutes) => allowed(name, now() - minutes * MINUTE));
    if (!right.includes(shown)) {
      report('wrong screen', `${name}: bets on ${right[0]}`, `${status} on the home card`);
    }
  };

  return {
    check: (tab, screen) => {
      // A phone that wakes shows for an instant what it showed before.
      const before = seen.get(tab);
      const isAwake = before !== undefined && now() - before.at < 2 * MINUTE;
      const woke = isAwake ? before.woke : now();
      seen.set(tab, { at: now(), woke });
      if (screen.path !== '/home') return;
      const cards = elementsIn(screen.body, 'ul[aria-label="Markets"] > li');
      const lists = responses.of(tab.page, '/markets/').map(({ body }) => listOf(body));
      const last = lists.at(-1);
      if (cards.length === 0 || !last) return;
      const shown = cards.map((card) =>
        [card.querySelector('h3'), card.querySelector('p'), ...elementsIn(card, 'dd')]
          .map(textOf)
          .join(' '),
      );
      // A new market day clears the results that were sent before it.
      const cleared = (text: string) => text.replace(/[\d*]{3}-[\d*]{2}-[\d*]{3}/, '***-**-***');
      // Pinned markets come first, and a search leaves some out.
      const search = screen.body.querySelector('main input[type="search"]');
      const isSearched = search instanceof HTMLInputElement && search.value !== '';
      const isRight = lists.some((list) => {
        const facts = list.map(factsOf);
        const known = new Set([...facts, ...facts.map(cleared)]);
        const isWhole =
          isSearched || (list.length === shown.length && new Set(shown).size === list.length);
        return isWhole && shown.every((text) => known.has(text));
      });
      if (!isRight) {
        const facts = new Set(last.map(factsOf));
        const wrong = shown.find((text) => !facts.has(text));
        report('wrong screen', 'the cards of home as the host sent the markets', String(wrong));
      }
      // A list that may be old says so itself.
      const saysOld = textOf(screen.body.querySelector('main')).includes('Results may be out.');
      const isWaking = now() - woke < WAKING;
      if (saysOld || isWaking || ledger.wasSuspended || tab.device.wasWrong) return;
      for (const card of cards) {
        const heading = card.querySelector('h3');
        checkStatus(textOf(heading), textOf(heading?.nextElementSibling));
      }
    },
  };
}
