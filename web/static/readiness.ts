import { siteMessages } from './messages.ts';
import { showUnsupported } from './unsupported.ts';

/** What the page knows of the worker with the mock. */
export interface Site {
  base: string;
  /** Resolves when the worker answers the calls of this page. */
  ready: Promise<ServiceWorker>;
}

declare global {
  interface Window {
    matkaSite?: Site;
  }
}

/** Milliseconds until a page that the worker does not take over is loaded again. */
const patience = 3_000;

/** The path of the worker, trusted: the policy of the page allows this policy name. */
function trusted(path: string): string {
  const policy = window.trustedTypes?.createPolicy('matka-demo', { createScriptURL: () => path });
  return policy?.createScriptURL(path) ?? path;
}

/** Sends a message to a worker and resolves with its reply. */
export function ask(worker: ServiceWorker, message: string): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage(message, [port2]);
  });
}

async function controller(base: string): Promise<ServiceWorker> {
  const workers = navigator.serviceWorker;
  if (workers.controller) return workers.controller;
  const controlled = new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  const registration = await workers.register(trusted(`${base}sw.js`), { scope: base });
  const { active } = registration;
  if (active && !workers.controller) {
    // A hard reload goes past the worker.
    void ask(active, siteMessages.claim);
    setTimeout(() => workers.controller ?? location.reload(), patience);
  }
  if (!workers.controller) await controlled;
  return workers.controller ?? controller(base);
}

const isForMock = (base: string, input: RequestInfo | URL): boolean => {
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  const path = pathname.slice(base.length);
  return origin === location.origin && (path.startsWith('api/') || path.startsWith('__mock/'));
};

/** Registers the worker, and holds back calls to the mock until it controls the page. */
export function readiness(base: string): void {
  const ready = controller(base);
  window.matkaSite = { base, ready };
  ready.catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    showUnsupported(`The demo could not start in this browser (${reason}).`);
  });
  if (navigator.serviceWorker.controller) return;
  const send = window.fetch;
  window.fetch = async (input, init) => {
    if (!isForMock(base, input)) return send(input, init);
    const { signal } = init ?? {};
    await Promise.race([
      ready,
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      }),
    ]);
    return send(input, init);
  };
}
