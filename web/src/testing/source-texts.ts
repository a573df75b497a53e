import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';

/** A node of the syntax tree. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [property: string]: unknown;
}

/** A text in the source, with `{}` for each of its values. */
export interface SourceText {
  /** Below web/src. */
  readonly file: string;
  readonly text: string;
  /** How it is used: shown as it stands, translated where it stands, or a value for elsewhere. */
  readonly use: 'shown' | 'translated' | 'value';
}

/** The texts of a file, and its calls of `t` or `translated` that run when the file is loaded. */
export interface FileTexts {
  readonly texts: readonly SourceText[];
  readonly early: readonly string[];
}

/** JSX attributes that hold texts for the player. */
const textProps = new Set([
  ...['label', 'title', 'text', 'placeholder', 'hint', 'actionLabel', 'alt', 'heading'],
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'loadingText'],
]);

const translators = new Set(['t', 'translated']);

/** Parts of nodes that hold no texts: types, names of properties and files. */
const skipped: Readonly<Record<string, readonly string[]>> = {
  ImportDeclaration: ['source', 'specifiers', 'attributes'],
  ExportNamedDeclaration: ['source'],
  ExportAllDeclaration: ['source'],
  ImportExpression: ['source'],
  Property: ['key'],
  PropertyDefinition: ['key'],
  TSAsExpression: ['typeAnnotation'],
  TSSatisfiesExpression: ['typeAnnotation'],
};
const valuesOfTypes = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] =>
  Object.entries(node)
    .filter(([name]) => !skipped[node.type]?.includes(name))
    .flatMap(([, value]) => value)
    .filter(isNode);

const nameOf = (node: unknown): string =>
  isNode(node) && typeof node.name === 'string' ? node.name : '';

/** The text of a literal or template; undefined for any other node. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'JSXText') return String(node.value).replace(/\s+/g, ' ').trim();
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node.quasis as { value: { cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join('{}');
}

/** Whether a text can be English: words, or one word that begins with a capital letter. */
export const isEnglish = (text: string): boolean =>
  /[A-Za-z]{2}/.test(text) && (/[A-Za-z}] [A-Za-z{(]/.test(text) || /^[A-Z]/.test(text));

/** Whether a call has no effect on the screen: a log for developers. */
const isLog = ({ callee }: Node): boolean =>
  isNode(callee) && callee.type === 'MemberExpression' && nameOf(callee.object) === 'console';

/** The texts in the source of one file. */
export function textsOf(file: string, source: string): FileTexts {
  const texts: SourceText[] = [];
  const early: string[] = [];
  const { program } = parseSync(file, source);

  function visit(node: Node, use: SourceText['use'], inFunction: boolean): void {
    if (node.type.startsWith('TS') && !valuesOfTypes.has(node.type)) return;
    const text = textOf(node);
    if (text)
      texts.push({ file, text: withoutNames(text), use: node.type === 'JSXText' ? 'shown' : use });
    if (node.type === 'CallExpression') {
      if (isLog(node)) return;
      const called = nameOf(node.callee);
      if (translators.has(called) && !inFunction)
        early.push(`${file}: ${called}() at module level`);
      const [first, ...others] = childrenOf(node).filter((child) => child !== node.callee);
      if (isNode(node.callee)) visit(node.callee, 'value', inFunction);
      if (first) visit(first, called === 't' ? 'translated' : 'value', inFunction);
      for (const other of others) visit(other, 'value', inFunction);
      return;
    }
    if (node.type === 'JSXAttribute') {
      const isText = textProps.has(nameOf(node.name));
      if (isNode(node.value)) visit(node.value, isText ? 'shown' : 'value', inFunction);
      return;
    }
    const isElement = node.type === 'JSXElement' || node.type === 'JSXFragment';
    for (const child of childrenOf(node)) {
      visit(
        child,
        usageBelow(node, child, isElement ? 'shown' : use),
        inFunction || isFunction(node),
      );
    }
  }
  const tree: unknown = program;
  if (isNode(tree)) visit(tree, 'value', false);
  return { texts, early };
}

const isFunction = ({ type }: Node): boolean => /Function|MethodDefinition/.test(type);

/** A branch of a condition is used like the whole; anything else inside of a text is a value. */
function usageBelow(node: Node, child: Node, use: SourceText['use']): SourceText['use'] {
  if (node.type === 'ConditionalExpression') return child === node.test ? 'value' : use;
  if (node.type === 'LogicalExpression') return use;
  const passesOn = /^(JSX|ParenthesizedExpression|TS)/.test(node.type);
  return passesOn ? use : 'value';
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return /(?<!\.test|\.d)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** A text of a catalogue like one of the source: with `{}` for each of its values. */
export const withoutNames = (text: string): string => text.replace(/\{\w+\}/g, '{}');

/** The texts of all files of the app. */
export function allTexts(): FileTexts {
  const root = join(import.meta.dirname, '..');
  const files = filesBelow(root).map((path) => relative(root, path));
  const found = files
    .filter((file) => !/^(testing|i18n)\//.test(file))
    .map((file) => textsOf(file, readFileSync(join(root, file), 'utf8')));
  return {
    texts: found.flatMap(({ texts }) => texts),
    early: found.flatMap(({ early }) => early),
  };
}
