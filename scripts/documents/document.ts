import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import GithubSlugger from 'github-slugger';
import { marked, type Token } from 'marked';
import { repoPath, repoRoot } from '../lib/paths.ts';

/** The checkable parts of a Markdown file of the repository. */
export interface Document {
  /** Its path from the repository's root. */
  path: string;
  /** The targets of links and pictures, as written. */
  targets: readonly string[];
  /** The anchors of its headings. */
  anchors: readonly string[];
  /** The texts in code spans, and the lines of code blocks. */
  code: readonly string[];
}

/** Reads a document from its Markdown. */
export function parseDocument(path: string, markdown: string): Document {
  const slugger = new GithubSlugger();
  const [targets, anchors, code]: [string[], string[], string[]] = [[], [], []];
  const visit = (token: Token): void => {
    if (token.type === 'link' || token.type === 'image') targets.push(token.href);
    if (token.type === 'heading') anchors.push(slugger.slug(plainText(token)));
    if (token.type === 'codespan') code.push(token.text);
    if (token.type === 'code') code.push(...token.text.split('\n'));
    if (token.type === 'html')
      for (const [, target = ''] of token.text.matchAll(/(?:src|href)="([^"]+)"/g))
        targets.push(target);
  };
  void marked.walkTokens(marked.lexer(markdown), visit);
  return { path, targets, anchors, code };
}

/** The text of a heading without markup. */
function plainText(token: Token): string {
  if ('tokens' in token && token.tokens) return token.tokens.map(plainText).join('');
  return 'text' in token ? token.text : '';
}

/** The files of the repository that git knows or would add. */
export function repositoryFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { cwd: repoRoot, encoding: 'utf8' }).split('\0');
  return files.filter((file) => file !== '' && existsSync(repoPath(file)));
}

/** All documents of the repository. */
export const readDocuments = (): Document[] =>
  repositoryFiles()
    .filter((file) => file.endsWith('.md'))
    .map((file) => parseDocument(file, readFileSync(repoPath(file), 'utf8')));
