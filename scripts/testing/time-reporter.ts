import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** Prints the duration of each test file, hooks included, longest first. */
export default class TimeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules
      .map((module) => ({
        file: relative(module.project.config.root, module.moduleId),
        seconds: module.diagnostic().duration / 1000,
      }))
      .sort((a, b) => b.seconds - a.seconds);
    const slow = files.filter(({ seconds }) => seconds >= 0.1);
    console.log('\nDuration of the test files');
    for (const { file, seconds } of slow)
      console.log(`  ${file.padEnd(44)} ${seconds.toFixed(1).padStart(5)} s`);
  }
}
