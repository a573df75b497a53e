import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repoPath } from '../lib/paths.ts';

/** A command of the repository in a document, with its arguments. */
export interface Command {
  /** The file of its program, from the repository's root; undefined if it has none. */
  program: string | undefined;
  flags: readonly string[];
  /** The parts that `--only` names. */
  only: readonly string[];
}

const command =
  /\b(?:npm run (?<script>[\w:]+)|npm (?<script>start|test)|npx (?<binary>matka-[a-z]+)|node (?<file>[\w./-]+\.ts))(?<rest>[^|&#>;]*)/g;

const scripts: Readonly<Record<string, string>> = Object.assign(
  {},
  ...['contracts', '.'].map((folder) => {
    const file = repoPath(folder, 'package.json');
    return JSON.parse(readFileSync(file, 'utf8')).scripts;
  }),
);

const binaries: Readonly<Record<string, string>> = {
  'matka-mock': 'mock-server/package/command.ts',
  'matka-contracts': 'scripts/package/contracts-command.ts',
};

/** The file of a script of npm, or the program of another project that it runs. */
function programOf(script: string): string | undefined {
  const line = scripts[script] ?? '';
  const file = /^node (?:--import \S+ )?(\S+)/.exec(line)?.[1];
  if (file === undefined) return line.split(' ', 1)[0] || undefined;
  return [file, join('contracts', file)].find((each) => existsSync(repoPath(each)));
}

/** The commands of this repository in a line of a document. */
export const commandsIn = (line: string): Command[] =>
  [...line.matchAll(command)].map(({ groups = {} }) => {
    const { script, binary = '', file, rest = '' } = groups;
    const [before = '', after = ''] = ` ${rest} `.split(' -- ');
    // `npm run` keeps what comes before its first --; `exec` passes on what comes after the next one.
    const words = (script ? after : before).replace(/[[\]…]/g, ' ').split(/\s+/);
    return {
      program: script ? programOf(script) : (file ?? binaries[binary]),
      flags: words.filter((word) => /^--[a-z]/.test(word)).map((word) => word.replace(/=.*/, '')),
      only: words.filter((word, at) => words[at - 1] === '--only' && /^[a-z-]+$/.test(word)),
    };
  });

/** The text of a module and of its imports, four files deep: one of them has its usage. */
export function sourcesOf(file: string): string {
  const texts = new Map<string, string>();
  let next = [file];
  for (let depth = 0; depth <= 4; depth++) {
    for (const each of next) texts.set(each, readFileSync(repoPath(each), 'utf8'));
    next = [...new Set(next.flatMap((each) => importsOf(each, texts.get(each))))].filter(
      (each) => !texts.has(each),
    );
  }
  return [...texts.values()].join('\n');
}

/** The files of this repository that a module imports. */
const importsOf = (file: string, text = ''): string[] =>
  [...text.matchAll(/(?:from|import) ?\(?\s*'(\.[^']+|@matka\/[^']+)'/g)].map(
    ([, specifier = '']) =>
      specifier.startsWith('.')
        ? join(dirname(file), specifier)
        : `${specifier.replace('@matka/', '')}.ts`,
  );
