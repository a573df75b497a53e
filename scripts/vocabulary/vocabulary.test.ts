import { describe, expect, it } from 'vitest';
import { exportedIn, exportedNames, fileNames, type Name, wordsOf } from './names.ts';
import { forbiddenWords } from './words.ts';

const problems = (names: readonly Name[]): string[] =>
  names.flatMap(({ name, file }) =>
    wordsOf(name)
      .filter((word) => Object.hasOwn(forbiddenWords, word))
      .map((word) => `${file}: ${name} ("${word}": ${forbiddenWords[word]})`),
  );

describe('names use standard terms', () => {
  it('in files and folders', () => {
    const names = fileNames();
    expect(names.length).toBeGreaterThan(1000);
    expect(problems(names)).toEqual([]);
  });

  it('in exports', () => {
    const names = exportedNames();
    expect(names.length).toBeGreaterThan(1000);
    expect(problems(names)).toEqual([]);
  });
});

describe('the check of names', () => {
  it('splits camel case, kebab case and capitals into words', () => {
    expect(wordsOf('keepHTTPAnswer')).toEqual(['keep', 'http', 'answer']);
    expect(wordsOf('lost-answers.test.ts')).toEqual(['lost', 'answers', 'test', 'ts']);
  });

  it('reads exported declarations of every kind', () => {
    const source = [
      'export const a = 1;',
      'export async function b() {}',
      'export default class C {}',
      'export interface D {}',
      'const e = 2;',
    ].join('\n');
    expect(exportedIn(source)).toEqual(['a', 'b', 'C', 'D']);
  });

  it('names the word and what to use instead', () => {
    expect(problems([{ name: 'openHouse', file: 'a.ts' }])).toEqual([
      'a.ts: openHouse ("house": markets, mock, host, request pipeline)',
    ]);
  });
});
