import { flashChanges } from './changed-cards.ts';
import { moveTab, slidePill } from './tab-pill.ts';

let isStarted = false;

/** Starts the motion that follows what the screens show, once per page. */
export function startMotion(): void {
  if (isStarted) return;
  isStarted = true;
  slidePill();
  const options = { subtree: true, childList: true, characterData: true };
  new MutationObserver((changes) => {
    // Not with every change: to look for the tab among a thousand rows takes as long as a key may.
    if (moveTab(changes)) requestAnimationFrame(slidePill);
    flashChanges(changes);
  }).observe(document.body, { ...options, attributeFilter: ['aria-current'] });
}
