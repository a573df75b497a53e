import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repoPath } from '../lib/paths.ts';
import type { SiteOptions } from './build-site.ts';

/** A path with a slash at both ends; `name` and `/name` mean `/name/`. Throws an Error for anything else. */
function basePath(text: string): string {
  const path = `/${text.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
  if (!/^\/([\w.-]+\/)*$/.test(path))
    throw new Error(`--base takes a path like /name/, not ${text}`);
  return path;
}

/** Reads `--base`, `--out` and `--port`. Throws an Error whose message is for people. */
export function siteOptions(args: string[]): SiteOptions & { port: number } {
  const { values } = parseArgs({
    args,
    options: {
      base: { type: 'string', default: '/' },
      out: { type: 'string', default: repoPath('web/dist-static') },
      port: { type: 'string', default: '4180' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`--port takes a number up to 65535, not ${values.port}`);
  }
  return { base: basePath(values.base), out: resolve(values.out), port };
}
