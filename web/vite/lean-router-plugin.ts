import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const app = resolve(import.meta.dirname, '..');
const routerFile = /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/;

/**
 * Lets the build leave out the unused parts of React Router. Takes its files without development
 * warnings, drops the display names and marks the calls that make a bundler keep a component.
 */
export function leanRouterPlugin(): Plugin {
  return {
    name: 'matka-lean-router',
    // The baseline app of the benchmarks takes its packages as they come.
    apply: ({ root = '.' }, { command }) => command === 'build' && resolve(root) === app,
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found?.id.replace(/([\\/]dist[\\/])development([\\/])/, '$1production$2');
      },
    },
    transform: {
      filter: { id: routerFile },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(
            /^(var \w+ = )(?=React\d*\.(createContext|forwardRef|memo)\()/gm,
            '$1/* @__PURE__ */ ',
          ),
    },
  };
}
