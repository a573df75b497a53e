import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCEPTED } from './accepted.ts';
import { scriptFindings } from './script-findings.ts';
import { styleFindings } from './style-findings.ts';

/** The style sheets in a page. */
const inlineStyles = /<style>(.*?)<\/style>/gs;

function needsOf(name: string, text: string): string[] {
  if (name.endsWith('.js')) return scriptFindings(text);
  if (name.endsWith('.css')) return styleFindings(text);
  return Array.from(text.matchAll(inlineStyles), ([, sheet = '']) => sheet).flatMap(styleFindings);
}

/** A build held against the oldest promised browsers. */
export interface BrowserCheck {
  readonly files: number;
  /** `file: what it needs`, if that is not accepted. */
  readonly findings: readonly string[];
  /** Accepted needs that no file has any more. */
  readonly unused: readonly string[];
}

/** Checks every script, style sheet and page of a build folder. */
export function checkBuild(folder: string): BrowserCheck {
  const files = globSync('**/*.{js,css,html}', { cwd: folder }).sort();
  const needs = files.flatMap((file) =>
    needsOf(file, readFileSync(join(folder, file), 'utf8')).map((need) => ({ file, need })),
  );
  return {
    files: files.length,
    findings: needs
      .filter(({ need }) => !Object.hasOwn(ACCEPTED, need))
      .map(({ file, need }) => `${file}: ${need}`),
    unused: Object.keys(ACCEPTED).filter((each) => !needs.some(({ need }) => need === each)),
  };
}
