import { siteMessages } from './messages.ts';
import { ask } from './readiness.ts';
import { showWorld } from './world-link.ts';

/** Milliseconds that the worker has for its reply. */
const patience = 5_000;

const wait = (milliseconds: number): Promise<false> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(false), milliseconds);
  });

/** Removes all that the site stored, without the help of its worker. */
async function removeAll(base: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(base);
  await registration?.unregister();
  try {
    indexedDB.deleteDatabase(`matka ${base}`);
  } catch {
    // This browser stores nothing.
  }
  await wait(500);
}

/** Forgets all worlds and all that the app stored, and opens the site again. It works whatever state the worker is in. */
export async function startOver(base: string, ready: Promise<unknown>): Promise<void> {
  const worker = navigator.serviceWorker.controller;
  const isDone =
    worker &&
    (await Promise.race([
      ready.then(() => ask(worker, siteMessages.startOver)).then((reply) => reply === true),
      wait(patience),
    ]));
  if (!isDone) await removeAll(base);
  showWorld(base, undefined);
  localStorage.clear();
  sessionStorage.clear();
  location.replace(base);
}
