import type { EngineFile } from './engine-download.ts';
import { prepare } from './readiness.ts';
import { showUnsupported, unsupported } from './unsupported.ts';
import { takeLink } from './world-link.ts';

/** Replaced by the build. */
declare const __SITE_BASE__: string;
declare const __SITE_ENGINE__: readonly EngineFile[];

// Runs in the head of the page, before the app: registers the worker that holds the mock and lets the calls of the app
// wait until it is there.
const reason = unsupported(globalThis);
if (reason !== undefined) showUnsupported(reason);
else prepare(__SITE_BASE__, __SITE_ENGINE__, takeLink(__SITE_BASE__));
