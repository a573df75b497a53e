import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** Prints how long each file of tests took, its hooks included, the longest first. */
export default class TimeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules
      .map((module) => ({
        file: relative(module.project.config.root, module.moduleId),
        seconds: module.diagnostic().duration / 1000,
      }))
      .sort((a, b) => b.seconds - a.seconds);
    const told = files.filter(({ seconds }) => seconds >= 0.1);
    console.log('\nWhere the time goes');
    for (const { file, seconds } of told)
      console.log(`  ${file.padEnd(44)} ${seconds.toFixed(1).padStart(5)} s`);
  }
}
