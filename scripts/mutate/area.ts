/** What one run of Stryker changes, and the tests that have to notice. */
export interface Area {
  /** Kebab-case, unique: `--only` takes it and reports name it. */
  name: string;
  /** Globs of the sources to change, from the repository's root. Tests among them are left out. */
  sources: readonly string[];
  /** Whose Vitest settings apply. */
  settings: 'contracts' | 'mock-server' | 'web';
  /** Globs of the tests, from the repository's root. */
  tests: readonly string[];
  /** A module that runs before the tests of a mutant. */
  setup?: string;
  /** Files of `sources` that are left out, each with the reason. */
  excluded?: Readonly<Record<string, string>>;
}
