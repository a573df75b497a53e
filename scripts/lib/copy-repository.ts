import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { repoPath, repoRoot } from './paths.ts';

const workspaces = ['contracts', 'fixtures', 'mock-server', 'scripts', 'web'];
const ignored = /(^|\/)(node_modules|dist|test-results|\.local|\.git)$/;

/** Copies the sources to an empty folder and links the installed packages; workspaces refer to the copy. */
export function copyRepository(root: string): void {
  const files = readdirSync(repoRoot).filter((name) => !ignored.test(name));
  for (const name of files) {
    cpSync(repoPath(name), join(root, name), {
      recursive: true,
      filter: (path) => !ignored.test(path.replaceAll('\\', '/')),
    });
  }
  mkdirSync(join(root, 'node_modules/@matka'), { recursive: true });
  for (const name of readdirSync(repoPath('node_modules')).filter((one) => one !== '@matka'))
    symlinkSync(repoPath('node_modules', name), join(root, 'node_modules', name));
  for (const name of workspaces)
    symlinkSync(join(root, name), join(root, 'node_modules/@matka', name));
}
