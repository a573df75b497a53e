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
function parsedDict(text: string): unknown {
  try {
    return JSON.parse(text.replaceAll("'", '"'));
  } catch {
    return undefined;
  }
}

const withSingleQuotes = (value: unknown): string => JSON.stringify(value).replaceAll('"', "'");

const copyOf = (container: Container): Container =>
  (Array.isArray(container) ? [...container] : { ...container }) as Container;

/** An inner value after an edit; undefined where nothing changes. */
function editInside(value: unknown, rest: readonly string[], edit: Edit): unknown {
  if (typeof value !== 'string') return edited(value, rest, edit);
  const changed = edited(parsedDict(value), rest, edit);
  return changed && withSingleQuotes(changed);
}

function edited(
  container: unknown,
  segments: readonly string[],
  edit: Edit,
): Container | undefined {
  const [segment = '', ...rest] = segments;
  let copy: Container | undefined;
  let changes = false;
  // Last row first: removing a row then leaves the positions of the remaining ones unchanged.
  for (const key of keysOf(container, segment).reverse()) {
    const holder = container as Container;
    if (rest.length === 0) {
      copy ??= copyOf(holder);
      changes = edit(copy, key) || changes;
      continue;
    }
    const changed = editInside(holder[key], rest, edit);
    if (changed === undefined) continue;
    copy ??= copyOf(holder);
    copy[key] = changed;
    changes = true;
  }
  return changes ? copy : undefined;
}

/** Edits every value at a place in a copy of a body; undefined where nothing changes. The root is `$`. */
export function editPlaces(
  body: unknown,
  place: string,
  edit: Edit,
): { body: unknown } | undefined {
  const changed = edited({ $: body }, ['$', ...segmentsOf(place)], edit);
  return changed && { body: changed.$ };
}

/** The values at a place of a body. */
export function valuesAt(body: unknown, place: string): unknown[] {
  const values: unknown[] = [];
  editPlaces(body, place, (container, key) => {
    values.push(container[key]);
    return false;
  });
  return values;
}
