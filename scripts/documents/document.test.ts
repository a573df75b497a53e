import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { repoPath } from '../lib/paths.ts';
import { type Document, parseDocument, readDocuments, repositoryFiles } from './document.ts';

const documents = readDocuments();
const files = repositoryFiles();
const folders = new Set(files.flatMap((file) => parents(file)));
const anchorsOf = new Map(documents.map(({ path, anchors }) => [path, anchors]));

function parents(path: string): string[] {
  const parent = dirname(path);
  return parent === '.' ? [] : [parent, ...parents(parent)];
}

const exists = (path: string) => files.includes(path) || folders.has(path);

/** The links and pictures of a document that lead nowhere. */
const brokenTargets = ({ path, targets }: Document): string[] =>
  targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [file = '', anchor] = decodeURI(target).split('#');
    const found = file ? normalize(join(dirname(path), file)).replace(/\/$/, '') : path;
    // A badge of the repository's own page.
    if (found.includes('actions/workflows')) return false;
    return (
      (file !== '' && !exists(found)) ||
      (anchor !== undefined && !anchorsOf.get(found)?.includes(anchor))
    );
  });

/** The paths in the code of a document that no file has, from the root, from the document or from a part of either. */
const brokenPaths = ({ path, code }: Document): string[] =>
  code.flatMap((text) => {
    const paths =
      text.match(/(?<![\w./:@*<{-])(?!\.local|matka-)[\w.-]+(?:\/[\w.*-]+)+\/?(?![\w/*<{:…-])/g) ??
      [];
    return paths.filter((each) => {
      const isOurs = /^(contracts|docs|fixtures|mock-server|scripts|web|\.github|\.ci)\//.test(
        each,
      );
      const isFile = /\.(tsx?|m?js|md|json|css|sql|ya?ml|sh)$/.test(each);
      if (!(isOurs || (isFile && text === each))) return false;
      const wanted = each.replace(/\/$/, '');
      if (wanted.includes('*')) return globSync(repoPath(wanted)).length === 0;
      const suffix = `/${wanted}`;
      return !exists(wanted) && !files.some((file) => file.endsWith(suffix) && isNear(file, path));
    });
  });

/** Tells if a file is in the folder of a document, or below it. */
const isNear = (file: string, document: string): boolean =>
  dirname(document) === '.' || file.startsWith(`${dirname(document)}/`);

it('every link, anchor and picture of a document exists', () => {
  const broken = documents.flatMap((document) =>
    brokenTargets(document).map((target) => `${document.path}: ${target}`),
  );
  expect(broken).toEqual([]);
});

it('every path in a document exists', () => {
  const broken = documents.flatMap((document) =>
    brokenPaths(document).map((path) => `${document.path}: ${path}`),
  );
  expect(broken).toEqual([]);
});

it('every test that a document quotes beside its file exists', () => {
  const missing = documents.flatMap(({ path }) =>
    [
      ...readFileSync(repoPath(path), 'utf8').matchAll(/([\w-]+\.test): ((?:\*[^*]+\*(?:, )?)+)/g),
    ].flatMap(([, name, quotes = '']) => {
      const file = files.find((each) => isNear(each, path) && each.includes(`/${name}.ts`));
      const text = file ? readFileSync(repoPath(file), 'utf8') : '';
      return [...quotes.matchAll(/\*([^*]+)\*/g)].flatMap(([, title = '']) =>
        title.split('…').every((part) => text.includes(part.trim()))
          ? []
          : `${path}: ${name}: ${title}`,
      );
    }),
  );
  expect(missing).toEqual([]);
});

it('every variable that a document names is read somewhere', () => {
  const sources = files
    .filter((file) => /\.(ts|mts|mjs|sh|ya?ml|Dockerfile|env)$|Caddyfile|^\.env$/.test(file))
    .map((file) => readFileSync(repoPath(file), 'utf8'))
    .join('\n');
  const unread = documents.flatMap(({ path, code }) =>
    code
      .flatMap((text) => text.match(/\bMATKA_[A-Z_]+[A-Z]\b/g) ?? [])
      .filter((name) => !sources.includes(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(unread).toEqual([]);
});

it.each([
  ['[a page](nowhere.md)', ['nowhere.md']],
  ['[an anchor](README.md#no-such-heading)', ['README.md#no-such-heading']],
  ['![a picture](docs/images/none.png)', ['docs/images/none.png']],
  ['<img src="docs/images/none.png">', ['docs/images/none.png']],
  ['# Right\n[here](#right), [there](docs/testing.md#which-test-goes-where)', []],
])('the check of links finds a link to no target: %s', (markdown, broken) => {
  const document = parseDocument('example.md', markdown);
  anchorsOf.set('example.md', document.anchors);
  expect(brokenTargets(document)).toEqual(broken);
});

it.each([
  ['`web/src/no-such-file.ts`', ['web/src/no-such-file.ts']],
  ['`scripts/no-such-folder/`', ['scripts/no-such-folder/']],
  [`\`${basename(import.meta.filename)}\` and \`scripts/documents/\``, []],
])('the check of paths finds a path to no file: %s', (markdown, broken) => {
  expect(brokenPaths(parseDocument('example.md', markdown))).toEqual(broken);
});
