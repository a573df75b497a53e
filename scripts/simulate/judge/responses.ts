import type { Device } from '../browser/device.ts';
import type { Page } from '../browser/page-settings.ts';
import type { Call, Served } from '../network/network.ts';
import { fieldsOf, historyBet, listOf, parse } from './wire.ts';

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
  /** What a phone was told of the wins of a player: amounts by the ids of the bets. */
  readonly winsOn: (device: Device, player: string) => ReadonlyMap<number, number>;
}

/** The calls whose responses screens are compared with. */
const shown: readonly string[] = [
  ...['/markets/', '/markets/results/monthly/', '/admin/payout-multipliers/', '/bets/history/'],
];

export function createResponses(): Responses {
  const all = new WeakMap<Page, Received[]>();
  const wins = new WeakMap<Device, Map<string, Map<number, number>>>();
  const winsOn = (device: Device, player: string): Map<number, number> => {
    const players = wins.get(device) ?? new Map<string, Map<number, number>>();
    wins.set(device, players);
    const own = players.get(player) ?? new Map<number, number>();
    players.set(player, own);
    return own;
  };
  return {
    received: ({ endpoint, page, target }, { status, text }, player) => {
      if (status !== 200 || !shown.includes(endpoint)) return;
      const list = all.get(page) ?? [];
      all.set(page, list);
      const query = new URL(target, 'http://host').searchParams;
      const body = parse(text);
      list.push({ endpoint, query, player, body });
      if (endpoint !== '/bets/history/' || player === undefined) return;
      for (const { id, status, win } of listOf(fieldsOf(body).data).map(historyBet)) {
        if (status === 'won') winsOn(page.device, player).set(id, win ?? 0);
      }
    },
    winsOn,
    of: (page, endpoint) => (all.get(page) ?? []).filter((each) => each.endpoint === endpoint),
  };
}
