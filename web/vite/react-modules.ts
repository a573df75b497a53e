import {
  edited,
  isAssignment,
  isCallOf,
  isMemberOf,
  isStatement,
  isVariables,
  type Node,
  nodesIn,
  statementsOf,
} from './syntax.ts';

/** What is imported of the packages of React. */
export const reactImports = /^(react|react-dom|scheduler)(\/[a-z-]+)?$/;

/** The production files of the packages of React. */
export const reactFiles = /[\\/](react|react-dom|scheduler)[\\/]cjs[\\/][^\\/]+\.production\.js$/;

/** The production file that an entry of a package of React chooses: for `react-dom/client.js` that of the client. */
export const productionFile = (entry: string): string =>
  entry.replace(/([^\\/]+)([\\/])([^\\/]+)\.js$/, (_, name: string, slash: string, part: string) =>
    [name, 'cjs', `${part === 'index' ? name : `${name}-${part}`}.production.js`].join(slash),
  );

/** What a call of `require` loads, as a literal. */
const sourceOf = (node: Node | null): string | undefined =>
  isCallOf(node, /^require$/) ? JSON.stringify(node.arguments[0]?.value) : undefined;

/**
 * A production file of React, which comes as CommonJS, as a module: a bundler then leaves out what is not used of it,
 * and its importers need no function that adapts it.
 *
 * @throws Error when the file calls `require` other than to declare its variables.
 */
export function asModule(code: string): string {
  const nodes = nodesIn(code);
  const required = nodes
    .filter(isVariables)
    .filter(({ declarations }) => declarations.every(({ init }) => sourceOf(init)));
  const known = required.flatMap(({ declarations }) => declarations);
  if (nodes.filter((node) => sourceOf(node)).length !== known.length)
    throw new Error('A file of React calls require in an unknown way');

  const imports = required.map(({ declarations, ...place }) => ({
    ...place,
    instead: declarations
      .map(({ id, init }) => `import * as ${id.name} from ${sourceOf(init)};`)
      .join('\n'),
  }));
  const declaredAt = new Set(
    statementsOf(code)
      .filter(isStatement)
      .map(({ expression }) => (isAssignment(expression) ? expression.left.start : undefined)),
  );
  const exported = nodes.filter((node) => isMemberOf(node, 'exports'));
  const variables = exported.map(({ start, end, property }) => ({
    start,
    end,
    instead: `${declaredAt.has(start) ? 'var ' : ''}exported_${property.name}`,
  }));
  const names = new Set(exported.map(({ property }) => property.name));
  const list = Array.from(names, (name) => `exported_${name} as ${name}`).join(', ');
  return `${edited(code, [...imports, ...variables])}\nexport { ${list} };\n`;
}
