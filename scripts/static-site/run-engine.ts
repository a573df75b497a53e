import { createContext, Script } from 'node:vm';
import type { Engine, EngineOptions } from '@matka/mock-server/browser/engine';
import type { EngineFiles } from './build-engine.ts';

/** What the engine's script leaves behind. */
interface EngineGlobal {
  startEngine: (options: EngineOptions) => Promise<Engine>;
  engineOrigin: string;
}

/** What a worker has besides the language: nothing of Node. */
const platform = {
  AbortController,
  AbortSignal,
  DOMException,
  Event,
  EventTarget,
  Headers,
  MessageChannel,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  atob,
  btoa,
  clearTimeout,
  console,
  crypto,
  fetch,
  performance,
  queueMicrotask,
  setTimeout,
};

/** Runs the engine's script where only a worker's globals exist. `now` fixes the time of the machine. */
export function runEngine(files: EngineFiles, now: () => number): EngineGlobal {
  const context: Record<string, unknown> = createContext({ ...platform });
  context.self = context;
  context.now = now;
  new Script('Date.now = now').runInContext(context);
  new Script(files['engine.js'], { filename: 'engine.js' }).runInContext(context);
  return context.matkaEngine as EngineGlobal;
}
