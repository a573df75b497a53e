import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Builder, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Session, Tab } from './tab.ts';

/** WebKitGTK as root and without a graphics card. */
const environment = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
};

function tabOf(driver: WebDriver, handle: string): Tab {
  const select = () => driver.switchTo().window(handle);
  return {
    goto: async (url) => {
      await select();
      await driver.get(url);
    },
    evaluate: async <Result>(expression: string): Promise<Result> => {
      await select();
      const run = () => driver.executeScript<Result>(`return ${expression}`);
      // A page that is just being left gives no answer: the next one is asked.
      return run().catch((cause: unknown) => {
        if (cause instanceof error.NoSuchFrameError) return run();
        throw cause;
      });
    },
    click: async (expression) => {
      await select();
      const element = await driver.executeScript<WebElement | null>(`return ${expression}`);
      if (!element) throw new Error('There is nothing to click.');
      await element.click();
    },
    type: async (text) => {
      await select();
      const element = await driver.switchTo().activeElement();
      await element.sendKeys(...[...text].map((key) => (key === '\n' ? Key.ENTER : key)));
    },
    screenshot: async () => {
      await select();
      return Buffer.from(await driver.takeScreenshot(), 'base64');
    },
  };
}

/** Starts WebKitGTK's small browser on a display of its own, over WebDriver. */
export async function startWebkit(executablePath: string): Promise<Session> {
  const port = await freePort();
  const server = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    env: { ...process.env, ...environment },
    stdio: 'ignore',
    // A group of its own, so that it ends with all that it started.
    detached: true,
  });
  const stop = () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid, 'SIGKILL');
  };
  try {
    const driver = await connect(`http://127.0.0.1:${port}`, executablePath);
    let opened = 0;
    return {
      open: async () => {
        opened += 1;
        // A window each: what is in a hidden tab does not move.
        if (opened > 1) await driver.switchTo().newWindow('window');
        // As narrow as this browser can be: 447 pixels.
        await driver.manage().window().setRect({ width: 412, height: 915 });
        return tabOf(driver, await driver.getWindowHandle());
      },
      close: async () => stop(),
    };
  } catch (error) {
    stop();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Waits until the driver listens, and opens a session with it. */
async function connect(url: string, binary: string): Promise<WebDriver> {
  for (let tries = 0; ; tries++) {
    const ready = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) break;
    if (tries > 150) throw new Error('WebKitWebDriver did not start within 30 s.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
}
