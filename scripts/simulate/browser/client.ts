import { Script } from 'node:vm';
import { Window } from '../dom/window.ts';
import type { ClientBundle } from './bundle.ts';

/** The compiled client; `start` runs it with globals of its own. */
export interface Client {
  readonly html: string;
  readonly hash: string;
  readonly start: (globals: ReadonlyMap<string, unknown>) => void;
}

/** Globals of the language and of Node that the client may share with the simulator. */
const languageNames = new Set([
  ...['Object', 'Array', 'Promise', 'Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'Symbol'],
  ...['String', 'Number', 'Boolean', 'Function', 'BigInt', 'Proxy', 'Reflect', 'JSON', 'RegExp'],
  ...['Error', 'TypeError', 'RangeError', 'SyntaxError', 'EvalError', 'ReferenceError'],
  ...['URIError', 'AggregateError', 'Infinity', 'NaN', 'undefined', 'isNaN', 'isFinite'],
  ...['parseInt', 'parseFloat', 'encodeURIComponent', 'decodeURIComponent', 'encodeURI'],
  ...['decodeURI', 'escape', 'unescape', 'eval', 'ArrayBuffer', 'SharedArrayBuffer', 'DataView'],
  ...['Atomics', 'Iterator', 'FinalizationRegistry', 'Int8Array', 'Uint8Array', 'Int16Array'],
  ...['Uint16Array', 'Int32Array', 'Uint32Array', 'Float32Array', 'Float64Array'],
  ...['Uint8ClampedArray', 'BigInt64Array', 'BigUint64Array', 'AbortController', 'AbortSignal'],
  ...['URL', 'URLSearchParams', 'Headers', 'Request', 'Response', 'TextEncoder', 'TextDecoder'],
  ...['structuredClone', 'atob', 'btoa'],
]);

/** Names that the pages provide although no window has them, or has them otherwise. */
const provided = [
  ...['fetch', 'MessageChannel', 'setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'],
  ...['setInterval', 'clearInterval', 'requestAnimationFrame', 'cancelAnimationFrame', 'process'],
  ...['Date', 'Math', 'crypto', 'performance', 'console', 'global', 'globalThis', 'reportError'],
  ...['localStorage', 'sessionStorage', 'BroadcastChannel', 'Buffer', 'window', 'self', 'location'],
  ...['history', 'isSecureContext', 'queueMicrotask', 'navigator', 'WebSocket', 'EventSource'],
  'Intl',
];

const isIdentifier = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name);

/** The names of the window that occur in a script. */
function globalNames(code: string): string[] {
  const window = new Window('<html><head></head><body></body></html>', () => {});
  const names = new Set<string>(provided);
  for (let at: object | null = window; at; at = Object.getPrototypeOf(at)) {
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  }
  const words = new Set(code.match(/[A-Za-z_$][\w$]*/g));
  return [...names]
    .filter((name) => isIdentifier(name) && !languageNames.has(name) && words.has(name))
    .sort();
}

/** Takes a function that uses nothing around it out of a script; returns it and what is left. */
function takeOut(code: string, name: string): readonly [string, string] {
  const start = code.indexOf(`function ${name}(`);
  if (start < 0) return ['', code];
  let end = code.indexOf('{', start) + 1;
  for (let depth = 1; depth > 0 && end < code.length; end++) {
    if (code[end] === '{') depth++;
    if (code[end] === '}') depth--;
  }
  return [code.slice(start, end), code.slice(0, start) + code.slice(end)];
}

/** How the bundler imports a CommonJS module: an object of getters for each import. */
const bundlerImport = /var __toESM = [\s\S]*?\n\t?\}\) : target, mod\)\);/;

/** The same with plain properties and one object for all imports of a module, which is read much faster. */
const plainImport = `var __imports = new Map();
var __toESM = (mod) => {
  if (!__imports.has(mod)) __imports.set(mod, { ...mod, default: mod });
  return __imports.get(mod);
};`;

/**
 * The client with what React makes for each of its copies made once: objects of different copies are then of one
 * shape for the engine, which halves the time of a run. Their documents keep them apart.
 */
function withSharedShapes(code: string): readonly [string, string] {
  const keyed = code
    .replace('Math.random().toString(36).slice(2)', '"page"')
    .replace(bundlerImport, plainImport)
    // Elements with deleted properties are slow, and these are thrown away.
    .replaceAll(/delete node\[internal\w+Key\];/g, '');
  return takeOut(keyed, 'FiberNode');
}

/**
 * Compiles the client once. Its globals are parameters: each start has its own React, caches and
 * stores, so that tabs and reloads need neither workers nor contexts.
 */
export function compileClient({ code, html, hash }: ClientBundle): Client {
  const names = globalNames(code);
  const [shared, own] = withSharedShapes(code);
  const source = `(() => { ${shared}\nreturn function (${names.join(', ')}) {${own}\n}; })()`;
  const run: (...values: unknown[]) => void = new Script(source, {
    filename: 'client.js',
  }).runInThisContext();
  return {
    html,
    hash,
    start: (globals) => run(...names.map((name) => globals.get(name))),
  };
}
