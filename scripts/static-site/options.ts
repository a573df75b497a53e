import { resolve } from 'node:path';
import { wholeNumber } from '@matka/contracts/cli/flag-values';
import { UsageError } from '@matka/contracts/cli/flags';
import { repoPath } from '../lib/paths.ts';

/** A path with a slash at both ends; `name` and `/name` mean `/name/`. Throws UsageError for anything else. */
function basePath(text: string): string {
  const path = `/${text.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
  if (!/^\/([\w.-]+\/)*$/.test(path))
    throw new UsageError(`--base takes a path like /name/, not "${text}".`);
  return path;
}

/** The flags of the commands that make or serve a site. */
export const siteFlags = {
  base: { type: 'string', default: '/' },
  out: { type: 'string', default: repoPath('web/dist-static') },
} as const;

/** The flags of `preview:static`. */
export const previewFlags = { ...siteFlags, port: { type: 'string', default: '4180' } } as const;

/** What of `--help` is about `siteFlags`. */
export const siteHelp = `  --base PATH    the path at which a host serves it (/)
  --out FOLDER   its folder (web/dist-static)`;

/** Parses the values of `siteFlags`. Throws UsageError. */
export const siteOptions = ({ base, out }: { base: string; out: string }) => ({
  base: basePath(base),
  out: resolve(out),
});

/** Parses the values of `previewFlags`. Throws UsageError. */
export const previewOptions = ({
  port,
  ...values
}: {
  base: string;
  out: string;
  port: string;
}) => ({ ...siteOptions(values), port: wholeNumber('port', port, { most: 65_535 }) });
