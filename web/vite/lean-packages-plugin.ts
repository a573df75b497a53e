import type { Plugin } from 'vite';
import { isAppBuild } from './app-build.ts';
import { asModule, productionFile, reactFiles, reactImports } from './react-modules.ts';
import { type Edit, edited, isCallOf, isStatement, nodesIn } from './syntax.ts';

/** The modules of the router that are edited. */
const routerFiles = /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/;

/** The modules that import React as a whole. */
const importersOfReact = /[\\/](swr|react-router)[\\/]dist[\\/].*\.mjs$/;

/** Drops the display names of the router and marks the calls that make a bundler keep a component. */
const withoutNames = (code: string): string =>
  code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(
      /^(var \w+ = )(?=React\d*\.(createContext|forwardRef|memo)\(|new (Set|URL)\(|Object\.getOwnPropertyNames\()/gm,
      '$1/* @__PURE__ */ ',
    );

/** Leaves out what the router says to developers: its warnings, and the texts of its assertions. */
function withoutTexts(code: string): string {
  const edits: Edit[] = [];
  for (const node of nodesIn(code)) {
    if (isStatement(node)) {
      if (isCallOf(node.expression, /^warning(Once)?$/)) edits.push({ ...node, instead: ';' });
    } else if (isCallOf(node, /^invariant\d?$/)) {
      const [condition, text] = node.arguments;
      if (condition && text) edits.push({ start: condition.end, end: text.end, instead: '' });
    }
  }
  return edited(code, edits);
}

/**
 * Names the parts of React in its imports and uses, so that a bundler can leave out the others. SWR would hand the whole
 * of it to its tool for developers.
 */
const byNames = (code: string): string =>
  code
    .replace(
      /^import (\w+)(?:, (\{.*\}))? from ["']react["'];$/gm,
      (_, whole: string, parts = '{}') =>
        `import * as ${whole} from 'react';\nimport ${parts} from 'react';`,
    )
    .replace(/^const enableDevtools = .*;$/m, 'const enableDevtools = false;')
    .replace(/\b(React\d*)\[(\w+)\]/g, (use, whole: string, key: string) => {
      const name = code.match(new RegExp(`^var ${key} = "(\\w+)";$`, 'm'))?.[1];
      return name ? `${whole}.${name}` : use;
    });

/**
 * Takes the packages as small as they can be: React as modules, React Router in its production build, without display
 * names and texts for developers, and for SWR the store of React in place of the one that it brings for older ones.
 */
export function leanPackagesPlugin(): Plugin {
  return {
    name: 'matka-lean-packages',
    apply: isAppBuild,
    enforce: 'pre',
    resolveId: {
      filter: {
        id: [reactImports, /^(react-router(\/dom)?|use-sync-external-store\/shim(\/index\.js)?)$/],
      },
      async handler(source, importer, options) {
        const name = source.startsWith('use-') ? 'react' : source;
        const found = await this.resolve(name, importer, { ...options, skipSelf: true });
        if (!found || found.external) return found;
        return reactImports.test(name)
          ? productionFile(found.id)
          : found.id.replace(/([\\/]dist[\\/])development([\\/])/, '$1production$2');
      },
    },
    // React asks for functions that only its builds for development have.
    onLog: (_level, { code, id }) => !(code === 'IMPORT_IS_UNDEFINED' && reactFiles.test(id ?? '')),
    transform: {
      filter: { id: [reactFiles, importersOfReact] },
      handler(code, id) {
        if (reactFiles.test(id)) return asModule(code);
        return byNames(routerFiles.test(id) ? withoutTexts(withoutNames(code)) : code);
      },
    },
  };
}
