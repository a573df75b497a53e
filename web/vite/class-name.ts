import { createHash } from 'node:crypto';
import { relative, resolve, sep } from 'node:path';

const app = resolve(import.meta.dirname, '..');

/**
 * The name of a class in the page: its own in the CSS module with that of the module, three characters for the path, so
 * that equal names of two modules differ. Vite's default is longer, and in the code as often as in the styles.
 */
export function className(name: string, file: string): string {
  const path = relative(app, file).replaceAll(sep, '/');
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`;
}
