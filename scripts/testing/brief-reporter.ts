import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';

/** Milliseconds between two lines of progress. */
const interval = 10_000;

const firstLines = (text: string): string =>
  stripVTControlCharacters(text).split('\n').slice(0, 14).join('\n');

/** Prints each failure as soon as it happens, and now and then how many files are done. */
export default class BriefReporter implements Reporter {
  private files = 0;
  private done = 0;
  private told = performance.now();

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.files = specifications.length;
  }

  onTestCaseResult(test: TestCase): void {
    const { fullName, module } = test;
    const { state, errors = [] } = test.result();
    if (state !== 'failed') return;
    const messages = errors.map(({ stack, message }) => firstLines(stack ?? message));
    console.log(`FAILED ${module.relativeModuleId} › ${fullName}\n${messages.join('\n')}`);
  }

  onTestModuleEnd(module: TestModule): void {
    this.done += 1;
    for (const { message } of module.errors()) {
      console.log(`FAILED ${module.relativeModuleId}\n${firstLines(message)}`);
    }
    if (performance.now() - this.told < interval) return;
    this.told = performance.now();
    console.log(`${this.done} of ${this.files} files`);
  }

  onTestRunEnd(
    _modules: readonly TestModule[],
    errors: readonly { message: string; stack?: string }[],
  ): void {
    for (const { message, stack } of errors) console.log(`ERROR ${firstLines(stack ?? message)}`);
  }
}
