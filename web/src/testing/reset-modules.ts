import { vi } from 'vitest';

// Test files share workers, but each gets its own module instances and mocks.
vi.resetModules();
