import { whenIdle } from '../lib/when-idle.ts';

/** Sets the browser's bar to the colour of the app's bar once the page is drawn: earlier, its style is computed twice. */
export const setBrowserColour = (): void => void whenIdle(applyColour);

function applyColour(): void {
  const bar = getComputedStyle(document.documentElement).getPropertyValue('--bar');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar);
}
