import { inject } from 'vitest';

/** Stryker's state in the worker. */
interface StrykerState {
  activeMutant?: string | undefined;
}

// A worker serves many mutants: modules that this test file loads must not run with the mutant of the run before.
// Stryker activates the next one when the tests begin; one outside of functions is active already.
const state: StrykerState | undefined = Reflect.get(globalThis, '__stryker__');
if (state && inject('mutantActivation') !== 'static') state.activeMutant = undefined;
