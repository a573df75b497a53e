import { messages, WORKER_PATH } from './shell.ts';

/** How often at most a page that is looked at again asks for a new version, in ms. */
const CHECK_INTERVAL = 60 * 60_000;

/** Trusted Types, by whose leave alone the policy of the page lets a worker be registered. */
type ScriptPolicies = {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(path: string): string };
};
declare global {
  interface Window {
    readonly trustedTypes?: ScriptPolicies;
  }
}

/** The one script address that this page vouches for. The name stands in the page's policy. */
function trustedWorker(): string {
  const policy = window.trustedTypes?.createPolicy('matka-worker', {
    createScriptURL: () => WORKER_PATH,
  });
  return policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH;
}

/** The path of the script that this page started with: it names the build. */
const currentBuild = (): string | undefined => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : undefined;
};

/** Asks a worker which build it keeps. */
function buildOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage(messages.getBuild, [port2]);
  });
}

/** Calls `found` with the worker of a new version once it has all it needs and waits for its turn. */
function watchForUpdates(
  registration: ServiceWorkerRegistration,
  found: (worker: ServiceWorker) => void,
): void {
  if (registration.waiting) found(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') found(worker);
    });
  });
}

/** A page that stays open for days asks for a new version by itself, when it is looked at again. */
function checkWhenSeen(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - last < CHECK_INTERVAL) return;
    last = Date.now();
    registration.update().catch(() => undefined);
  });
}

/**
 * Has the shell of the app kept for times without a network. `onNewVersion` is called when another
 * version than that of this page waits to take over; what it gets lets that happen and loads the
 * page anew. Nothing happens in a browser without workers.
 */
export async function registerServiceWorker(
  onNewVersion: (accept: () => void) => void,
): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  await workers.register(trustedWorker(), { updateViaCache: 'none' });
  const registration = await workers.ready;
  watchForUpdates(registration, async (worker) => {
    // A page that was loaded since is of the new version already.
    if ((await buildOf(worker)) === currentBuild()) return;
    onNewVersion(() => {
      // Only the page whose player asked for it is loaded anew; others go on as they are.
      workers.addEventListener('controllerchange', () => location.reload(), { once: true });
      worker.postMessage(messages.skipWaiting);
    });
  });
  checkWhenSeen(registration);
}
