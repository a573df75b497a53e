/** A defect that a test must notice, where Stryker does not reach or for its weight. */
export interface NamedFault {
  /** Kebab-case, unique. */
  name: string;
  /** The source to change, from the repository's root. */
  file: string;
  /** Text that stands in the file exactly once. */
  from: string;
  /** What stands there instead. */
  to: string;
  caughtBy: {
    /** `e2e` builds the web app and runs Playwright, `contracts` needs Pact, `unit` is everything else. */
    runner: 'unit' | 'contracts' | 'e2e';
    /** The test file, from the repository's root. */
    file: string;
    /** Title of the test that must fail, without that of its group. */
    title: string;
  };
}

/** Applies a fault to the text of its file. Throws an Error if the place to change is missing or not unique. */
export function applyNamedFault({ name, file, from, to }: NamedFault, text: string): string {
  const places = text.split(from).length - 1;
  if (places !== 1)
    throw new Error(`${name}: its text stands ${places} times in ${file}, not once.`);
  return text.replace(from, () => to);
}
