/** A check of an installed package: throws if it does not hold; what it returns is shown beside its name. */
export interface Check {
  name: string;
  run: () => Promise<string | undefined>;
}

/** Throws unless a condition holds. */
export function expectThat(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

/** Runs checks one after the other and prints each. Returns the number of failures. */
export async function runChecks(title: string, checks: readonly Check[]): Promise<number> {
  console.log(`\n── ${title}`);
  let failures = 0;
  for (const { name, run } of checks) {
    const error: unknown = await run().then(
      (shown) => {
        console.log(`  ✓ ${name}${shown === undefined ? '' : ` (${shown})`}`);
      },
      (reason: unknown) => reason ?? new Error('failed'),
    );
    if (error === undefined) continue;
    failures += 1;
    console.log(`  ✗ ${name}\n    ${error instanceof Error ? error.message : String(error)}`);
  }
  return failures;
}
