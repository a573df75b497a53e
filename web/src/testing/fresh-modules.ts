import { vi } from 'vitest';

// Files of tests share workers. Each still gets the modules of the app, and mocks of them, for itself.
vi.resetModules();
