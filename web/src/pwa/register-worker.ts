import { config } from '../config.ts';
import { BASE_PATH } from '../lib/base-path.ts';
import { currentBuild } from './current-build.ts';
import { messages } from './messages.ts';
import { offerVersion } from './new-version.ts';
import { manifestFile } from './theme-files.ts';

const WORKER_PATH = `${BASE_PATH}sw.js`;

/** Minimum interval between update checks, in ms. */
const CHECK_INTERVAL = 60 * 60_000;

/** Maximum wait for the activation of an accepted version before the page is reloaded anyway, in ms. */
const ACTIVATION_PATIENCE = 3000;

/** The part of Trusted Types used here; the page's policy requires it for worker URLs. */
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

/** The trusted URL of the worker. The content security policy allows this policy name. */
function trustedWorker(): string {
  const policy = window.trustedTypes?.createPolicy('matka-worker', {
    createScriptURL: () => WORKER_PATH,
  });
  return policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH;
}

/** Asks a worker; never resolves if its version does not know the question. */
function ask(worker: ServiceWorker, question: string): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage(question, [port2]);
  });
}

const isReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

/** Reloads a page with an earlier configuration, or offers it if the page is in use or was reloaded already. */
async function renewConfig(worker: ServiceWorker, offer: (accept: () => void) => void) {
  const own = document.getElementById('matka-config')?.textContent;
  const current = await ask(worker, messages.getConfig);
  if (own === undefined || typeof current !== 'string' || current === own) return;
  const reload = () => location.reload();
  if (navigator.userActivation?.hasBeenActive === false && !isReloaded()) reload();
  else offer(reload);
}

function watchForUpdates(
  registration: ServiceWorkerRegistration,
  found: (worker: ServiceWorker) => void,
): void {
  const follow = (worker: ServiceWorker | null): void => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') found(worker);
    });
  };
  if (registration.waiting) found(registration.waiting);
  // The registration may already have found a new version.
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

function checkWhenSeen(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - last < CHECK_INTERVAL) return;
    last = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Registers the service worker. Calls `onNewVersion` when another version waits; its argument activates it and reloads. */
export async function registerServiceWorker(
  onNewVersion: (accept: () => void) => void,
): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  await workers.register(trustedWorker());
  const registration = await workers.ready;
  if (workers.controller) void renewConfig(workers.controller, onNewVersion);
  watchForUpdates(registration, async (worker) => {
    // This page may have been loaded from the new version already.
    if ((await ask(worker, messages.getBuild)) === currentBuild()) return;
    onNewVersion(() => {
      // By now another version may wait, or another tab may have activated the waiting version.
      const { waiting } = registration;
      if (!waiting) {
        location.reload();
        return;
      }
      // Reload this page only; other tabs continue with their version.
      workers.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage(messages.skipWaiting);
      // The browser waits for requests of the old worker; a reloaded page comes from the network, so it is the new one.
      setTimeout(() => location.reload(), ACTIVATION_PATIENCE);
    });
  });
  checkWhenSeen(registration);
}

/** Makes the page installable: links the manifest of the theme and registers the service worker. */
export async function install(): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = BASE_PATH + manifestFile(config().theme);
  document.head.append(link);
  await registerServiceWorker(offerVersion);
}
