import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { repoPath } from '../../lib/paths.ts';
import { productionBuild } from './production-build.ts';

/** A word to edit in one screen. */
interface Edit {
  file: string;
  word: string;
}

const edits: readonly Edit[] = [
  { file: 'src/features/bids/screens/full-sangam.ts', word: 'Full Sangam' },
  { file: 'src/features/home/home-screen.tsx', word: 'Markets' },
  { file: 'src/features/sign-in/login-screen.tsx', word: 'Logging in' },
  { file: 'src/features/wallet/wallet-screen.tsx', word: 'Add Funds' },
];

function editing({ file, word }: Edit): Plugin {
  return {
    name: 'matka-bench-edit',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith(`/web/${file}`) ? code.replace(word, `${word}s`) : undefined,
  };
}

/** File names of a production build. */
async function filesOf(plugins: Plugin[] = []): Promise<Set<string>> {
  const { output } = await productionBuild(plugins);
  return new Set(output.map(({ fileName }) => fileName));
}

/** Files of the build that a one-word edit renames, for a few screens. */
export async function renamedFiles(): Promise<{ screen: string; renamed: string[] }[]> {
  const before = await filesOf();
  const found = [];
  for (const edit of edits) {
    if (!readFileSync(repoPath('web', edit.file), 'utf8').includes(edit.word)) {
      throw new Error(`${edit.file} has no "${edit.word}" to edit.`);
    }
    const after = await filesOf([editing(edit)]);
    found.push({ screen: edit.file, renamed: [...after].filter((file) => !before.has(file)) });
  }
  return found;
}
