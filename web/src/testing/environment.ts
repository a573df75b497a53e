import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** Node's network classes, with which tests send real requests. */
const network = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'URL',
  'URLSearchParams',
] as const;

const happyDom = builtinEnvironments['happy-dom'];

/** A browser takes a delay that is no number as 0; Node does too, with a warning. SWR passes an event. */
function acceptAnyDelay(global: typeof globalThis): void {
  const start = global.setTimeout;
  const accepting = (task: () => void, delay?: unknown, ...args: []) =>
    start(task, Number(delay) || 0, ...args);
  global.setTimeout = Object.assign(accepting, start);
}

/** happy-dom with the fetch of Node: a test's API is a real local server, without CORS. */
const environment: Environment = {
  name: 'happy-dom-with-node-fetch',
  viteEnvironment: 'client',
  async setup(global: typeof globalThis, options) {
    const own = network.map((name) => [name, global[name]] as const);
    const page = await happyDom.setup(global, options);
    for (const [name, value] of own) {
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    }
    acceptAnyDelay(global);
    // happy-dom's animations never finish: tests run as in a browser without them.
    Reflect.deleteProperty(global.Element.prototype, 'animate');
    return page;
  },
};

export default environment;
