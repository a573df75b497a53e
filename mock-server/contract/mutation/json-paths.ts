import { isObject, listOf } from '@matka/contracts/pact/json';

/** An object or an array. */
export type Container = Record<string | number, unknown>;
/** Changes the value of a container at a key. */
export type Edit = (container: Container, key: string | number) => void;

/** Splits `$.data[*].market.name` into its segments; `*` stands for every row of an array and every key of a map. */
const segmentsOf = (path: string): string[] => path.replaceAll('[*]', '.*').split('.').slice(1);

function keysOf(container: unknown, segment: string): (string | number)[] {
  if (Array.isArray(container)) return segment === '*' ? [...container.keys()] : [];
  if (!isObject(container)) return [];
  if (segment === '*') return Object.keys(container);
  return Object.hasOwn(container, segment) ? [segment] : [];
}

/** Edits every value at a path in a copy of a body; undefined if the path does not exist. The root is `$`. */
export function editAt(body: unknown, path: string, edit: Edit): { body: unknown } | undefined {
  const root: Container = { $: structuredClone(body) };
  let edits = 0;
  const walk = (container: unknown, [segment = '', ...rest]: string[]): void => {
    // Last row first: removing a row then leaves the positions of the remaining ones unchanged.
    for (const key of keysOf(container, segment).reverse()) {
      if (rest.length > 0) {
        walk((container as Container)[key], rest);
      } else {
        edits += 1;
        edit(container as Container, key);
      }
    }
  };
  walk(root, ['$', ...segmentsOf(path)]);
  return edits > 0 ? { body: root.$ } : undefined;
}

/** All paths of a body, including `$`. `isMap` tells which paths are objects whose keys are data. */
export function jsonPaths(body: unknown, isMap: (path: string) => boolean): string[] {
  const paths = new Set<string>();
  const walk = (value: unknown, path: string): void => {
    paths.add(path);
    for (const row of listOf(value)) walk(row, `${path}[*]`);
    for (const [key, inner] of Object.entries(isObject(value) ? value : {}))
      walk(inner, `${path}.${isMap(path) ? '*' : key}`);
  };
  walk(body, '$');
  return [...paths];
}
