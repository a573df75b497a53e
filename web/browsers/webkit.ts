import { spawn } from 'node:child_process';
import { freePortFrom } from '../../scripts/lib/ports.ts';
import type { Session, Tab } from './tab.ts';

/** WebKitGTK as root and without a graphics card. */
const environment = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
};

/** The member that names an element in the WebDriver protocol, and its key Enter. */
const element = 'element-6066-11e4-a52e-4f735466cecf';
const enter = '\uE007';

type WebElement = Readonly<Record<typeof element, string>>;

/** Sends commands of the W3C WebDriver protocol below an address. Throws with the error that the driver names. */
const commandsTo =
  (base: string) =>
  async <Value = null>(path: string, parameters: object = {}): Promise<Value> => {
    const body = JSON.stringify(parameters);
    const { value } = await (await fetch(`${base}${path}`, { method: 'POST', body })).json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };

function tabOf(session: string, handle: string): Tab {
  const command = commandsTo(session);
  const select = () => command('/window', { handle });
  const run = <Result>(expression: string) =>
    command<Result>('/execute/sync', { script: `return ${expression}`, args: [] });
  return {
    goto: async (url) => {
      await select();
      await command('/url', { url });
    },
    evaluate: async <Result>(expression: string): Promise<Result> => {
      await select();
      return run<Result>(expression).catch((cause: unknown) => {
        // A page that is just being left gives no answer: the next one is asked.
        if (String(cause).includes('no such frame')) return run<Result>(expression);
        throw cause;
      });
    },
    click: async (expression) => {
      await select();
      const found = await run<WebElement | null>(expression);
      if (!found) throw new Error('There is nothing to click.');
      await command(`/element/${found[element]}/click`);
    },
    type: async (text) => {
      await select();
      const active = await run<WebElement>('document.activeElement');
      await command(`/element/${active[element]}/value`, { text: text.replaceAll('\n', enter) });
    },
    screenshot: async () => {
      await select();
      const picture = await fetch(`${session}/screenshot`);
      return Buffer.from((await picture.json()).value, 'base64');
    },
  };
}

/** Starts WebKitGTK's small browser on a virtual display, over WebDriver. */
export async function startWebkit(executablePath: string): Promise<Session> {
  const port = await freePortFrom(0);
  const server = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    env: { ...process.env, ...environment },
    stdio: 'ignore',
    // A process group, so that it ends with all that it started.
    detached: true,
  });
  const stop = () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid, 'SIGKILL');
  };
  try {
    const session = await connect(`http://127.0.0.1:${port}`, executablePath);
    const command = commandsTo(session);
    let opened = 0;
    return {
      open: async () => {
        opened += 1;
        // A window each: what is in a hidden tab does not move.
        if (opened > 1) {
          const { handle } = await command<{ handle: string }>('/window/new', { type: 'window' });
          await command('/window', { handle });
        }
        // As narrow as this browser can be: 447 pixels.
        await command('/window/rect', { width: 412, height: 915 });
        const { value } = await (await fetch(`${session}/window`)).json();
        return tabOf(session, value);
      },
      close: async () => stop(),
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Waits until the driver listens, and opens a session with it; returns the address of the session. */
async function connect(url: string, binary: string): Promise<string> {
  for (let tries = 0; ; tries++) {
    const ready = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) break;
    if (tries > 150) throw new Error('WebKitWebDriver did not start within 30 s.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const { sessionId } = await commandsTo(url)<{ sessionId: string }>('/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      },
    },
  });
  return `${url}/session/${sessionId}`;
}
