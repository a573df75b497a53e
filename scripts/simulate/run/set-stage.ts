import { closeTab } from '../page/page.ts';
import { Phone } from '../page/phone.ts';
import { advance, setTime, sleep } from './clock.ts';
import { createRandom } from './random.ts';
import type { Parts, Stage } from './stage.ts';
import type { RunWorld } from './world.ts';

/** Sets a stage: a new world of the mock, and phones without tabs. */
export async function setStage(
  parts: Parts,
  { seed, world }: { seed: number; world: RunWorld },
  hooks: Pick<Stage, 'events' | 'fateOf'>,
): Promise<Stage> {
  const { control } = parts.host;
  // Worlds of a day share a snapshot: each is made at nine o'clock.
  const morning = Date.parse(`${world.start.slice(0, 10)}T09:00:00+05:30`);
  setTime(morning);
  await control.create({ scenario: world.scenario });
  await control.setTokens({ accessSeconds: world.tokenSeconds });
  await sleep(Date.parse(world.start) - morning);
  const phones = Object.entries(world.devices).map(
    ([name, skew]) => [name, new Phone(name, skew)] as const,
  );
  return {
    ...parts,
    ...hooks,
    world,
    random: createRandom(seed).fork(2),
    phones: new Map(phones),
    tabs: new Map(),
    pages: [],
    calls: [],
  };
}

export async function closeStage(stage: Stage): Promise<void> {
  for (const name of [...stage.tabs.keys()]) closeTab(stage, name);
  // This waits for the end of the run: React goes on working in a page that was left.
  const closing = Promise.all(stage.pages.map(({ window }) => window.happyDOM.close()));
  await advance(1000);
  await closing;
}
