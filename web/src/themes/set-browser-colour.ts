/** Sets the browser's bar to the colour of the app's bar. */
export function setBrowserColour(): void {
  const bar = getComputedStyle(document.documentElement).getPropertyValue('--bar');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar);
}
