import type { Tab } from '../browser/tab.ts';
import { type Screen, textOf } from '../player/screen.ts';
import { elementsIn, rupees } from './reading.ts';
import type { Report } from './report.ts';
import type { Responses } from './responses.ts';
import { type Fields, fieldsOf, listOf, numberIn, textIn } from './wire.ts';

/** Compares game rates with the response, and that with the rules. */
export interface Rates {
  readonly check: (tab: Tab, screen: Screen) => void;
}

/** What one point pays, by the names of the rates. */
const rules: readonly (readonly [RegExp, number])[] = [
  [/^(Single Digit|Odd Even)/, 9.5],
  [/Jodi|Red Bracket/, 95],
  [/Half Sangam/, 1000],
  [/Full Sangam/, 10_000],
  [/(TP|Triple Pana)$/, 800],
  [/(DP|Double Pana|Double Pana Bulk|DP Motor)$/, 300],
  [/(SP|Single Pana|Single Pana Bulk|SP Motor)$/, 150],
];

const nameOf = (rate: Fields): string => textIn(fieldsOf(rate.bet_type), 'name');
const payOf = (rate: Fields): number => numberIn(fieldsOf(rate.payout_config), 'multiply_by');

export function createRates(responses: Responses, report: Report): Rates {
  return {
    check: (tab, screen) => {
      if (screen.path !== '/game-rates') return;
      const lists = responses
        .of(tab.page, '/admin/payout-multipliers/')
        .map(({ body }) => listOf(fieldsOf(body).data));
      const last = lists.at(-1);
      const items = elementsIn(screen.body, 'ul[aria-label="Game Win Rates"] > li');
      if (!last || items.length === 0) return;
      const shown = items.map((item) => item.children.slice(1).map(textOf).join(' ')).join(', ');
      const texts = lists.map((list) =>
        list.map((rate) => `${nameOf(rate)} ${rupees(payOf(rate))}`).join(', '),
      );
      if (!texts.includes(shown)) report('wrong screen', `rates: ${texts.at(-1)}`, shown);
      for (const rate of last) {
        const rule = rules.find(([name]) => name.test(nameOf(rate)))?.[1];
        if (rule !== undefined && rule !== payOf(rate)) {
          report('wrong settlement', `${nameOf(rate)} pays ${rule}`, `${payOf(rate)}`);
        }
      }
    },
  };
}
