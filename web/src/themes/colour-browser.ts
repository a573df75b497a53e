import { nextTask } from '../lib/next-task.ts';

/** Gives the browser's bar the colour of the app's, after the next frame: to read it at once styles the page once more. */
export async function colourBrowser(): Promise<void> {
  await nextTask();
  const bar = getComputedStyle(document.documentElement).getPropertyValue('--bar');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar);
}
