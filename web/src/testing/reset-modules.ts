import { vi } from 'vitest';

/** The part of vitest's worker that holds the modules of the test files that ran in it. */
interface Worker {
  evaluatedModules?: { idToModuleMap: ReadonlyMap<string, { imports: Set<string> }> };
}

// Test files share workers, but each gets its own module instances and mocks.
vi.resetModules();

// Vitest keeps which imports these modules did, and would record for this file the screens that earlier files opened.
const worker: Worker | undefined = Reflect.get(globalThis, '__vitest_worker__');
for (const { imports } of worker?.evaluatedModules?.idToModuleMap.values() ?? []) imports.clear();
