import { vi } from 'vitest';

// Test files share a page. Each has the modules of the app anew, on a phone that nobody has used.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.resetModules();
localStorage.clear();
sessionStorage.clear();
document.head.replaceChildren();
history.replaceState(null, '', '/');
// SWR, which the files share, asks for nothing more after a test that ends offline.
dispatchEvent(new Event('online'));
