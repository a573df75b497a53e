import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fenced example of a README. */
export interface Example {
  language: string;
  /** From a first line such as `// tests/balance.spec.ts`. */
  file: string | undefined;
  code: string;
}

/** The examples of the README that a package ships. */
export function examplesOf(packageFolder: string): Example[] {
  const text = readFileSync(join(packageFolder, 'README.md'), 'utf8');
  return [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', code = '']) => ({
    language,
    file: /^\/\/ (\S+\.\w+)\n/.exec(code)?.[1],
    code,
  }));
}

/** The output that comments after console.log state. */
export const expectedOutput = (code: string): string[] =>
  [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, line = '']) => line);
