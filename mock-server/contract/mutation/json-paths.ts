import { isObject, listOf } from '@matka/contracts/host-kit/states/lookup';

/** What holds a value: an object or a list. */
export type Container = Record<string | number, unknown>;
/** Changes what a holder has under a key. */
export type Edit = (holder: Container, key: string | number) => void;

/** `$.data[*].market.name` as its steps; `*` stands for every row of a list and every key of a map. */
const segmentsOf = (place: string): string[] => place.replaceAll('[*]', '.*').split('.').slice(1);

function keysOf(holder: unknown, step: string): (string | number)[] {
  if (Array.isArray(holder)) return step === '*' ? [...holder.keys()] : [];
  if (!isObject(holder)) return [];
  if (step === '*') return Object.keys(holder);
  return Object.hasOwn(holder, step) ? [step] : [];
}

/** A copy of an answer with every value at a place edited; undefined when there is none. The root is `$`. */
export function editAt(
  answer: unknown,
  place: string,
  edit: Edit,
): { answer: unknown } | undefined {
  const root: Container = { $: structuredClone(answer) };
  let edits = 0;
  const walk = (holder: unknown, [step = '', ...rest]: string[]): void => {
    // From the end, so that a row that goes does not move those that are still to come.
    for (const key of keysOf(holder, step).reverse()) {
      if (rest.length > 0) {
        walk((holder as Container)[key], rest);
      } else {
        edits += 1;
        edit(holder as Container, key);
      }
    }
  };
  walk(root, ['$', ...segmentsOf(place)]);
  return edits > 0 ? { answer: root.$ } : undefined;
}

/** Every place of an answer, `$` included; `isMap` says whose keys are data. */
export function jsonPaths(answer: unknown, isMap: (place: string) => boolean): string[] {
  const places = new Set<string>();
  const walk = (value: unknown, place: string): void => {
    places.add(place);
    for (const row of listOf(value)) walk(row, `${place}[*]`);
    for (const [key, inner] of Object.entries(isObject(value) ? value : {}))
      walk(inner, `${place}.${isMap(place) ? '*' : key}`);
  };
  walk(answer, '$');
  return [...places];
}
