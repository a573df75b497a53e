import { call, chosen, inWorld } from './api.js';
import { follow } from './app-frame.js';
import { button } from './dom.js';
import { indianMinute } from './format-time.js';

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

/** The id of a branch that no world has: `-at-3`, `-at-3-2`, and so on. */
async function nextBranchId(number) {
  const taken = new Set((await call('GET', '/__mock/worlds/')).map(({ id }) => id));
  const id = `${chosen.world.slice(0, 50)}-at-${number}`;
  let free = id;
  for (let n = 2; taken.has(free); n += 1) free = `${id}-${n}`;
  return free;
}

/** Makes a world in the state right after a call of the journal. Returns its id. */
async function branchAt(number) {
  const as = await nextBranchId(number);
  await inWorld('POST', '/branch/', { request: number, as });
  return as;
}

/** Makes a branch after a call and offers to open it. */
export async function branchHere(act, number) {
  const as = await branchAt(number);
  const open = button('Open', () =>
    act(async () => {
      chosen.world = as;
      toast();
    }),
  );
  toast(`Branched to ${as} · `, open);
}

/** Changes the chosen world as a whole and offers to put it back as it was, with its journal. */
export async function withUndo(act, says, work) {
  const { world } = chosen;
  const file = await inWorld('GET', '/file/');
  await work();
  follow();
  const undo = button('Undo', () =>
    act(async () => {
      await call('PUT', `/__mock/worlds/${world}/file/`, file);
      chosen.world = world;
      follow();
      toast(`${world} is as it was.`);
    }),
  );
  toast(`${says} `, undo);
}

const counted = (number, one, many) => `${number} ${number === 1 ? one : many}`;

/** What a step of the clock did, in words: the draw itself if it was one, `happened` if nothing was drawn. */
function summary(events, happened) {
  const sum = (key) => events.reduce((total, event) => total + event[key], 0);
  const [won, lost, paid] = ['won', 'lost', 'paid'].map(sum);
  if (events.length === 0) return happened;
  const [{ at, market, session, pana, digit }] = events;
  const draws =
    events.length === 1
      ? `${indianMinute(at)} ${market} ${session}: ${pana ? `${pana}-${digit}` : 'nothing'}`
      : `${events.length} draws`;
  return `${draws}, ${counted(won + lost, 'bet', 'bets')} settled, ${won} won, ${counted(paid, 'point', 'points')} paid.`;
}

/** Tells what a step of the clock did and what is next, with a way back: a branch before it. */
export function toastStep(act, events, callsBefore, next, happened = 'Nothing was drawn.') {
  const undo = button('Undo (branch before)', () =>
    act(async () => {
      chosen.world = await branchAt(callsBefore);
      toast();
    }),
  );
  toast(`${summary(events, happened)} ${next} `, undo);
}
