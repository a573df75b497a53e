import { appendFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createFolder } from './create-folder.ts';

/** Writes a report. The summary of a CI step keeps its other reports and gets this one at its end. */
export function writeMarkdown(file: string, text: string, env: NodeJS.ProcessEnv): void {
  const { GITHUB_STEP_SUMMARY: summary } = env;
  const isSummary = summary !== undefined && resolve(summary) === resolve(file);
  createFolder(dirname(resolve(file)));
  if (isSummary) appendFileSync(file, `${text}\n`);
  else writeFileSync(file, text);
}
