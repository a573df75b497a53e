/** What is running and what remains of the stages of a run. */
const running = new Set<string>();
let waiting: readonly string[] = [];

const list = (names: Iterable<string>): string => [...names].join(', ') || 'nothing';

/** Prints the beginning and end of each stage. */
export const progress = {
  /** Names the stages to come, so that each end says what remains. */
  plan(names: readonly string[]): void {
    waiting = names;
  },
  begin(name: string): void {
    running.add(name);
    waiting = waiting.filter((other) => other !== name);
    console.log(`\n── ${name}`);
  },
  end({
    name,
    passed,
    failed,
    seconds,
  }: {
    name: string;
    passed: number;
    failed: number;
    seconds: number;
  }): void {
    running.delete(name);
    console.log(
      `── ${name}: ${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s; running: ${list(running)}; remaining: ${list(waiting)}`,
    );
  },
};
