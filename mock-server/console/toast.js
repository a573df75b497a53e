import { act } from './act.js';
import { call, chosen, inWorld } from './api.js';
import { follow } from './app-frame.js';
import { button, elementOf, nodesOf } from './dom.js';

/** @import { WorldSummary } from '../src/routes/control/worlds.ts' */
/** @import { Part } from './dom.js' */

const place = elementOf('toast', HTMLElement);
/** How long a message stays, in ms. */
const STAY = 12_000;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * Shows what an action did, until the next one.
 * @param {Part[]} children
 */
export function toast(...children) {
  clearTimeout(timer);
  place.replaceChildren(...nodesOf(children));
  timer = setTimeout(() => place.replaceChildren(), STAY);
}

/**
 * Makes a world in the state right after a call of the journal.
 * @param {number} number
 * @returns its id: `…-at-3`, `…-at-3-2`, and so on
 */
export async function branchAt(number) {
  /** @type {WorldSummary[]} */
  const worlds = await call('GET', '/__mock/worlds/');
  const taken = new Set(worlds.map(({ id }) => id));
  const id = `${chosen.world.slice(0, 50)}-at-${number}`;
  let as = id;
  for (let n = 2; taken.has(as); n += 1) as = `${id}-${n}`;
  await inWorld('POST', '/branch/', { request: number, as });
  return as;
}

/**
 * Makes a branch after a call and offers to open it.
 * @param {number} number
 */
export async function branchHere(number) {
  const as = await branchAt(number);
  const open = async () => {
    chosen.world = as;
    toast();
  };
  toast(
    `Branched to ${as} · `,
    button('Open', () => act(open)),
  );
}

/**
 * Changes the chosen world as a whole and offers to put it back as it was, with its journal.
 * @param {string} says
 * @param {() => Promise<unknown>} work
 */
export async function withUndo(says, work) {
  const { world } = chosen;
  const file = await inWorld('GET', '/file/');
  await work();
  follow();
  const undo = async () => {
    await call('PUT', `/__mock/worlds/${world}/file/`, file);
    chosen.world = world;
    follow();
    toast(`${world} is as it was.`);
  };
  toast(
    `${says} `,
    button('Undo', () => act(undo)),
  );
}
