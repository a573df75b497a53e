import { act } from './act.js';
import { call, chosen, inWorld } from './api.js';
import { follow } from './app-frame.js';
import { button } from './dom.js';

const place = document.getElementById('toast');
/** How long a message stays, in ms. */
const STAY = 12_000;
let timer;

/** Shows what an action did, until the next one. */
export function toast(...children) {
  clearTimeout(timer);
  place.replaceChildren(...children);
  timer = setTimeout(() => place.replaceChildren(), STAY);
}

/** Makes a world in the state right after a call of the journal. Returns its id: `…-at-3`, `…-at-3-2`, and so on. */
export async function branchAt(number) {
  const taken = new Set((await call('GET', '/__mock/worlds/')).map(({ id }) => id));
  const id = `${chosen.world.slice(0, 50)}-at-${number}`;
  let as = id;
  for (let n = 2; taken.has(as); n += 1) as = `${id}-${n}`;
  await inWorld('POST', '/branch/', { request: number, as });
  return as;
}

/** Makes a branch after a call and offers to open it. */
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

/** Changes the chosen world as a whole and offers to put it back as it was, with its journal. */
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
