import { act } from './act.js';
import { call, chosen, inWorld } from './api.js';
import { follow } from './app-frame.js';
import { button, elementOf, nodesOf } from './dom.js';
import { indianDay, indianMinute } from './format.js';

/** @import { WorldSummary } from '../src/routes/control/worlds.ts' */
/** @import { Part } from './dom.js' */

const place = elementOf('toast', HTMLElement);
/** Time that a message stays, in ms. */
const stay = 6_000;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * Shows what an action did, for a while or until something else is pressed.
 * @param {Part[]} children
 */
export function toast(...children) {
  clearTimeout(timer);
  place.replaceChildren(...nodesOf(children));
  timer = setTimeout(() => place.replaceChildren(), stay);
}

// Before the pressed button does its work, which may show the next message.
addEventListener(
  'click',
  ({ target }) => {
    if (!(target instanceof Node && place.contains(target))) place.replaceChildren();
  },
  { capture: true },
);

/** Makes a world in the state right after a call of the journal, and offers to open it: `…-at-3`, `…-at-3-2`, and so on. */
export async function branchHere(/** @type {number} */ number) {
  /** @type {WorldSummary[]} */
  const worlds = await call('GET', '/__mock/worlds/');
  const taken = new Set(worlds.map(({ id }) => id));
  const id = `${chosen.world.slice(0, 50)}-at-${number}`;
  let as = id;
  for (let n = 2; taken.has(as); n += 1) as = `${id}-${n}`;
  await inWorld('POST', '/branch/', { request: number, as });
  const open = async () => {
    chosen.world = as;
    toast();
  };
  toast(
    `Branched to ${as} `,
    button('Open', () => act(open)),
  );
}

/**
 * Changes the chosen world and offers to put it back as it was, with its journal. Sessions of players stay as they are.
 * @param {() => Promise<string>} work returns what it did, in words
 */
export async function withUndo(work) {
  const { world } = chosen;
  /**
   * A world can be too large to be kept.
   * @type {{ id: string } | undefined}
   */
  const kept = await inWorld('POST', '/state/').catch(() => undefined);
  const says = await work();
  follow();
  const undo = async () => {
    /** @type {WorldSummary} */
    const { now } = await call('POST', `/__mock/worlds/${world}/state/${kept?.id}/`);
    chosen.world = world;
    follow();
    toast(`${world} is as it was: ${indianDay(now)}, ${indianMinute(now)}.`);
  };
  toast(`${says} `, kept !== undefined && button('Undo', () => act(undo)));
}
