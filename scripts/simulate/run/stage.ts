import type { Call } from '../host/call.ts';
import type { Fate } from '../host/fate.ts';
import { type Host, worldId } from '../host/host.ts';
import { createNetwork, type Network, type NetworkEvents } from '../host/network.ts';
import type { Client } from '../page/client.ts';
import type { Page } from '../page/page.ts';
import { createPhone, type Phone } from '../page/phone.ts';
import { openTab, type Tab, type TabEvents, type TabSettings } from '../page/tab.ts';
import { advance, setTime, sleep } from './clock.ts';
import { createRandom } from './random.ts';
import type { RunWorld } from './world.ts';

/** The parts of a run: host, network, phones with their tabs. */
export interface Stage {
  readonly host: Host;
  readonly world: RunWorld;
  readonly seed: number;
  readonly network: Network;
  readonly phones: ReadonlyMap<string, Phone>;
  /** Open tabs by name: `A1` is the first of phone A. */
  readonly tabs: ReadonlyMap<string, Tab>;
  readonly openTab: (name: string, path: string) => void;
  readonly closeTab: (name: string) => void;
  readonly close: () => Promise<void>;
}

interface StageSettings {
  readonly client: Client;
  readonly host: Host;
  readonly world: RunWorld;
  readonly seed: number;
  readonly fateOf: (call: Call) => Fate | undefined;
  readonly events: NetworkEvents & TabEvents;
}

/** Sets a stage: a new world of the mock, and phones without tabs. */
export async function setStage(settings: StageSettings): Promise<Stage> {
  const { client, host, world, seed, fateOf, events } = settings;
  // Worlds of a day share a snapshot: each is made at nine o'clock.
  const morning = Date.parse(`${world.start.slice(0, 10)}T09:00:00+05:30`);
  setTime(morning);
  await host.control.create({ scenario: world.scenario });
  await host.control.setTokens({ accessSeconds: world.tokenSeconds });
  await sleep(Date.parse(world.start) - morning);
  const network = createNetwork({ serve: host.serve, fateOf, events });
  const phones = new Map(
    Object.entries(world.devices).map(([name, skew]) => [name, createPhone(name, skew)]),
  );
  const tabs = new Map<string, Tab>();
  const pages: Page[] = [];
  const tabSettings: TabSettings = {
    client,
    config: JSON.stringify({
      apiBase: '/api',
      appId: worldId,
      theme: world.theme,
      grantType: world.grantType,
      idempotencyKey: world.keys,
    }),
    random: createRandom(seed).fork(2),
    send: network.send,
    events,
    loaded: (page) => void pages.push(page),
  };
  const closeTab = (name: string) => {
    tabs.get(name)?.close();
    tabs.delete(name);
  };
  return {
    host,
    world,
    seed,
    network,
    phones,
    tabs,
    openTab: (name, path) => {
      const phone = phones.get(name.slice(0, 1));
      if (phone && !tabs.has(name)) tabs.set(name, openTab(name, phone, path, tabSettings));
    },
    closeTab,
    close: async () => {
      for (const name of [...tabs.keys()]) closeTab(name);
      // Not before the run has ended: React goes on working in a page that was left.
      const closing = Promise.all(pages.map(({ window }) => window.happyDOM.close()));
      await advance(1000);
      await closing;
    },
  };
}
