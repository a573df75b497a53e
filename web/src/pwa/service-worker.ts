import type { Shell } from './shell.ts';
import { handleEvents } from './shell-worker.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** Replaced by the build. */
declare const __SHELL__: Shell;

handleEvents(self, __SHELL__);
