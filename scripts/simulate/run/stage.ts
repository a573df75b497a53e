import type { Client } from '../browser/client.ts';
import { createDevice, type Device } from '../browser/device.ts';
import type { Page } from '../browser/page-settings.ts';
import { openTab, pathOf, type Tab, type TabSettings } from '../browser/tab.ts';
import { type Host, worldId } from '../host/host.ts';
import { createKernel, type Kernel } from '../kernel/kernel.ts';
import { createRandom } from '../kernel/random.ts';
import { setTime } from '../kernel/virtual-date.ts';
import type { Fate } from '../network/fate.ts';
import { type Call, createNetwork, type Network, type NetworkEvents } from '../network/network.ts';
import { readScreen, type Screen } from '../player/screen.ts';
import type { RunWorld } from './world.ts';

const origin = 'https://matka.test';

/** What a player had before the first step. */
export interface PlayerStart {
  readonly points: number;
  /** Ids of bets that are not decided. */
  readonly pending: ReadonlySet<number>;
  /** Id of the newest bet of the world. */
  readonly lastId: number;
}

/** The parts of a run: time, host, network, devices with their tabs. */
export interface Stage {
  readonly kernel: Kernel;
  readonly host: Host;
  readonly world: RunWorld;
  readonly seed: number;
  readonly network: Network;
  readonly start: ReadonlyMap<string, PlayerStart>;
  readonly devices: ReadonlyMap<string, Device>;
  /** Open tabs by name: `A1` is the first of device A. */
  readonly tabs: ReadonlyMap<string, Tab>;
  readonly openTab: (name: string, path: string) => void;
  readonly closeTab: (name: string) => void;
  /** What a tab shows: the same object until its document changes. */
  readonly screenOf: (tab: Tab) => Screen;
  /** Ends all pages. */
  readonly close: () => void;
}

export interface StageSettings {
  readonly client: Client;
  readonly host: Host;
  readonly world: RunWorld;
  readonly seed: number;
  readonly fateOf: (call: Call) => Fate | undefined;
  readonly events: NetworkEvents;
  readonly onError: (page: Page, kind: string, text: string) => void;
  /** Is called before a tab leaves its page. */
  readonly onLeave: (tab: Tab) => void;
}

const hour = 60 * 60_000;

/** What players start with, by the day and the scenario: it is the same for all runs of a process. */
const starts = new Map<string, ReadonlyMap<string, PlayerStart>>();

async function readStart({ control }: Host): Promise<ReadonlyMap<string, PlayerStart>> {
  const players = await control.players();
  const bets = await Promise.all(players.map(({ mobile }) => control.bets(mobile)));
  const lastId = Math.max(0, ...bets.flat().map(({ id }) => id));
  const entries = players.map(({ mobile, points }, at) => {
    const own = bets[at] ?? [];
    const pending = own.filter(({ bet_details: bet }) => bet.bet_status === 'PENDING');
    return [mobile, { points, lastId, pending: new Set(pending.map(({ id }) => id)) }] as const;
  });
  return new Map(entries);
}

/** Sets a stage: a new world of the mock, and devices without tabs. */
export async function setStage(settings: StageSettings): Promise<Stage> {
  const { client, host, world, seed, fateOf, events, onError, onLeave } = settings;
  const start = Date.parse(world.start);
  // Worlds of a day share a snapshot: each is made at nine o'clock.
  const kernel = createKernel(Date.parse(`${world.start.slice(0, 10)}T09:00:00+05:30`));
  setTime(kernel.now);
  await host.control.create({ scenario: world.scenario });
  const key = `${world.start.slice(0, 10)} ${world.scenario}`;
  const before = starts.get(key) ?? (await readStart(host));
  starts.set(key, before);
  const tokens = { accessSeconds: world.tokenSeconds };
  if (world.tokenSeconds * 1000 !== hour) await host.control.setTokens(tokens);
  await kernel.sleep(start - kernel.now());
  const network = createNetwork({ kernel, serve: host.serve, fateOf, events });
  const devices = new Map(
    Object.entries(world.devices).map(([name, skew]) => [name, createDevice(name, kernel, skew)]),
  );
  const tabs = new Map<string, Tab>();
  const screens = new WeakMap<Tab, { page: Page; changes: number; screen: Screen }>();
  const config = JSON.stringify({
    apiBase: '/api',
    appId: worldId,
    theme: world.theme,
    grantType: world.grantType,
    idempotencyKey: world.keys,
  });
  const tabSettings: TabSettings = {
    kernel,
    client,
    config,
    origin,
    random: createRandom(seed).fork(2),
    hasLocks: world.locks,
    send: network.send,
    reports: { error: onError },
    leaving: onLeave,
  };
  return {
    kernel,
    host,
    world,
    seed,
    network,
    start: before,
    devices,
    tabs,
    screenOf: (tab) => {
      const known = screens.get(tab);
      const { page } = tab;
      const { changes } = page.window.document;
      const path = pathOf(tab);
      const isKnown = known?.page === page && known.changes === changes;
      if (isKnown && known.screen.path === path) return known.screen;
      const screen = readScreen(page.window, path);
      screens.set(tab, { page, changes, screen });
      return screen;
    },
    openTab: (name, path) => {
      const device = devices.get(name.slice(0, 1));
      if (device && !tabs.has(name)) tabs.set(name, openTab(name, device, tabSettings, path));
    },
    closeTab: (name) => {
      tabs.get(name)?.close();
      tabs.delete(name);
    },
    close: () => {
      for (const name of [...tabs.keys()]) {
        tabs.get(name)?.close();
        tabs.delete(name);
      }
      setTime(undefined);
    },
  };
}
