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
    return page;
  },
};

export default environment;
