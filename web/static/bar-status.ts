import { type SiteStatus, siteMessages } from './messages.ts';
import { ask, type Site } from './readiness.ts';

interface Places {
  state: HTMLElement;
  progress: HTMLProgressElement;
  say: (text: string) => void;
}

/** The part of the way that is done when all files are loaded: starting the mock is the rest. */
const loadedShare = 0.9;

/** A status as a sentence for people; empty when all is well. */
export function statusText(status: SiteStatus): string {
  switch (status.is) {
    case 'stored':
      return '';
    case 'unstored':
      return 'This browser stores nothing here (a private window?): your worlds are gone when you close the page.';
    case 'incomplete':
      return status.worlds.length > 0
        ? `Stored worlds of another version could not be read and were left out: ${status.worlds.join(', ')}.`
        : 'What this browser had stored could not be read: the demo starts from its beginning.';
    case 'full':
      return "The browser's storage is full: the last change was not made. Free some space, or start over.";
    case 'failed':
      return `The browser could not store the last change (${status.reason}): it was not made. Try again, or start over.`;
    case 'broken':
      return `The mock cannot start (${status.reason}). Start over.`;
  }
}

const isStatus = (value: unknown): value is SiteStatus =>
  typeof value === 'object' && value !== null && 'is' in value;

/** Shows how the mock is: how much of it is loaded, that it is ready, and what went wrong. */
export function followStatus({ ready, download }: Site, { state, progress, say }: Places): void {
  let isReady = false;
  download.watch((share) => {
    if (isReady) return;
    progress.value = share * loadedShare;
    state.textContent =
      share < 1 ? `Loading the mock: ${Math.floor(share * 100)} %` : 'Starting the mock …';
  });
  const show = (status: unknown): void => {
    const text = isStatus(status) ? statusText(status) : '';
    if (text !== '') say(text);
  };
  navigator.serviceWorker.addEventListener('message', ({ data }) => show(data));
  ready
    .then(async (worker) => {
      show(await ask(worker, siteMessages.status));
      isReady = true;
      state.textContent = '';
      progress.remove();
      await ask(worker, siteMessages.cacheFiles);
    })
    .catch(() => undefined);
}
