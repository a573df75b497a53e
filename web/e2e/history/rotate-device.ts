import type { Page } from '@playwright/test';

/** Rotates the device. Playwright's own call resizes the window, which fails in fullscreen. */
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
