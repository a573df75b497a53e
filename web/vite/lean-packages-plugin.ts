import { type Plugin, parseAst } from 'vite';
import { isAppBuild } from './app-build.ts';

/** The modules of the router that are edited. */
const routerFiles = /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/;

/** Drops the display names of the router and marks the calls that make a bundler keep a component. */
const withoutNames = (code: string): string =>
  code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(
      /^(var \w+ = )(?=React\d*\.(createContext|forwardRef|memo)\(|new (Set|URL)\(|Object\.getOwnPropertyNames\()/gm,
      '$1/* @__PURE__ */ ',
    );

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Call extends Node {
  readonly callee: { readonly name?: string };
  readonly arguments: readonly Node[];
}
interface Statement extends Node {
  readonly expression: Call;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  else if (isNode(value)) {
    yield value;
    for (const member of Object.values(value)) {
      if (typeof member === 'object') yield* nodesOf(member);
    }
  }
}

const isCallOf = (node: Node, name: RegExp): node is Call =>
  node.type === 'CallExpression' && name.test((node as Call).callee.name ?? '');

/** Leaves out what the router says to developers: its warnings, and the texts of its assertions. */
function withoutTexts(code: string): string {
  const cuts: { start: number; end: number; instead: string }[] = [];
  for (const node of nodesOf(parseAst(code))) {
    if (node.type === 'ExpressionStatement') {
      const { expression } = node as Statement;
      if (isCallOf(expression, /^warning(Once)?$/)) cuts.push({ ...node, instead: ';' });
    } else if (isCallOf(node, /^invariant\d?$/)) {
      const [condition, text] = node.arguments;
      if (condition && text) cuts.push({ start: condition.end, end: text.end, instead: '' });
    }
  }
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce(
      (rest, { start, end, instead }) => rest.slice(0, start) + instead + rest.slice(end),
      code,
    );
}

/**
 * Takes React Router in its production build, without display names and texts for developers, and the store of React
 * in place of the one that SWR brings for older ones.
 */
export function leanPackagesPlugin(): Plugin {
  return {
    name: 'matka-lean-packages',
    apply: isAppBuild,
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(react-router(\/dom)?|use-sync-external-store\/shim(\/index\.js)?)$/ },
      async handler(source, importer, options) {
        const name = source.startsWith('use-') ? 'react' : source;
        const found = await this.resolve(name, importer, { ...options, skipSelf: true });
        return found?.id.replace(/([\\/]dist[\\/])development([\\/])/, '$1production$2');
      },
    },
    transform: {
      filter: { id: routerFiles },
      handler: (code) => withoutTexts(withoutNames(code)),
    },
  };
}
