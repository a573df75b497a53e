import type { SentBetRecord } from '@matka/contracts/api/history';
import { baseAddress } from '@matka/contracts/client/base-address';
import type { TokenSetting } from '../src/db/settings.ts';
import type { HostStyleChoice } from '../src/host-styles/host-styles.ts';
import type { Invariant } from '../src/invariants/invariants.ts';
import type { JournalEntry } from '../src/journal/entry.ts';
import type { Replay, RowChange } from '../src/journal/replay.ts';
import type { WorldFile } from '../src/journal/world-file.ts';
import type { DrawPreview } from '../src/markets/preview-draw.ts';
import type { CoverageReport } from '../src/plugins/coverage.ts';
import type { HostStyleOfWorld } from '../src/routes/control/host-style.ts';
import type { MarketDay } from '../src/routes/control/market-day.ts';
import type { LedgerEntry, PlayerSummary } from '../src/routes/control/players.ts';
import type { ClockChange, WorldSummary } from '../src/routes/control/worlds.ts';
import type { ScenarioId } from '../src/seeding/scenarios/scenarios.ts';
import type { FaultRule } from '../src/worlds/fault-rule.ts';
import type { ActiveFault } from '../src/worlds/faults.ts';

/** A draw to set; `market` is a name, and `day` is today's market day by default. */
export interface ManualDrawRequest {
  market: string;
  day?: string;
  session: 'open' | 'close';
  /** Null if nothing is drawn. */
  pana: string | null;
}

/** A world to create. A missing option has the value that the mock was started with. */
interface NewWorld {
  scenario?: ScenarioId;
  now?: string;
  seed?: number;
  hostStyle?: readonly string[];
}

/** The app and the demo players as the mock knows them. */
export interface About {
  /** The address of the app, with `{world}` for the world or under its host name; null if it has none. */
  web: string | null;
  players: { mobile: string; password: string; mpin: string; otp: string }[];
}

/** A request of the control API that failed: its message names the request, `detail` has the words of the mock alone. */
export class MockError extends Error {
  readonly detail: string;

  constructor(request: string, status: number, body: string) {
    super(`${request} answered ${status}: ${body}`);
    this.detail = detailOf(body) || `The mock answered ${status}.`;
  }
}

/** The texts of an error response with the names of their fields, or its body unchanged. */
function detailOf(body: string): string {
  try {
    return Object.values(JSON.parse(body)).flat().join(' ');
  } catch {
    return body;
  }
}

/** Sends a request of the control API. Throws a MockError if it fails. */
type Call = <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>;

/** Controls of one world. Times are ISO 8601 with their offset. */
export type WorldControl = ReturnType<typeof worldControl>;

