import { parseAst } from 'vite';
import { newerGlobals, newerNames, newerStatics } from './newer-members.ts';
import { compat, lackedBy } from './support.ts';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const expressions = compat.javascript.regular_expressions ?? {};
/** Parts of regular expressions that newer browsers brought. */
const patterns: readonly [RegExp, string, boolean][] = [
  [/\(\?<[=!]/, 'lookbehind', lackedBy(expressions.lookbehind_assertion).length > 0],
  [/\(\?[a-z]*-?[a-z]*:(?<!\(\?:)/, 'modifiers in a group', true],
];

/** What a node needs of a newer browser, or undefined. */
function needOf(node: Node): string | undefined {
  if (node.type === 'MemberExpression' && node.computed === false && isNode(node.property)) {
    const name = String(node.property.name);
    const { object } = node;
    if (!isNode(object)) return undefined;
    if (object.type === 'MetaProperty') {
      const meta = compat.javascript.operators?.import_meta?.[name];
      return lackedBy(meta).length > 0 ? `import.meta.${name}` : undefined;
    }
    const owner = object.type === 'Identifier' ? String(object.name) : '';
    if (newerStatics.has(`${owner}.${name}`)) return `${owner}.${name}`;
    return newerNames.has(name) ? `.${name}` : undefined;
  }
  if (node.type === 'NewExpression' || node.type === 'CallExpression') {
    const { callee } = node;
    if (!isNode(callee) || callee.type !== 'Identifier') return undefined;
    const name = String(callee.name);
    if (newerGlobals.has(name) || newerStatics.has(`Window.${name}`)) return name;
  }
  if (node.type === 'Literal' && typeof node.regex === 'object' && node.regex) {
    const { pattern, flags } = node.regex as { pattern: string; flags: string };
    if (flags.includes('v')) return 'flag v of a regular expression';
    return patterns.find(([part, , isNewer]) => isNewer && part.test(pattern))?.[1];
  }
  if (node.type === 'StaticBlock') return 'static block of a class';
  return undefined;
}

/** What a built script needs of browsers newer than promised, each once. Throws for a script with a syntax error. */
export function scriptFindings(code: string): string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each);
    } else if (isNode(value)) {
      const need = needOf(value);
      if (need) found.add(need);
      for (const [key, child] of Object.entries(value)) if (key !== 'parent') visit(child);
    }
  };
  visit(parseAst(code));
  return [...found];
}
