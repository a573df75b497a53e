import type { Page } from '@playwright/test';

/** Holds the phone another way; Playwright's own call would resize the window, which full screen forbids. */
export async function rotateDevice(
  page: Page,
  { width, height }: { width: number; height: number },
): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: 1,
    mobile: true,
  });
}
