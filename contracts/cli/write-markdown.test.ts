import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { folderOfFile } from '../../scripts/testing/temporary-folder.ts';
import { writeMarkdown } from './write-markdown.ts';

const folder = folderOfFile();

const writeTwice = (name: string, summary?: string) => {
  const file = join(folder, name);
  const env = summary === undefined ? {} : { GITHUB_STEP_SUMMARY: join(folder, summary) };
  writeMarkdown(file, 'one\n', env);
  writeMarkdown(relative(process.cwd(), file), 'two\n', env);
  return readFileSync(file, 'utf8');
};

it('a report is added to the summary of a CI step, whatever the spelling of its path', () => {
  expect(writeTwice('summary', 'summary')).toBe('one\n\ntwo\n\n');
});

it('a report replaces any other file, and creates its folder', () => {
  expect(writeTwice('reports/report.md', 'summary')).toBe('two\n');
  expect(writeTwice('report.md')).toBe('two\n');
});
