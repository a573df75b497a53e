import { isObject } from '@matka/contracts/pact/json';

/** An object or an array. */
export type Container = Record<string | number, unknown>;

/** Changes the value of a container at a key; false if there is nothing to change. */
export type Edit = (container: Container, key: string | number) => boolean;

/** Splits `$.data[*].market.name` into its names; `*` stands for every row of an array and every key of a map. */
const segmentsOf = (place: string): string[] => place.replaceAll('[*]', '.*').split('.').slice(1);

function keysOf(container: unknown, segment: string): (string | number)[] {
  if (Array.isArray(container)) return segment === '*' ? [...container.keys()] : [];
  if (!isObject(container)) return [];
  if (segment === '*') return Object.keys(container);
  return Object.hasOwn(container, segment) ? [segment] : [];
}

/** A value written like a Python dict inside a text, as hosts write the result of a bet. */
function parsedDict(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text.replaceAll("'", '"')) : undefined;
  } catch {
    return undefined;
  }
}

/** Edits every value at a place in a copy of a body; undefined where nothing changes. The root is `$`. */
export function editPlaces(
  body: unknown,
  place: string,
  edit: Edit,
): { body: unknown } | undefined {
  const root: Container = { $: structuredClone(body) };
  let edits = 0;
  function walk(container: unknown, [segment = '', ...rest]: string[]): void {
    // Last row first: removing a row then leaves the positions of the remaining ones unchanged.
    for (const key of keysOf(container, segment).reverse()) {
      const holder = container as Container;
      const inner = rest.length > 0 ? parsedDict(holder[key]) : undefined;
      if (isObject(inner)) {
        walk(inner, rest);
        holder[key] = JSON.stringify(inner).replaceAll('"', "'");
      } else if (rest.length > 0) {
        walk(holder[key], rest);
      } else if (edit(holder, key)) {
        edits += 1;
      }
    }
  }
  walk(root, ['$', ...segmentsOf(place)]);
  return edits > 0 ? { body: root.$ } : undefined;
}
