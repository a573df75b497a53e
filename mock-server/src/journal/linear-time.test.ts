import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RegExpParser } from '@eslint-community/regexpp';
import { analyse } from 'scslre';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { redactRequest, redactResponse } from './redact.ts';

const root = join(import.meta.dirname, '../../..');

/** The regular expressions that sources hold, in any depth of their syntax tree. */
function expressionsIn(node: unknown): { pattern: string; flags: string }[] {
  if (Array.isArray(node)) return node.flatMap(expressionsIn);
  if (typeof node !== 'object' || node === null) return [];
  if ('regex' in node && node.regex) return [node.regex as { pattern: string; flags: string }];
  return Object.values(node).flatMap(expressionsIn);
}

/** All that reads what others send; `processes/` reads the list of this machine's processes. */
const folders = ['mock-server/src', 'contracts/{check,client,reading,report,session,sources}'];
const sources = globSync(
  folders.map((folder) => `${folder}/**/*.ts`),
  { cwd: root },
).filter((path) => !path.endsWith('.test.ts') && !path.includes('/processes/'));

/**
 * Why an expression may take more than linear time; empty if it never does. `Move`: it starts again at every place of a
 * text, and reads the rest of it from there.
 */
const reasonsOf = ({ pattern, flags }: { pattern: string; flags: string }): string[] => {
  const parser = new RegExpParser({ ecmaVersion: 2024 });
  const { reports } = analyse(parser.parseLiteral(`/${pattern}/${flags}`));
  return reports.map(({ type }) => type);
};

it('the check for slow regular expressions finds the expressions in the sources', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(expressionsIn(parseAst('const a = /b+c/g;', { lang: 'ts' }))).toEqual([
    { pattern: 'b+c', flags: 'g' },
  ]);
});

it('the regular expressions of the mock and the contracts read each text in linear time', () => {
  const slow = sources.flatMap((path) => {
    const program = parseAst(readFileSync(join(root, path), 'utf8'), { lang: 'ts' });
    return expressionsIn(program)
      .map((expression) => ({
        path,
        pattern: expression.pattern,
        reasons: reasonsOf(expression),
      }))
      .filter(({ reasons }) => reasons.length > 0);
  });
  expect(slow).toEqual([]);
});

it('the check for slow regular expressions finds slow examples', () => {
  expect(reasonsOf({ pattern: '^(a+)+$', flags: '' })).not.toEqual([]);
  expect(reasonsOf({ pattern: '^\\s*a?\\s*$', flags: '' })).not.toEqual([]);
  expect(reasonsOf({ pattern: '[\\w.]+@\\w+', flags: 'g' })).not.toEqual([]);
});

const long = 200_000;
const redactText = (text: string): string => redactResponse(text, 200, { secrets: [] });
const repeated = (text: string): string => text.repeat(Math.ceil(long / text.length));
/** Texts on which an expression may try many beginnings or many ends. */
const worst: readonly string[] = [
  'eyJ',
  'eyJa.',
  'eyJa.b-',
  'a',
  'a-',
  ' ',
  'a=',
  'password=',
  'password is ',
  '"',
  '\\"',
  '"a":',
  '"a" ',
  'a:"\\',
  '.',
  'Pass Word ',
];

it.each(worst)('redaction reads each part of a long text once: %j', (text) => {
  expect(redactText(repeated(text)).length).toBeGreaterThan(0);
  const url = `/markets/?${repeated(text)}=${repeated(text)}`;
  expect(redactRequest({ url, body: repeated(text) }).isUnusual).toBe(true);
});

it('redaction hides a token anywhere in a long text', () => {
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJhIjoxfQ.c2lnbmF0dXJl';
  for (const around of ['', 'x', '.', 'a.b.', '-', ' ', '"', 'Bearer ', 'eyJ', '=']) {
    for (const text of [`${around}${token}`, `${token} ${around}`]) {
      expect(redactText(text)).not.toContain('c2lnbmF0dXJl');
    }
  }
  for (const plain of ['eyJ', 'eyJa.b', 'heyJude', 'a.b.c', 'v1.2.3']) {
    expect(redactText(plain)).toBe(plain);
  }
});
