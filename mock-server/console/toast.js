import { call, chosen, inWorld } from './api.js';
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

/** The id of a branch that no world has: `-at-3`, `-at-3-2`, and so on. */
async function nextBranchId(number) {
  const taken = new Set((await call('GET', '/__mock/worlds/')).map(({ id }) => id));
  const id = `${chosen.world.slice(0, 50)}-at-${number}`;
  let free = id;
  for (let n = 2; taken.has(free); n += 1) free = `${id}-${n}`;
  return free;
}

/** Shows the world as it was right after a call of the journal, as a new world. */
export async function branchAt(number, name) {
  const as = name ?? (await nextBranchId(number));
  await inWorld('POST', '/branch/', { request: number, as });
  chosen.world = as;
}

const counted = (number, one, many) => `${number} ${number === 1 ? one : many}`;

/** What a step of the clock did, in words. */
function summary(events) {
  const sum = (key) => events.reduce((total, event) => total + event[key], 0);
  const [won, lost, paid] = ['won', 'lost', 'paid'].map(sum);
  if (events.length === 0) return 'Nothing was drawn.';
  return `${counted(events.length, 'draw', 'draws')}, ${counted(won + lost, 'bet', 'bets')} settled, ${won} won, ${counted(paid, 'point', 'points')} paid.`;
}

/** Tells what a step of the clock did, with a way back: a branch before it. */
export function toastStep(act, events, callsBefore) {
  const undo = button('Undo (branch before)', () => act(() => branchAt(callsBefore)));
  toast(`${summary(events)} `, undo);
}