function worldControl(call: Call, id: string) {
  const at = (path: string) => `/worlds/${encodeURIComponent(id)}${path}`;
  const playerAt = (mobile: string, path: string) => at(`/players/${mobile}${path}`);
  const setClock = (body: { mode: string; now?: string }) =>
    call<ClockChange>('PUT', at('/clock/'), body);
  return {
    id,
    /** Creates the world, replacing any with this id. */
    create: (options: NewWorld = {}) => call<WorldSummary>('PUT', at('/'), options),
    summary: () => call<WorldSummary>('GET', at('/')),
    reset: () => call<WorldSummary>('POST', at('/reset/')),
    drop: () => call<void>('DELETE', at('/')),
    /** Stops the clock at an instant. */
    setClock: (now: string) => setClock({ mode: 'fixed', now }),
    /** Lets the clock run from an instant. */
    runFrom: (now: string) => setClock({ mode: 'running', now }),
    useRealTime: () => setClock({ mode: 'real' }),
    freeze: () => call<ClockChange>('POST', at('/clock/freeze/')),
    /**
     * Advances the clock by seconds, to an instant, or to the next draw or event (an end of bidding or a draw). Returns
     * the draws on the way.
     */
    advance: (step: { seconds: number } | { to: string | 'next-draw' | 'next-event' }) =>
      call<ClockChange>('POST', at('/clock/advance/'), step),
    hostStyle: () => call<HostStyleOfWorld>('GET', at('/host-style/')),
    /** Gives the world the named host styles, or styles that a seed draws. An empty list removes them. */
    setHostStyle: (choice: HostStyleChoice) =>
      call<HostStyleOfWorld>(
        'PUT',
        at('/host-style/'),
        Array.isArray(choice) || typeof choice !== 'object' ? { styles: choice } : choice,
      ),
    fault: (rule: FaultRule) => call<ActiveFault>('POST', at('/faults/'), rule),
    faults: () => call<ActiveFault[]>('GET', at('/faults/')),
    removeFault: (id: number) => call<void>('DELETE', at(`/faults/${id}/`)),
    clearFaults: () => call<void>('DELETE', at('/faults/')),
    setTokens: (
      change: Partial<Pick<TokenSetting, 'accessSeconds' | 'refreshSeconds' | 'refreshRefused'>>,
    ) => call<WorldSummary>('PUT', at('/tokens/'), change),
    /** Rejects all access tokens issued so far. */
    expireTokens: () => call<WorldSummary>('POST', at('/tokens/expire/')),
    players: () => call<PlayerSummary[]>('GET', at('/players/')),
    player: (mobile: string) => call<PlayerSummary>('GET', playerAt(mobile, '/')),
    setBalance: (mobile: string, points: number) =>
      call<PlayerSummary>('PUT', playerAt(mobile, '/balance/'), { points }),
    /** The newest hundred bets of a player. */
    bets: (mobile: string) => call<SentBetRecord[]>('GET', playerAt(mobile, '/bets/')),
    /** The latest movements of a player's wallet, oldest first. */
    ledger: (mobile: string) => call<LedgerEntry[]>('GET', playerAt(mobile, '/ledger/')),
    /** The current market day: all markets, their draws and settlements. */
    day: () => call<MarketDay>('GET', at('/day/')),
    setDraw: (draw: ManualDrawRequest) => call<ClockChange>('PUT', at('/draws/'), draw),
    /** The bets that a draw decides, and what it would pay with a pana. */
    previewDraw: ({ pana, ...draw }: ManualDrawRequest) => {
      const query = new URLSearchParams({ ...draw, ...(pana !== null && { pana }) });
      return call<DrawPreview>('GET', at(`/draws/preview/?${query}`));
    },
    suspendMarket: (market: string, suspended = true) =>
      call<WorldSummary>('PUT', at(`/markets/${encodeURIComponent(market)}/`), { suspended }),
    /** The last thousand requests, or the requests after a number. */
    journal: ({ after = 0 } = {}) =>
      call<JournalEntry[]>('GET', at(`/journal/${after > 0 ? `?after=${after}` : ''}`)),
    /** The invariants of the world and whether they hold. */
    invariants: () => call<Invariant[]>('GET', at('/invariants/')),
    /** Replays the journal on a fork. Returns the differences. */
    replay: () => call<Replay>('POST', at('/replay/')),
    /**
     * Creates a world `as` with this world's state after a request of its journal (0: before the first), its clock
     * fixed.
     */
    branch: (target: { request: number; as: string }) =>
      call<WorldSummary>('POST', at('/branch/'), target),
    /** The rows that a request of the journal changed. */
    changes: (request: number) => call<RowChange[]>('GET', at(`/journal/${request}/changes/`)),
    /** Stores the state of the world in place of the state that was stored before. */
    keepState: () => call<{ id: string }>('POST', at('/state/')),
    /** Restores the stored state with an id. */
    restoreState: (state: string) => call<WorldSummary>('POST', at(`/state/${state}/`)),
    /** Exports the world as one file; without its database it can only be replayed. */
    file: ({ image } = { image: true }) => call<WorldFile>('GET', at(`/file/?image=${image}`)),
    /** Replaces this world by an exported file. */
    open: (file: WorldFile) => call<WorldSummary>('PUT', at('/file/'), file),
  };
}

/** Controls of a running mock. */
export interface MockClient {
  readonly url: string;
  /** Controls a world. The first request to an unknown world creates it, unless the mock has `--worlds strict`. */
  world: (id: string) => WorldControl;
  worlds: () => Promise<WorldSummary[]>;
  scenarios: () => Promise<{ id: ScenarioId; description: string }[]>;
  /** The differences that a host may have, as host styles. */
  hostStyles: () => Promise<{ name: string; description: string; decides?: string }[]>;
  about: () => Promise<About>;
  /** Inputs that cause an error in any world: the clause of the requirements, the input, the result. */
  magicInputs: () => Promise<{ clause: string; input: string; description: string }[]>;
  /** The API coverage so far. */
  coverage: () => Promise<CoverageReport>;
}

/** Client of the control API at a base URL. Throws for an invalid URL; requests throw if they fail. */
export function createMockClient(url: string, fetchImpl: typeof fetch = fetch): MockClient {
  const base = baseAddress(url);
  async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const sent =
      body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetchImpl(`${base}/__mock${path}`, { method, ...sent });
    const text = await response.text();
    if (!response.ok) throw new MockError(`${method} ${path}`, response.status, text);
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  }
  return {
    url: base,
    worlds: () => call('GET', '/worlds/'),
    scenarios: () => call('GET', '/scenarios/'),
    hostStyles: () => call('GET', '/host-styles/'),
    about: () => call('GET', '/about/'),
    magicInputs: () => call('GET', '/magic-inputs/'),
    coverage: () => call('GET', '/coverage/'),
    world: (id) => worldControl(call, id),
  };
}
