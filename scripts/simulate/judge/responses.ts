import type { Page } from '../browser/page-settings.ts';
import type { Call, Served } from '../network/network.ts';
import { parse } from './wire.ts';

/** A complete response that a page got. */
export interface Received {
  readonly endpoint: string;
  readonly query: URLSearchParams;
  readonly player: string | undefined;
  readonly body: unknown;
}

/** What each page got from the host: a screen may show nothing else. */
export interface Responses {
  readonly received: (call: Call, served: Served, player: string | undefined) => void;
  readonly of: (page: Page, endpoint: string) => readonly Received[];
}

/** The calls whose responses screens are compared with. */
const shown: readonly string[] = [
  ...['/markets/', '/markets/results/monthly/', '/admin/payout-multipliers/', '/bets/history/'],
];

export function createResponses(): Responses {
  const all = new WeakMap<Page, Received[]>();
  return {
    received: ({ endpoint, page, target }, { status, text }, player) => {
      if (status !== 200 || !shown.includes(endpoint)) return;
      const list = all.get(page) ?? [];
      all.set(page, list);
      const query = new URL(target, 'http://host').searchParams;
      const body = parse(text);
      list.push({ endpoint, query, player, body });
    },
    of: (page, endpoint) => (all.get(page) ?? []).filter((each) => each.endpoint === endpoint),
  };
}
