import { elementOf } from './dom.js';
import { markSeen } from './journal-log.js';

const notice = elementOf('notice', HTMLElement);
const nothing = async () => undefined;
/** @type {() => Promise<unknown>} */
let refresh = nothing;
let actions = 0;

/** Sets what follows each action. */
export const afterEachAction = (/** @type {() => Promise<unknown>} */ work) => {
  refresh = work;
};

/**
 * Runs an action, then refreshes; shows the error if it fails. An older action hides no newer error.
 * @param {() => Promise<unknown>} work
 */
export async function act(work = nothing) {
  actions += 1;
  const own = actions;
  try {
    markSeen();
    await work();
    await refresh();
    if (own === actions) notice.hidden = true;
  } catch (error) {
    notice.textContent = error instanceof Error ? error.message : String(error);
    notice.hidden = false;
  }
}
