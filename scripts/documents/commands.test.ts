import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { repoPath } from '../lib/paths.ts';
import { commandsIn, sourcesOf } from './commands.ts';
import { readDocuments } from './document.ts';

const sources = new Map<string, string>();

/** The untrue claims of a line about commands. */
function untrue(line: string): string[] {
  return commandsIn(line).flatMap(({ program, flags, only }) => {
    if (program === undefined) return [`no such command: ${line}`];
    // Playwright, tsc and Vite have their own flags.
    if (!program.includes('/')) return [];
    if (!existsSync(repoPath(program))) return [`no such program: ${line}`];
    const text = sources.get(program) ?? sourcesOf(program);
    sources.set(program, text);
    const passesOn = text.includes('passedArguments(usage)');
    const named = (word: string) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(text);
    // Some write their usage from the flags that they declare.
    const declared = (flag: string) => named(`'?${flag.slice(2)}'?: \\w*[fF]lag`);
    const unknown = flags.filter((flag) => !named(flag) && !declared(flag));
    return [
      ...(passesOn ? [] : unknown.map((flag) => `${flag}: ${line}`)),
      ...only
        .filter((part) => !new RegExp(`'${part}'|\\b${part}'?:`).test(text))
        .map((part) => `--only ${part}: ${line}`),
    ];
  });
}

it('every command in a document exists with its flags', () => {
  const found = readDocuments().flatMap(({ path, code }) =>
    code.flatMap(untrue).map((each) => `${path}: ${each}`),
  );
  expect(found).toEqual([]);
});

it.each([
  'npm run contracts:verfiy',
  'npx node scripts/licenses.ts',
  'npm run simulate -- --sed 7',
  'npx matka-contracts record --har-file session.har',
  'npm run compose:check -- --only releases',
])('the check of commands finds a wrong command: %s', (line) => {
  expect(untrue(line)).toHaveLength(1);
});

it.each([
  'npm run simulate -- --seed 7',
  'npx matka-mock exec --worlds named -- npx playwright test --headed',
])('the check of commands accepts a right command: %s', (line) => {
  expect(untrue(line)).toEqual([]);
});
