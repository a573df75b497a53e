import type { BetRecord } from '@matka/contracts/api/history';
import type { TokenSetting } from '../src/db/settings.ts';
import type { CoverageReport } from '../src/http/api-coverage.ts';
import type { Replay } from '../src/recording/replay.ts';
import type { RowChange } from '../src/recording/row-changes.ts';
import type { WorldFile } from '../src/recording/world-file.ts';
import type { ClockChange } from '../src/routes/control/clock.ts';
import type { Invariant } from '../src/routes/control/invariants.ts';
import type { MarketDayView } from '../src/routes/control/market-day.ts';
import type { PlayerSummary } from '../src/routes/control/players.ts';
import type { WorldSummary } from '../src/routes/control/world-summary.ts';
import type { ScenarioId } from '../src/seeding/scenarios/scenarios.ts';
import type { FaultRule } from '../src/worlds/fault-rule.ts';
import type { ActiveFault } from '../src/worlds/fault-rules.ts';
import type { JournalEntry } from '../src/worlds/journal.ts';

/** A draw to set by hand; the market by its name, today's market day unless one is given. */
export interface ManualDrawRequest {
  market: string;
  day?: string;
  session: 'open' | 'close';
  /** Null: nothing is drawn. */
  pana: string | null;
}

/** The controls of one world. Times are ISO 8601 with their offset, points are points. */
export interface WorldControl {
  readonly id: string;
  /** Makes the world anew, in the place of one with this id. */
  create: (wishes?: {
    scenario?: ScenarioId;
    now?: string;
    seed?: number;
  }) => Promise<WorldSummary>;
  summary: () => Promise<WorldSummary>;
  reset: () => Promise<WorldSummary>;
  drop: () => Promise<void>;
  /** Lets the world's time stand still at an instant. */
  setClock: (now: string) => Promise<ClockChange>;
  /** Lets the world's time run on from an instant. */
  runFrom: (now: string) => Promise<ClockChange>;
  useRealTime: () => Promise<ClockChange>;
  freeze: () => Promise<ClockChange>;
  /** Moves the time on by seconds or to an instant; tells what happened on the way. */
  advance: (step: { seconds: number } | { to: string }) => Promise<ClockChange>;
  fault: (rule: FaultRule) => Promise<ActiveFault>;
  clearFaults: () => Promise<void>;
  setTokens: (
    change: Partial<Pick<TokenSetting, 'accessSeconds' | 'refreshSeconds' | 'refreshRefused'>>,
  ) => Promise<WorldSummary>;
  /** Refuses every access token issued so far. */
  expireTokens: () => Promise<WorldSummary>;
  players: () => Promise<PlayerSummary[]>;
  player: (mobile: string) => Promise<PlayerSummary>;
  setBalance: (mobile: string, points: number) => Promise<PlayerSummary>;
  /** The newest hundred bets of a player. */
  bets: (mobile: string) => Promise<BetRecord[]>;
  /** The market day at which the world stands: every market, its draws and what they settled. */
  day: () => Promise<MarketDayView>;
  setDraw: (draw: ManualDrawRequest) => Promise<ClockChange>;
  suspendMarket: (market: string, suspended?: boolean) => Promise<WorldSummary>;
  journal: () => Promise<JournalEntry[]>;
  /** What must always hold in the world, and whether it does. */
  invariants: () => Promise<Invariant[]>;
  /** Plays the journal again on a twin of the world and tells the differences. */
  replay: () => Promise<Replay>;
  /** Makes a world `as` this one was right after a call of its journal (0: before the first), time standing still. */
  branch: (at: { request: number; as: string }) => Promise<WorldSummary>;
  /** The rows that a call of the journal changed. */
  changes: (request: number) => Promise<RowChange[]>;
  /** The world as one file, to keep or to send; without its image it can only be replayed. */
  file: (wish?: { image: boolean }) => Promise<WorldFile>;
  /** Puts a world that was taken out as a file in the place of this one. */
  open: (file: WorldFile) => Promise<WorldSummary>;
}

/** The controls of a running mock. */
export interface MockClient {
  readonly url: string;
  world: (id: string) => WorldControl;
  worlds: () => Promise<WorldSummary[]>;
  scenarios: () => Promise<{ id: ScenarioId; says: string }[]>;
  /** What of the API was exercised so far. */
  coverage: () => Promise<CoverageReport>;
}

/**
 * Talks to the control API of the mock at a base address, by the platform's fetch unless another is given; each call
 * throws when it is refused.
 */
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
        create: (wishes = {}) => call('PUT', at('/'), wishes),
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
        suspendMarket: (market, suspended = true) =>
          call('PUT', at(`/markets/${encodeURIComponent(market)}/`), { suspended }),
        journal: () => call('GET', at('/journal/')),
        invariants: () => call('GET', at('/invariants/')),
        replay: () => call('POST', at('/replay/')),
        branch: (wish) => call('POST', at('/branch/'), wish),
        changes: (request) => call('GET', at(`/journal/${request}/changes/`)),
        file: ({ image } = { image: true }) => call('GET', at(`/file/?image=${image}`)),
        open: (file) => call('PUT', at('/file/'), file),
      };
    },
  };
}
