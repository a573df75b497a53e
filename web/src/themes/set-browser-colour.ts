/** Gives the browser's bar the colour of the app's. */
export function setBrowserColour(): void {
  const bar = getComputedStyle(document.documentElement).getPropertyValue('--bar');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar);
}
