import { markSeen } from './journal-log.js';

const notice = document.getElementById('notice');
let refresh = async () => undefined;
let actions = 0;

/** Sets what follows each action. */
export const afterEachAction = (work) => {
  refresh = work;
};

/** Runs an action, then refreshes; shows the error if it fails. An older action hides no newer error. */
export async function act(work = async () => undefined) {
  actions += 1;
  const own = actions;
  try {
    markSeen();
    await work();
    await refresh();
    if (own === actions) notice.hidden = true;
  } catch (error) {
    notice.textContent = error.message;
    notice.hidden = false;
  }
}
