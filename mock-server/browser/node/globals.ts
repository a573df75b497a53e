import { Buffer } from 'node:buffer';
import * as process from 'node:process';
import { setImmediate } from 'node:timers';

/** Puts Node's global names in place before any other module runs. */
Object.assign(globalThis, { Buffer, process, setImmediate, global: globalThis });
