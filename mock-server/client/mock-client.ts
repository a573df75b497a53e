import type { SentBetRecord } from '@matka/contracts/api/history';
import type { TokenSetting } from '../src/db/settings.ts';
import type { DrawPreview } from '../src/markets/preview-draw.ts';
import type { CoverageReport } from '../src/plugins/coverage.ts';
import type { Replay, RowChange } from '../src/recording/replay.ts';
import type { WorldFile } from '../src/recording/world-file.ts';
import type { Invariant } from '../src/routes/control/invariants.ts';
import type { MarketDay } from '../src/routes/control/market-day.ts';
import type { PlayerSummary } from '../src/routes/control/players.ts';
import type { ClockChange, WorldSummary } from '../src/routes/control/worlds.ts';
import type { ScenarioId } from '../src/seeding/scenarios/scenarios.ts';
import type { ActiveFault, FaultRule } from '../src/worlds/fault-rule.ts';
import type { JournalEntry } from '../src/worlds/journal.ts';

/** A draw to set; the market by name, today's market day by default. */
export interface ManualDrawRequest {
  market: string;
  day?: string;
  session: 'open' | 'close';
  /** Null: nothing is drawn. */
  pana: string | null;
}

/** Controls of one world. Times are ISO 8601 with their offset. */
export interface WorldControl {
  readonly id: string;
  /** Creates the world, replacing any with this id. */
  create: (options?: {
    scenario?: ScenarioId;
    now?: string;
    seed?: number;
  }) => Promise<WorldSummary>;
  summary: () => Promise<WorldSummary>;
  reset: () => Promise<WorldSummary>;
  drop: () => Promise<void>;
  /** Stops the clock at an instant. */
  setClock: (now: string) => Promise<ClockChange>;
  /** Lets the clock run from an instant. */
  runFrom: (now: string) => Promise<ClockChange>;
  useRealTime: () => Promise<ClockChange>;
  freeze: () => Promise<ClockChange>;
  /** Advances the clock by seconds or to an instant. Returns the draws on the way. */
  advance: (step: { seconds: number } | { to: string }) => Promise<ClockChange>;
  fault: (rule: FaultRule) => Promise<ActiveFault>;
  clearFaults: () => Promise<void>;
  setTokens: (
    change: Partial<Pick<TokenSetting, 'accessSeconds' | 'refreshSeconds' | 'refreshRefused'>>,
  ) => Promise<WorldSummary>;
  /** Rejects all access tokens issued so far. */
  expireTokens: () => Promise<WorldSummary>;
  players: () => Promise<PlayerSummary[]>;
  player: (mobile: string) => Promise<PlayerSummary>;
  setBalance: (mobile: string, points: number) => Promise<PlayerSummary>;
  /** The newest hundred bets of a player. */
  bets: (mobile: string) => Promise<SentBetRecord[]>;
  /** The current market day: all markets, their draws and settlements. */
  day: () => Promise<MarketDay>;
  setDraw: (draw: ManualDrawRequest) => Promise<ClockChange>;
  /** The bets that a draw decides, and what it would pay with a pana. */
  previewDraw: (draw: ManualDrawRequest) => Promise<DrawPreview>;
  suspendMarket: (market: string, suspended?: boolean) => Promise<WorldSummary>;
  journal: () => Promise<JournalEntry[]>;
  /** The invariants of the world and whether they hold. */
  invariants: () => Promise<Invariant[]>;
  /** Replays the journal on a fork. Returns the differences. */
  replay: () => Promise<Replay>;
  /** Creates a world `as` this one was after a request of its journal (0: before the first), with a fixed clock. */
  branch: (at: { request: number; as: string }) => Promise<WorldSummary>;
  /** The rows that a request of the journal changed. */
  changes: (request: number) => Promise<RowChange[]>;
  /** Exports the world as one file; without its database it can only be replayed. */
  file: (options?: { image: boolean }) => Promise<WorldFile>;
  /** Replaces this world by an exported file. */
  open: (file: WorldFile) => Promise<WorldSummary>;
}

/** Controls of a running mock. */
export interface MockClient {
  readonly url: string;
  world: (id: string) => WorldControl;
  worlds: () => Promise<WorldSummary[]>;
  scenarios: () => Promise<{ id: ScenarioId; says: string }[]>;
  /** The API coverage so far. */
  coverage: () => Promise<CoverageReport>;
}

/** Client of the control API at a base URL. Requests throw if they fail. */
export function createMockClient(url: string, fetchImpl: typeof fetch = fetch): MockClient {
  const base = `${url.replace(/\/+$/, '')}/__mock`;
  async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const sent =
      body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetchImpl(`${base}${path}`, { method, ...sent });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  }
  return {
    url,
    worlds: () => call('GET', '/worlds/'),
    scenarios: () => call('GET', '/scenarios/'),
    coverage: () => call('GET', '/coverage/'),
    world: (id) => {
      const at = (path: string) => `/worlds/${encodeURIComponent(id)}${path}`;
      const playerAt = (mobile: string, path: string) => at(`/players/${mobile}${path}`);
      return {
        id,
        create: (options = {}) => call('PUT', at('/'), options),
        summary: () => call('GET', at('/')),
        reset: () => call('POST', at('/reset/')),
        drop: () => call('DELETE', at('/')),
        setClock: (now) => call('PUT', at('/clock/'), { mode: 'fixed', now }),
        runFrom: (now) => call('PUT', at('/clock/'), { mode: 'running', now }),
        useRealTime: () => call('PUT', at('/clock/'), { mode: 'real' }),
        freeze: () => call('POST', at('/clock/freeze/')),
        advance: (step) => call('POST', at('/clock/advance/'), step),
        fault: (rule) => call('POST', at('/faults/'), rule),
        clearFaults: () => call('DELETE', at('/faults/')),
        setTokens: (change) => call('PUT', at('/tokens/'), change),
        expireTokens: () => call('POST', at('/tokens/expire/')),
        players: () => call('GET', at('/players/')),
        player: (mobile) => call('GET', playerAt(mobile, '/')),
        setBalance: (mobile, points) => call('PUT', playerAt(mobile, '/balance/'), { points }),
        bets: (mobile) => call('GET', playerAt(mobile, '/bets/')),
        day: () => call('GET', at('/day/')),
        setDraw: (draw) => call('PUT', at('/draws/'), draw),
        previewDraw: ({ pana, ...draw }) => {
          const query = new URLSearchParams({ ...draw, ...(pana !== null && { pana }) });
          return call('GET', at(`/draws/preview/?${query}`));
        },
        suspendMarket: (market, suspended = true) =>
          call('PUT', at(`/markets/${encodeURIComponent(market)}/`), { suspended }),
        journal: () => call('GET', at('/journal/')),
        invariants: () => call('GET', at('/invariants/')),
        replay: () => call('POST', at('/replay/')),
        branch: (target) => call('POST', at('/branch/'), target),
        changes: (request) => call('GET', at(`/journal/${request}/changes/`)),
        file: ({ image } = { image: true }) => call('GET', at(`/file/?image=${image}`)),
        open: (file) => call('PUT', at('/file/'), file),
      };
    },
  };
}
