/** Stands for every row of a list. */
export const anyRow = Symbol('any row');
/** Stands for every key of an object whose keys are data. */
export const anyKey = Symbol('any key');

/** A place in a body: the keys that lead to it, empty for the whole body. */
export type Place = readonly PropertyKey[];

/** A place in a body, or a word for another part of a response: `status`, `content type`, a parameter of the query. */
export type AnyPlace = Place | string;

function keyText(key: PropertyKey): string {
  if (key === anyRow) return '[*]';
  if (key === anyKey) return '.*';
  return typeof key === 'number' ? `[${key}]` : `.${String(key)}`;
}

/** A place in the notation for people and files: `$.data[3].market.name`. */
export const placeText = (place: AnyPlace): string =>
  typeof place === 'string' ? place : place.reduce<string>((text, key) => text + keyText(key), '$');

/** Tells if two places are the same. */
export const isSamePlace = (one: AnyPlace, other: AnyPlace): boolean =>
  placeText(one) === placeText(other);
