// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { asModule, productionFile, reactFiles, reactImports } from './react-modules.ts';

const require = createRequire(import.meta.url);

/** The names that a module exports. */
const exportsOf = (code: string): string[] =>
  parseAst(code).body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration'
      ? statement.specifiers.map(({ exported }) => ('name' in exported ? exported.name : ''))
      : [],
  );

const entries = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'scheduler'];

describe.each(entries)('%s as a module', (name) => {
  const file = productionFile(require.resolve(name));

  it('exports what it exports as CommonJS', async () => {
    expect(name).toMatch(reactImports);
    expect(file).toMatch(reactFiles);
    const code = asModule(await readFile(file, 'utf8'));
    expect(exportsOf(code).toSorted()).toEqual(Object.keys(require(file)).toSorted());
    expect(code).not.toMatch(/\bexports\.|\brequire\(/);
  });
});

it('a module has the values of its exports, whenever and wherever they are set', async () => {
  const code = asModule(
    'exports.now = void 0; if (1 < 2) exports.now = () => exports.start + 1; exports.start = 41; var other = { exports: 5 }; exports.same = other.exports;',
  );
  const built = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect({ ...built, now: built.now() }).toEqual({ now: 42, start: 41, same: 5 });
});

it('a module imports what CommonJS requires', () => {
  const code = asModule('var React = require("react"), Dom = require("react-dom"); exports.a = 1;');
  expect(code).toContain('import * as React from "react";');
  expect(code).toContain('import * as Dom from "react-dom";');
});

it('a file that requires in another way stops the build', () => {
  expect(() => asModule('exports.a = require("react").version;')).toThrow(
    'A file of React calls require in an unknown way',
  );
});
