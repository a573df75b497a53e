import type { Tab } from '../browser/tab.ts';
import { type Screen, textOf } from '../player/screen.ts';
import type { Report } from './report.ts';
import type { Received, Responses } from './responses.ts';
import { hasResult } from './result-screens.ts';
import { fieldsOf, listOf } from './wire.ts';

/** Holds a screen that says it has nothing to the responses: one of them must have had nothing. */
export interface EmptyScreens {
  readonly check: (tab: Tab, screen: Screen, player: string | undefined) => void;
}

interface Rule {
  readonly says: RegExp;
  readonly endpoint: string;
  /** Whether the screen shows a response; all by default. */
  readonly shows?: (received: Received, said: RegExpMatchArray) => boolean;
  readonly isEmpty: (body: unknown) => boolean;
}

const hasNoData = (body: unknown): boolean => listOf(fieldsOf(body).data).length === 0;

const rules: Readonly<Record<string, Rule>> = {
  '/home': {
    says: /No markets available/,
    endpoint: '/markets/',
    isEmpty: (body) => listOf(body).length === 0,
  },
  '/game-rates': {
    says: /No game rates available/,
    endpoint: '/admin/payout-multipliers/',
    isEmpty: hasNoData,
  },
  '/bid-history': {
    says: /No records found/,
    endpoint: '/bets/history/',
    isEmpty: hasNoData,
  },
  '/win-history': {
    says: /No records found/,
    endpoint: '/bets/history/',
    shows: ({ query }) => query.get('bet_status') === 'won',
    isEmpty: hasNoData,
  },
  '/market-result-history': {
    says: /No market results available for (\d\d)\/(\d\d)\/(\d{4})/,
    endpoint: '/markets/results/monthly/',
    shows: ({ query }, [, day, month, year]) => query.get('date') === `${year}-${month}-${day}`,
    isEmpty: (body) =>
      !Object.values(fieldsOf(fieldsOf(body).markets)).some((draws) =>
        hasResult(listOf(draws)[0] ?? {}),
      ),
  },
};

export function createEmptyScreens(responses: Responses, report: Report): EmptyScreens {
  return {
    check: (tab, screen, player) => {
      const rule = rules[screen.path];
      const said = rule && textOf(screen.body.querySelector('main')).match(rule.says);
      if (!rule || !said) return;
      const shown = responses
        .of(tab.page, rule.endpoint)
        .filter((each) => each.player === player && (rule.shows?.(each, said) ?? true));
      if (shown.length === 0 || shown.some(({ body }) => rule.isEmpty(body))) return;
      report('wrong screen', `what the host sent at ${screen.path}`, said[0]);
    },
  };
}
