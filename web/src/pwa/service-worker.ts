import type { Shell } from './shell.ts';
import { serveShell } from './shell-worker.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** Put in by the build. */
declare const __SHELL__: Shell;

serveShell(self, __SHELL__);
