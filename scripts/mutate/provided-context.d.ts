import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** How Stryker activates a mutant: `static` before modules are loaded, otherwise when the tests begin. */
    mutantActivation?: 'static' | 'runtime';
  }
}
