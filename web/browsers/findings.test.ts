import { describe, expect, it } from 'vitest';
import { newerMembers } from './newer-members.ts';
import { scriptFindings } from './script-findings.ts';
import { styleFindings } from './style-findings.ts';

describe('a script', () => {
  it.each([
    ['[].toReversed()', '.toReversed'],
    ['AbortSignal.any([])', 'AbortSignal.any'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['Object.groupBy([], f)', 'Object.groupBy'],
    ['/(?<=a)b/.test(x)', 'lookbehind'],
    ['/a/v.test(x)', 'flag v of a regular expression'],
    ['requestIdleCallback(f)', 'requestIdleCallback'],
    ['import.meta.resolve("a")', 'import.meta.resolve'],
    ['class A { static { f(); } }', 'static block of a class'],
    ['new CloseWatcher()', 'CloseWatcher'],
  ])('%s needs a newer browser', (code, need) => {
    expect(scriptFindings(code)).toEqual([need]);
  });

  it.each([
    '[].at(-1)',
    'Promise.any([])',
    'Object.hasOwn(a, b)',
    'structuredClone(a)',
    '/a/u',
    'a?.b ?? c',
  ])('%s runs in the oldest ones', (code) => {
    expect(scriptFindings(code)).toEqual([]);
  });
});

describe('a style sheet', () => {
  it.each([
    ['a { height: 100dvh }', 'unit of the dynamic viewport'],
    ['a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
    ['a:has(b) { color: red }', ':has'],
    ['@container (width > 1px) { a { color: red } }', '@container'],
    ['a { b { color: red } }', 'nested rule'],
    ['a { text-wrap: balance }', 'text-wrap'],
  ])('%s needs a newer browser', (sheet, need) => {
    expect(styleFindings(sheet)).toEqual([need]);
  });

  it.each([
    'a { height: 100vh; height: 100dvh }',
    '@supports (height: 1dvh) { a { height: 100dvh } }',
    'a { inset: 0; aspect-ratio: 3 / 1; gap: 1px }',
    'a:focus-visible { color: rgb(0 0 0 / 0.5) }',
  ])('%s is read by the oldest ones', (sheet) => {
    expect(styleFindings(sheet)).toEqual([]);
  });
});

it('knows hundreds of newer members', () => {
  expect(newerMembers.length).toBeGreaterThan(300);
});
